import { plusDays } from '#app/firm/core/calendar-day.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { PAPER_KIND, SIGNED_KIND } from '#app/work/signatures/kinds.ts';
import { LONGEST_WHAT } from '../page.ts';
import { Ticks } from '../ticks.tsx';
import type { DeliverAnswer } from './purpose.ts';
import { ContactsToInvite } from './no-signers.tsx';
import { SignOrder } from './sign-order.tsx';
import { SignMarks } from './sign-marks.tsx';

/** In days: until when it can be signed, unless somebody sets another day. */
const OPEN_FOR = 14;

const KINDS = [
  { value: '', label: 'Choose what it is' },
  {
    group: 'Can be signed here',
    options: keysOf(SIGNED_KIND).map((value) => ({ value, label: SIGNED_KIND[value] })),
  },
  {
    group: 'On paper only: choose it to read why',
    options: keysOf(PAPER_KIND).map((value) => ({ value, label: PAPER_KIND[value].label })),
  },
];

type Props = {
  signers: readonly { name: string; email: string }[];
  client: string;
  contacts: readonly { name: string; role: string | null }[];
  today: string;
  delivered: readonly { id: string; name: string }[];
  refused: DeliverAnswer | undefined;
};

export function SigningFields({ signers, client, contacts, today, delivered, refused }: Props) {
  const { typed, errors }: Pick<DeliverAnswer, 'typed' | 'errors'> = refused ?? { typed: {}, errors: {} };
  return (
    <>
      <SelectField
        id="signature-kind"
        name="kind"
        label="What kind of document it is"
        options={KINDS}
        defaultValue={typed.kind ?? ''}
        error={errors.kind}
      />
      <TextField
        id="signature-what"
        name="title"
        label="What they sign"
        maxLength={LONGEST_WHAT}
        autoComplete="off"
        hint="Empty: the name of the first file."
        defaultValue={typed.title}
        error={errors.title}
      />
      <Ticks
        legend="Who signs"
        id="signature-signers"
        name="signer"
        options={signers.map(({ name, email }) => ({
          value: email,
          label: name ? `${name}, ${email}` : email,
        }))}
        typed={refused?.typed}
        error={errors.signer}
      />
      <ContactsToInvite {...{ client, contacts }} />
      {signers.length > 1 && <SignOrder signers={signers} refused={refused} />}
      <TextField
        id="signature-until"
        name="until"
        type="date"
        label="Last day to sign"
        defaultValue={typed.until ?? plusDays(today, OPEN_FOR)}
        error={errors.until}
      />
      <SignMarks {...{ signers, delivered, refused }} />
    </>
  );
}
