import { CORRECTABLE, type Correction } from '#app/work/core/taxpayers/correctable.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { When } from '#app/platform/ui/when.tsx';

type Props = { corrections: readonly Correction[]; answer: FormAnswer | undefined };

/** What a client says is wrong; a colleague stores it or writes why not. */
export function CorrectionForm({ corrections, answer }: Props) {
  return (
    <>
      {corrections.map(({ id, field, to, at }) => (
        <p key={id} className="hint mt-3">
          You asked us to correct: {CORRECTABLE[field]}, to “{to}”, <When at={at} />. We look at it.
        </p>
      ))}
      <details className="who-remove mt-3" open={answer !== undefined}>
        <summary>Something is wrong</summary>
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="correct" />
          <SelectField
            id="field"
            name="field"
            label="What is wrong"
            options={Object.entries(CORRECTABLE).map(([value, label]) => ({ value, label }))}
            defaultValue={answer?.typed.field}
            error={answer?.errors.field}
          />
          <TextField
            id="value"
            name="value"
            label="What is right"
            defaultValue={answer?.typed.value}
            error={answer?.errors.value}
            required
          />
          <p>
            <Button type="submit">Send the correction</Button>
          </p>
        </form>
      </details>
    </>
  );
}
