import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import type { Calculator } from './calculator.ts';
import { enteredRows } from './entered.ts';
import type { Values } from './field.ts';

type Props = {
  calculator: Calculator;
  heading: string;
  values: Values;
  table: string;
  printedFor: string;
};

export function PrintHead({ calculator, heading, values, table, printedFor }: Props) {
  return (
    <div className="print-only">
      <Letterhead>
        <p className="text-right">
          <b className="font-serif text-lg">{heading}</b>
          <br />
          {printedFor && (
            <>
              For {printedFor}
              <br />
            </>
          )}
          {table}, worked out on <span suppressHydrationWarning>{dayText(southAfricanDay())}</span>
        </p>
      </Letterhead>
      <dl className="entered">
        {enteredRows(calculator, values).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num" translate="no">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
