import { formatRand, formatRate, rateOf } from '#app/tax/money.ts';
import type { Share } from './calculator.ts';
import { amountIn, type Period } from './period.ts';

const FILLS = ['fill-petal', 'fill-bloom', 'fill-veld'];
const GAP = 0.6;

type Props = { whole: string; parts: readonly Share[]; period: Period };

export function ShareChart({ whole, parts, period }: Props) {
  const total = parts.reduce((sum, part) => sum + part.cents, 0);
  if (total <= 0) return null;
  const drawn = parts.filter((part) => part.cents > 0);
  return (
    <figure className="mt-7 print:mt-2">
      <svg width="100%" height="26" className="block" aria-hidden="true">
        {drawn.map((part, index) => {
          const before = drawn.slice(0, index).reduce((sum, earlier) => sum + earlier.cents, 0);
          const width = Math.max(GAP, (part.cents / total) * 100 - GAP);
          return (
            <rect
              key={part.label}
              x={`${(before / total) * 100}%`}
              width={`${width}%`}
              height="26"
              rx="3"
              className={fillOf(parts, part)}
            />
          );
        })}
      </svg>
      <figcaption>
        <ul
          className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-3"
          aria-label={`Where each rand of ${whole} goes`}
        >
          {parts.map((part) => (
            <li key={part.label} className="hint flex items-baseline gap-2">
              <svg width="12" height="12" aria-hidden="true" className="shrink-0">
                <rect width="12" height="12" rx="3" className={fillOf(parts, part)} />
              </svg>
              <span>
                {part.label} <b className="num text-ink">{formatRand(amountIn(period, part.cents))}</b>,{' '}
                {share(part, total)}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function fillOf(parts: readonly Share[], part: Share): string {
  return FILLS[parts.indexOf(part)] ?? 'fill-rule-strong';
}

function share(part: Share, total: number): string {
  return formatRate(rateOf(Math.max(0, part.cents), total));
}
