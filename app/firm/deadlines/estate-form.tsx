import type { ReactNode } from 'react';
import { sizeLabels, smallEstate } from '#app/firm/core/estate-sizes.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Segments, TextField } from '#app/platform/ui/field.tsx';
import { TIMELINE_PATH, type EstateErrors, type EstateFields } from './estate-days.ts';

type Props = {
  fields?: EstateFields;
  errors?: EstateErrors;
  path?: string;
  /** The id of the part of the page to show after the post. */
  answer?: string;
  /** Replaces the button that stores nothing. */
  children?: ReactNode;
};

const SIZES = Object.entries(sizeLabels).map(([value, label]) => ({ value, label }));

const EMPTY: EstateFields = { size: '', death: '', letters: '' };
const NONE: EstateErrors = {};

export function EstateForm(props: Props) {
  const { fields = EMPTY, errors = NONE, path = TIMELINE_PATH, answer = 'timeline', children } = props;
  return (
    <form action={`${path}#${answer}`} method="post" noValidate className="estate-form no-print">
      <Segments
        id="size"
        name="size"
        className="estate-size"
        legend="What is the whole estate worth, roughly?"
        hint="Everything in the name of the person who died, before debts. Without what retirement funds pay, and policies that are paid to named persons. A guess is enough."
        required
        error={errors.size}
        options={SIZES}
        defaultValue={fields.size}
      />
      <details className="estate-why estate-married">
        <summary>If the person was married</summary>
        <p className="hint">
          In community of property: count the whole joint estate, of which half belongs to the survivor. With
          accrual: what the survivor may claim of it is a debt of the estate (Matrimonial Property Act 88 of
          1984, section 3). The steps below are the same.
        </p>
      </details>
      <TextField
        id="death"
        name="death"
        type="date"
        required
        label="Day of death"
        hint="As on the death certificate."
        autoComplete="off"
        error={errors.death}
        defaultValue={isIsoDate(fields.death) ? fields.death : ''}
      />
      <details className="estate-why estate-letters" open={Boolean(fields.letters || errors.letters)}>
        <summary>I have letters of executorship</summary>
        <TextField
          id="letters"
          name="letters"
          type="date"
          label="Day of the letters of executorship"
          hint={`Only above ${smallEstate}. Leave it empty until you have them.`}
          autoComplete="off"
          error={errors.letters}
          defaultValue={isIsoDate(fields.letters) ? fields.letters : ''}
        />
      </details>
      {children ?? (
        <div>
          <Button type="submit">Work out the days</Button>
          <p className="hint mt-2">We store nothing; this browser keeps the days for two hours.</p>
        </div>
      )}
    </form>
  );
}
