import { bandRange, shortRate } from '#app/tax/explain.ts';
import { formatRand } from '#app/tax/money.ts';
import type { BracketPosition } from './calculator.ts';

/** The chart ends past the income, so that the next band is visible. */
const ROOM = 1.35;
const NARROWEST_LABELLED = 9;
const GAP = 0.6;

/** How full each band is; widths are percentages, so text keeps its size on any screen. */
export function BracketChart({ brackets, income }: BracketPosition) {
  const bands = bandsOf({ brackets, income });
  const x = bands.scale(income);
  const label = labelAt(x);
  return (
    <figure className="mt-8 print:mt-3">
      <svg width="100%" height="92" className="block" aria-hidden="true">
        {bands.visible.map((band) => (
          <g key={band.from}>
            <rect
              x={`${band.x}%`}
              y="32"
              width={`${band.width}%`}
              height="30"
              rx="3"
              className="fill-bloom-tint"
            />
            <rect
              x={`${band.x}%`}
              y="32"
              width={`${band.filled}%`}
              height="30"
              rx="3"
              className="fill-bloom"
              opacity={band.depth}
            />
            {band.width > NARROWEST_LABELLED && (
              <text x={`${band.x + band.width / 2}%`} y="82" textAnchor="middle" className="chart-label">
                {band.rate}
              </text>
            )}
          </g>
        ))}
        <line x1={`${x}%`} x2={`${x}%`} y1="25" y2="69" className="stroke-ink" strokeWidth="2" />
        <text x={`${label.x}%`} y="16" textAnchor={label.anchor} className="chart-you">
          you: {formatRand(income).replace('.00', '')} at {bands.rateAt}
        </text>
      </svg>
      <figcaption>
        <details className="why-block">
          <summary>The bands as a table</summary>
          <BracketTable {...bands} />
        </details>
      </figcaption>
    </figure>
  );
}

/** On a phone the label is three quarters wide, so near an edge it starts or ends there. */
function labelAt(income: number): { x: number; anchor: 'start' | 'middle' | 'end' } {
  if (income < 38) return { x: income < 24 ? income : 0, anchor: 'start' };
  if (income > 62) return { x: income > 76 ? income : 100, anchor: 'end' };
  return { x: income, anchor: 'middle' };
}

type Bands = ReturnType<typeof bandsOf>;

function BracketTable({ visible }: Bands) {
  return (
    <table className="ruled mt-2">
      <thead>
        <tr>
          <th scope="col">Taxable income</th>
          <th scope="col">Rate</th>
          <th scope="col">Yours in it</th>
        </tr>
      </thead>
      <tbody>
        {visible.map((band) => (
          <tr key={band.from}>
            <td>{band.range}</td>
            <td>{band.rate}</td>
            <td className="num">{formatRand(band.yours)}</td>
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
      return {
        from: bracket.above,
        range: bandRange(bracket),
        rate: shortRate(bracket.rate),
        yours,
        x,
        width: Math.max(0, scale(end) - x - GAP),
        filled: Math.max(0, scale(bracket.above + yours) - x - GAP),
        depth: Math.min(1, 0.4 + 0.12 * index),
      };
    });
  return { visible, scale, rateAt: within ? shortRate(within.rate) : '' };
}
