import { bandRange, shortRate } from '#app/tax/explain.ts';
import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import type { BracketPosition } from './calculator.ts';

/** The chart ends past the income, so that the next band is visible. */
const ROOM = 1.35;
const NARROWEST_LABELLED = 9;
const GAP = 0.5;
const NEAREST_MARKS = 15;

export function BracketChart({ brackets, income, of }: BracketPosition) {
  const bands = bandsOf({ brackets, income });
  const x = bands.scale(income);
  const label = labelAt(x);
  return (
    <section className="chart no-print" aria-labelledby="bands">
      <h3 id="bands">{of ?? 'Your income'} in the tax bands</h3>
      <svg width="100%" height="106" className="mt-2 block" aria-hidden="true">
        {bands.visible.map((band) => (
          <g key={band.from}>
            <rect
              x={`${band.x}%`}
              y="28"
              width={`${band.width}%`}
              height="34"
              rx="2"
              className="fill-bloom-tint"
            />
            <rect
              x={`${band.x}%`}
              y="28"
              width={`${band.filled}%`}
              height="34"
              rx="2"
              className="fill-petal"
              opacity={band.depth}
            />
            {band.rateX !== null && (
              <text x={`${band.rateX}%`} y="50" textAnchor="middle" className="chart-rate">
                {band.rate}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2="100%" y1="66" y2="66" className="stroke-rule-strong" />
        {bands.marks.map((mark) => (
          <g key={mark.cents}>
            <line x1={`${mark.x}%`} x2={`${mark.x}%`} y1="62" y2="72" className="stroke-ink-soft" />
            {mark.isLabelled && (
              <text
                x={`${mark.x}%`}
                y="88"
                textAnchor={mark.x === 0 ? 'start' : 'middle'}
                className="chart-label"
              >
                {mark.cents === 0 ? 'R0' : inThousands(mark.cents)}
              </text>
            )}
          </g>
        ))}
        <line x1={`${x}%`} x2={`${x}%`} y1="22" y2="70" className="stroke-ink" strokeWidth="2" />
        <text x={`${label.x}%`} y="15" textAnchor={label.anchor} className="chart-you">
          {of ? '' : 'you: '}
          {formatShortRand(income)} at {bands.rateAt}
        </text>
      </svg>
      <details className="why-block">
        <summary>The bands as a table</summary>
        <BracketTable {...bands} of={of} />
      </details>
    </section>
  );
}

/** `245k`, `1.82m`, for an axis; the table has exact amounts. */
function inThousands(cents: Cents): string {
  const thousands = Math.round(cents / 100_000);
  return thousands < 1000 ? `${thousands}k` : `${(thousands / 1000).toFixed(2).replace(/\.?0+$/, '')}m`;
}

/** On a phone the label is three quarters as wide as the chart: near an edge it starts or ends there. */
function labelAt(income: number): { x: number; anchor: 'start' | 'middle' | 'end' } {
  if (income < 38) return { x: income < 24 ? income : 0, anchor: 'start' };
  if (income > 62) return { x: income > 76 ? income : 100, anchor: 'end' };
  return { x: income, anchor: 'middle' };
}

type Bands = ReturnType<typeof bandsOf>;

function BracketTable({ visible, of }: Bands & { of?: string }) {
  return (
    <table className="ruled mt-2">
      <thead>
        <tr>
          <th scope="col">{of ?? 'Taxable income'}</th>
          <th scope="col">Rate</th>
          <th scope="col">{of ? 'In it' : 'Yours in it'}</th>
        </tr>
      </thead>
      <tbody>
        {visible.map((band) => (
          <tr key={band.from}>
            <td>{band.range}</td>
            <td>{band.rate}</td>
            <td className="num" translate="no">
              {formatRand(band.yours)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function bandsOf({ brackets, income }: BracketPosition) {
  const within = brackets.findLast((bracket) => income > bracket.above) ?? brackets[0];
  const last = brackets.findIndex((bracket) => bracket === within) + 1;
  const next = brackets[last];
  const top = Math.max(income * ROOM, next ? next.above : 0, brackets[1]?.above ?? 0);
  const scale = (cents: number) => Math.min(100, (cents / top) * 100);
  const visible = brackets
    .filter((bracket) => bracket.above < top)
    .map((bracket, index) => {
      const end = Math.min(bracket.max ?? top, top);
      const yours = Math.max(0, Math.min(income, end) - bracket.above);
      const x = scale(bracket.above);
      const width = Math.max(0, scale(end) - x - GAP);
      const filled = Math.max(0, scale(bracket.above + yours) - x - GAP);
      return {
        from: bracket.above,
        range: bandRange(bracket),
        rate: shortRate(bracket.rate),
        yours,
        x,
        width,
        filled,
        rateX: roomFor({ x, width, filled }),
        depth: Math.min(1, 0.45 + 0.1 * index),
      };
    });
  return { visible, scale, marks: marksOf(visible), rateAt: within ? shortRate(within.rate) : '' };
}

/** The rate is in the longer part of its band, so that the income's line does not cross it. */
function roomFor({ x, width, filled }: { x: number; width: number; filled: number }): number | null {
  const rest = width - filled;
  const longer = Math.max(filled, rest);
  if (longer <= NARROWEST_LABELLED) return null;
  return filled >= rest ? x + filled / 2 : x + filled + rest / 2;
}

/** Where bands begin; a mark without room shows no amount. */
function marksOf(bands: readonly { from: Cents; x: number }[]) {
  let free = 0;
  return bands.map(({ from: cents, x }) => {
    const isLabelled = x >= free && x < 94;
    if (isLabelled) free = x + NEAREST_MARKS;
    return { cents, x, isLabelled };
  });
}
