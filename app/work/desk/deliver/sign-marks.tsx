import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { OWN_PLACE, PLACES } from '#app/work/core/engagements/sign-place.ts';
import { OwnPoint } from '../own-point.tsx';
import { chosenFile, markField } from './mark-fields.ts';
import type { DeliverAnswer } from './purpose.ts';

type Signer = { name: string; email: string };

type Props = {
  signers: readonly Signer[];
  delivered: readonly { id: string; name: string }[];
  refused: DeliverAnswer | undefined;
};

const PLACE_OPTIONS = [
  { value: '', label: 'Not marked' },
  ...Object.entries(PLACES).map(([value, { label }]) => ({ value, label })),
  { value: OWN_PLACE, label: 'At the point below' },
];

export function SignMarks({ signers, ...props }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="label">Where they sign (optional)</legend>
      <p className="hint">
        A name, its day and a reference are put there. If none is marked, names go where they were put the
        last time for this kind of work and document. All signatures stand on the last page in any case.
      </p>
      {signers.map((signer) => (
        <OneMark key={signer.email} signer={signer} {...props} />
      ))}
    </fieldset>
  );
}

type OneProps = Omit<Props, 'signers'> & { signer: Signer };

function OneMark({ signer: { name, email }, delivered, refused }: OneProps) {
  const named = (field: string) => markField(field, email);
  const of = (field: string) => ({
    id: `mark-${named(field)}`,
    name: named(field),
    error: refused?.errors[named(field)],
  });
  const typed = (field: string) => refused?.typed[named(field)];
  const files = [
    { value: chosenFile(0), label: 'The first file chosen above' },
    { value: chosenFile(1), label: 'The second file chosen above' },
    ...delivered.map((file) => ({ value: file.id, label: file.name })),
  ];
  const isOpen = ['document', 'page', 'place', 'x', 'y'].some((field) => refused?.errors[named(field)]);
  return (
    <details className="work-fold" open={isOpen || Boolean(typed('place'))}>
      <summary className="btn btn-quiet btn-small">Where {name || email} signs</summary>
      <div className="grid gap-4">
        <SelectField
          {...of('document')}
          label="In which file"
          options={files}
          defaultValue={typed('document')}
        />
        <TextField
          {...of('page')}
          label="Page"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          defaultValue={typed('page') ?? '1'}
        />
        <page-picture
          class="page-picture"
          data-signer={email}
          data-names={JSON.stringify({ [email]: name || email })}
        />
        <SelectField
          {...of('place')}
          label="Where on the page"
          options={PLACE_OPTIONS}
          defaultValue={typed('place') ?? ''}
        />
        <OwnPoint of={of} typed={typed} />
      </div>
    </details>
  );
}
