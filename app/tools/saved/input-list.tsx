import type { Calculator } from '#app/tools/calculators/calculator.ts';
import { enteredRows } from '#app/tools/calculators/entered.ts';
import type { Values } from '#app/tools/calculators/field.ts';

type Props = { calculator: Calculator; values: Values };

export function InputList({ calculator, values }: Props) {
  return (
    <dl className="grid gap-3">
      {enteredRows(calculator, values).map(({ name, label, text }) => (
        <div
          key={label}
          id={name}
          className="flex flex-wrap justify-between gap-x-6 border-b border-rule pb-2"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="num font-semibold" translate="no">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
