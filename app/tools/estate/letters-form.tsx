import {
  estateLetters,
  estateLettersPage,
  estateWriters,
  type EstateLetterId,
} from '#content/estate-letters.ts';
import type { ReactNode } from 'react';
import { estatesOf } from '#app/firm/core/estate-sizes.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Segments, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { ADDRESSEE, typedFor, type LetterErrors, type TypedLetter } from './letter-fields.ts';

type Props = {
  path: string;
  typed: TypedLetter;
  letter: EstateLetterId | null;
  errors?: LetterErrors;
  children?: ReactNode;
};

const LETTERS = Object.entries(estateLetters).map(([value, { to }]) => ({ value, label: to }));
const WRITERS = Object.entries(estateWriters).map(([value, { label }]) => ({ value, label }));
const SIZES = [
  { value: '', label: 'Not known yet' },
  { value: 'small', label: estatesOf.withoutExecutor.label },
  { value: 'larger', label: estatesOf.withExecutor.label },
];
const NONE: LetterErrors = {};

export function LettersForm({ path, typed, letter, errors = NONE, children }: Props) {
  const field = fieldsOf(typed, errors);
  return (
    <form action={`${path}#letter`} method="post" noValidate className="letter-form no-print">
      <Deceased field={field} />
      <fieldset>
        <legend>You</legend>
        <TextField {...field('writer', 'name')} label="Your name" required />
        <SelectField
          {...field('writesAs')}
          label="You write as"
          hint={estateLettersPage.writesAsHint}
          options={WRITERS}
        />
        <TextArea {...field('address', 'street-address')} label="Your address" rows={3} />
        <TextField
          {...field('contact')}
          label="Your phone number or e-mail address"
          hint="This, or your address: the answer goes there."
        />
      </fieldset>
      <fieldset>
        <legend>The letter</legend>
        <Segments
          id="to"
          name="to"
          className="letter-to"
          legend="Whom do you write to?"
          error={errors.to}
          options={LETTERS}
          defaultValue={letter ?? ''}
          required
        />
        <TextField
          {...field('addressee')}
          label="Their name"
          hint="The bank or the firm; for the Master the place, such as Mthatha."
        />
        <TextField
          {...field('reference')}
          label="Their reference"
          hint="Account, employee or policy number."
        />
        <TextArea {...field('addresseeAddress')} label="Their address" rows={3} />
      </fieldset>
      {letter && (
        <>
          <input type="hidden" name={typedFor} value={letter} />
          {ADDRESSEE.map((name) => (
            <input key={name} type="hidden" name={`${typedFor}.${name}`} value={typed[name] ?? ''} />
          ))}
        </>
      )}
      {children}
      <div>
        <Button type="submit" name="intent" value="write">
          Write the letter
        </Button>
      </div>
    </form>
  );
}

function fieldsOf(typed: TypedLetter, errors: LetterErrors) {
  return (name: keyof TypedLetter, autoComplete = 'off') => ({
    id: name,
    name,
    autoComplete,
    defaultValue: typed[name] ?? '',
    error: errors[name],
  });
}

function Deceased({ field }: { field: ReturnType<typeof fieldsOf> }) {
  return (
    <fieldset>
      <legend>The person who died</legend>
      <TextField {...field('deceased')} label="Full name" required />
      <TextField {...field('idNumber')} label="ID or passport number" required />
      <TextField {...field('death')} label="Day of death" type="date" required />
      <TextField {...field('estateNumber')} label="The Master’s reference" hint="Once you have it." />
      <SelectField
        {...field('size')}
        label="What the estate is worth, before debts"
        hint="The letter to the Master asks for what goes with it."
        options={SIZES}
      />
    </fieldset>
  );
}
