import { Sheet } from '#app/platform/ui/sheet.tsx';
import type { Calculator } from './calculator.ts';
import { holdsAmounts, type Values } from './field.ts';

const LINES = [26, 62, 98, 134];

export function Placeholder({ calculator, values }: { calculator: Calculator; values: Values }) {
  const first = calculator.fields(values).find(holdsAmounts);
  return (
    <div className="placeholder max-lg:hidden">
      <Sheet margin>
        <p className="font-serif text-lg">Your page is still blank</p>
        <p className="mt-2 text-ink-soft">
          Enter an amount for “{first?.label}”
          <span className="needs-script"> and the answer is written here as you type</span>
          <span className="without-script"> and choose Calculate for the answer</span>: {calculator.estimates}
          , with the arithmetic and the source of every line.{' '}
          <span className="needs-script">Nothing you type leaves this page.</span>
          <span className="without-script">The form is sent to us, and kept only if you save it.</span>
        </p>
        <svg width="100%" height="150" className="mt-6 block" aria-hidden="true">
          {LINES.map((y) => (
            <g key={y} className="stroke-rule">
              <line x1="0" x2="100%" y1={y} y2={y} />
            </g>
          ))}
          <g className="stroke-rule-strong">
            <line x1="72%" x2="100%" y1="140" y2="140" />
            <line x1="72%" x2="100%" y1="144" y2="144" />
          </g>
        </svg>
      </Sheet>
    </div>
  );
}
