import { Link } from '@remix-run/react';
import { SelectField } from '#app/platform/ui/field.tsx';
import { NOBODY, STAYS, type HeldKind } from './successors.ts';

type Props = { held: readonly HeldKind[]; name: string };

export function SuccessorFields({ held, name }: Props) {
  const [first] = held;
  if (!first) return null;
  const forAll = first.colleagues.filter(({ id }) =>
    held.every(({ colleagues }) => colleagues.some((one) => one.id === id)),
  );
  return (
    <div className="grid gap-4">
      <SelectField
        id="to"
        name="to"
        label={held.length === 1 ? 'Who gets it' : 'Who gets all of it'}
        required={held.length === 1}
        options={[{ value: '', label: 'Choose' }, ...optionsOf(forAll, held.every(mayStay), name)]}
        defaultValue=""
      />
      {held.map(({ text, path, ...kind }) => (
        <div key={kind.name}>
          <p>
            <Link to={path} className="font-semibold">
              {text}
            </Link>
          </p>
          {held.length > 1 && (
            <SelectField
              id={`to-${kind.name}`}
              name={`to-${kind.name}`}
              label={`Somebody else for: ${text}`}
              options={[
                { value: '', label: 'As chosen for all' },
                ...optionsOf(kind.colleagues, kind.mayStay, name),
              ]}
              defaultValue=""
            />
          )}
        </div>
      ))}
    </div>
  );
}

const mayStay = (kind: HeldKind) => kind.mayStay;

function optionsOf(colleagues: HeldKind['colleagues'], canStay: boolean, holder: string) {
  return [
    ...(canStay ? [{ value: STAYS, label: `It stays with ${holder}` }] : []),
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
    { value: NOBODY, label: 'Nobody: it stays on the overview until somebody takes it' },
  ];
}
