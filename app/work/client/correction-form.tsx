import {
  CORRECTABLE,
  shownText,
  type Correctable,
  type Correction,
} from '#app/work/core/taxpayers/correctable.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { When } from '#app/platform/ui/when.tsx';

type Props = {
  corrections: readonly Correction[];
  field: Correctable | undefined;
  text: string | null;
  answer: FormAnswer | undefined;
};

export function CorrectionForm({ corrections, field, text, answer }: Props) {
  return (
    <>
      {corrections.map(({ id, field: of, to, at }) => (
        <form key={id} method="post" className="mt-3 flex flex-wrap items-center gap-x-4">
          <input type="hidden" name="field" value={of} />
          <p className="hint">
            You asked us to correct: {CORRECTABLE[of].label}, to “{shownText(of, to)}”, <When at={at} />. We
            look at it.
          </p>
          <Button type="submit" name="intent" value="uncorrect" look="quiet" small>
            Take it back<span className="sr-only">: {CORRECTABLE[of].label}</span>
          </Button>
        </form>
      ))}
      {field && <OneField {...{ field, text, answer }} />}
    </>
  );
}

function OneField({ field, text, answer }: Omit<Props, 'corrections' | 'field'> & { field: Correctable }) {
  const { label, type, options } = CORRECTABLE[field];
  const control = {
    id: 'value',
    name: 'value',
    label: `What is right: ${label.toLowerCase()}`,
    hint: text ? `We have: ${shownText(field, text)}` : shownText(field, text),
    defaultValue: answer?.typed.value ?? text ?? undefined,
    error: answer?.errors.value ?? answer?.errors.field,
    required: true,
  };
  return (
    <form id="correction" method="post" noValidate className="mt-4 grid max-w-xl gap-4">
      <input type="hidden" name="intent" value="correct" />
      <input type="hidden" name="field" value={field} />
      {answer?.errors.value && <input type="hidden" name="sure" value={answer.typed.value} />}
      {options ? (
        <SelectField {...control} options={options} />
      ) : type === 'lines' ? (
        <TextArea {...control} rows={4} />
      ) : (
        <TextField {...control} type={type} />
      )}
      <p>
        <Button type="submit">Send the correction</Button>
      </p>
    </form>
  );
}
