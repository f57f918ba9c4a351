import { formatRand } from '#app/tax/money.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { CalculatorField, type OnType } from './calculator-field.tsx';
import type { Answer, Calculator } from './calculator.ts';
import type { Values } from './field.ts';
import { FieldGroup } from './field-group.tsx';
import { amountIn, type Period } from './period.ts';

type Props = {
  calculator: Calculator;
  values: Values;
  notes: Readonly<Record<string, string>>;
  formId: string;
  onType: OnType;
};

/** The fields belong to the calculator's form, so they are posted with it. */
export function Questions({ calculator, values, notes, formId, onType }: Props) {
  const fields = calculator.fields(values).filter(({ beside }) => beside);
  if (fields.length === 0) return null;
  return (
    <div className="no-print mt-6">
      <FieldGroup title="Work backwards" isNeeded={fields.some(({ name }) => Boolean(values[name]))}>
        <p className="hint">Your other figures stay as they are.</p>
        {fields.map((field) => (
          <CalculatorField
            key={field.name}
            field={field}
            formId={formId}
            value={values[field.name] ?? ''}
            note={notes[field.name]}
            onType={onType}
          />
        ))}
        <Button
          type="submit"
          form={formId}
          name="intent"
          value="calculate"
          look="quiet"
          className="without-script"
        >
          Work it out
        </Button>
      </FieldGroup>
    </div>
  );
}

export function Answers({ answers, period }: { answers: readonly Answer[]; period: Period }) {
  if (answers.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 font-semibold" aria-label="Worked backwards">
      {answers.map((answer) => (
        <li key={String(answer[0])}>{sentenceOf(answer, period)}</li>
      ))}
    </ul>
  );
}

function sentenceOf(answer: Answer, period: Period): string {
  if (answer.length === 1) return String(answer[0]);
  const perMonth = period === 'monthly' ? ' a month' : '';
  const parts = answer.map((part) =>
    typeof part === 'number' ? `${formatRand(amountIn(period, part))}${perMonth}` : part,
  );
  return `${parts.join(' ')}.`;
}
