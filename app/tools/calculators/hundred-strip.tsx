import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import { amountIn, type Period } from './period.ts';
import type { Share } from './ways.ts';

const FILLS = ['fill-petal', 'fill-bloom', 'fill-veld', 'fill-ink-soft', 'fill-rule-strong'];
const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90];
const HUNDRED: Cents = 10_000;
const THINNEST = 0.5;

type Props = { whole: string; parts: readonly Share[]; period: Period };
type Part = Share & { fill: string; from: number; width: number; ofHundred: Cents };

export function HundredStrip({ whole, parts, period }: Props) {
  const cut = cutHundred(parts);
  if (cut.length < 2) return null;
  return (
    <section className="chart" aria-labelledby="hundred">
      <h3 id="hundred">
        Where each {formatShortRand(HUNDRED)} of {whole} goes
      </h3>
      <svg width="100%" height="40" className="mt-3 block" aria-hidden="true">
        {cut.map((part) => (
          <Segment key={part.label} part={part} y={0} height={32} />
        ))}
        {TENS.map((ten) => (
          <line key={ten} x1={`${ten}%`} x2={`${ten}%`} y1="32" y2="38" className="stroke-rule-strong" />
        ))}
      </svg>
      <ul className="hundred" aria-label={`Of each ${formatShortRand(HUNDRED)} of ${whole}`}>
        {cut.map((part) => (
          <li key={part.label}>
            <span>{part.label}</span>
            <b className="num" translate="no">
              {formatRand(part.ofHundred)}
            </b>
            <span className="num hint" translate="no">
              {formatRand(amountIn(period, part.cents))}
            </span>
            <svg width="100%" height="8" aria-hidden="true">
              <Segment part={part} y={1} height={6} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Segment({ part, y, height }: { part: Part; y: number; height: number }) {
  return (
    <rect x={`${part.from}%`} y={y} width={`${part.width}%`} height={height} rx="2" className={part.fill} />
  );
}

/** To the cent: the largest part takes the rounding difference. */
function cutHundred(parts: readonly Share[]): Part[] {
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  const drawn = parts.filter(({ cents }) => cents > 0);
  if (total <= 0 || drawn.length === 0) return [];
  const shares = drawn.map(({ cents }) => Math.round((cents / total) * HUNDRED));
  const largest = shares.indexOf(Math.max(...shares));
  shares[largest]! += HUNDRED - shares.reduce((sum, share) => sum + share, 0);
  return drawn.map((part, index) => {
    const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
    const ofHundred = shares[index]!;
    return {
      ...part,
      ofHundred,
      fill: FILLS[parts.indexOf(part)] ?? FILLS.at(-1)!,
      from: before / 100,
      width: Math.max(THINNEST, ofHundred / 100 - 0.4),
    };
  });
}
