import { switching } from '#content/switching.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { LETTER_FIELDS, type LetterEntries, type LetterErrors } from './letter.ts';

const texts = switching.letter;

type Props = { entries?: LetterEntries; errors?: LetterErrors };

/** Posted, so that names are in no address and no log. */
export function LetterForm({ entries, errors }: Props) {
  return (
    <form method="post" action="#letter" className="letter-form no-print">
      {LETTER_FIELDS.map((name) => (
        <TextField
          key={name}
          id={name}
          name={name}
          type={name === 'last' ? 'date' : 'text'}
          {...texts.fields[name]}
          autoComplete={AUTOCOMPLETE[name] ?? 'off'}
          required
          error={errors?.[name]}
          defaultValue={entries?.[name]}
        />
      ))}
      <div>
        <Button type="submit">{texts.button}</Button>
      </div>
    </form>
  );
}

const AUTOCOMPLETE: Partial<Record<keyof LetterEntries, string>> = {
  business: 'organization',
  signer: 'name',
};
