import { formatShortRand, type Cents } from '#app/tax/money.ts';
import type { Curve } from './ways.ts';

const HEIGHT = 220;
/** Room for the amounts at the left edge and below. */
const TOP = 22;
const BELOW = 24;
/** Between a line and its name, and between two names. */
const ABOVE = 7;
const LINE = 17;
const TICKS = [0.5, 1];
const STROKES = ['stroke-bloom', 'stroke-veld', 'stroke-petal', 'stroke-ink'];
const DASHES = [undefined, '8 3', '2 3', '10 3 2 3'];

/** Lines are drawn in a stretched box of 100 by 100; their width and the text are not stretched. */
export function CurveChart({ title, hint, at, lines }: Curve) {
  const { turnovers, series, leaders } = lines;
  const width = turnovers.at(-1) ?? 1;
  const top = Math.max(1, ...series.flatMap(({ amounts }) => amounts.map((amount) => amount ?? 0)));
  const x = (amount: Cents) => (amount / width) * 100;
  const y = (amount: Cents) => 100 - (amount / top) * 100;
  return (
    <section className="chart" aria-labelledby="curve">
      <h3 id="curve">{title}</h3>
      <p className="hint mt-1">{hint}</p>
      <svg width="100%" height={TOP + HEIGHT + BELOW} className="mt-2 block" aria-hidden="true">
        <text x="0" y="14" className="chart-label">
          {short(top)}
        </text>
        <svg y={TOP} width="100%" height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none">
          {[0, 50, 100].map((line) => (
            <line key={line} x1="0" x2="100" y1={line} y2={line} className="curve-line stroke-rule" />
          ))}
          {leaders.slice(1).map(({ from }) => (
            <line
              key={from}
              x1={x(from)}
              x2={x(from)}
              y1="0"
              y2="100"
              className="curve-line stroke-rule-strong"
            />
          ))}
          <line x1={x(at)} x2={x(at)} y1="0" y2="100" strokeWidth="2" className="curve-line stroke-ink" />
          {series.map(({ id, amounts }, index) => (
            <path
              key={id}
              d={pathOf(
                amounts.map((amount, at) => (amount === null ? null : [x(turnovers[at]!), y(amount)])),
              )}
              strokeDasharray={DASHES[index]}
              className={`curve ${STROKES[index]}`}
            />
          ))}
        </svg>
        {endsOf(series, turnovers, { x, y }).map(({ id, name, left, top }) => (
          <text
            key={id}
            x={`${left}%`}
            y={top}
            textAnchor={left > 50 ? 'end' : 'start'}
            className="chart-label curve-name"
          >
            {name}
          </text>
        ))}
        {TICKS.map((tick) => (
          <text
            key={tick}
            x={`${tick * 100}%`}
            y={TOP + HEIGHT + 17}
            textAnchor={tick === 1 ? 'end' : 'middle'}
            className="chart-label"
          >
            {short(width * tick)}
          </text>
        ))}
        <text x={`${x(at)}%`} y="14" textAnchor={x(at) > 70 ? 'end' : 'middle'} className="chart-you">
          you: {short(at)}
        </text>
      </svg>
      <ul className="mt-2">
        {leaders.map(({ from, name }, index) => (
          <li key={from}>{leadText(name, from, leaders[index + 1]?.from ?? null)}</li>
        ))}
      </ul>
      <details className="why-block">
        <summary>The amounts as a table</summary>
        <CurveTable {...lines} />
      </details>
    </section>
  );
}

type Scale = { x: (amount: Cents) => number; y: (amount: Cents) => number };

/** Each line's name above its end, from the top down, and no two on top of each other. */
function endsOf(series: Curve['lines']['series'], turnovers: readonly Cents[], { x, y }: Scale) {
  const ends = series.flatMap(({ id, name, amounts }) => {
    const last = amounts.findLastIndex((amount) => amount !== null);
    return last < 0 ? [] : [{ id, name, left: x(turnovers[last]!), at: y(amounts[last]!) }];
  });
  let above = 0;
  return ends
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, ...end }) => {
      above = Math.max(TOP + (at / 100) * HEIGHT - ABOVE, above + LINE);
      return { ...end, top: above };
    });
}

function CurveTable({ turnovers, series }: Curve['lines']) {
  return (
    <table className="ruled ruled-stacked mt-2">
      <thead>
        <tr>
          <th scope="col">Turnover</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col" className="num">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turnovers.map((turnover, index) =>
          index % 2 === 1 ? (
            <tr key={turnover}>
              <th scope="row" className="num" translate="no">
                {formatShortRand(turnover)}
              </th>
              {series.map(({ id, name, amounts }) => (
                <td key={id} className="num" data-label={name}>
                  {shown(amounts[index] ?? null)}
                </td>
              ))}
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

function shown(amount: Cents | null): string {
  return amount === null ? 'not open' : formatShortRand(Math.round(amount / 100) * 100);
}

function leadText(name: string, from: Cents, to: Cents | null): string {
  const range = `From ${formatShortRand(from)}${to === null ? '' : ` to ${formatShortRand(to)}`}`;
  return `${range}: ${name.toLowerCase()}`;
}

function pathOf(points: readonly (readonly [number, number] | null)[]): string {
  let isDrawing = false;
  return points
    .flatMap((point) => {
      const command = isDrawing ? 'L' : 'M';
      isDrawing = point !== null;
      return point ? `${command}${point[0].toFixed(2)} ${point[1].toFixed(2)}` : [];
    })
    .join('');
}

function short(cents: Cents): string {
  const thousands = Math.round(cents / 100_000);
  return thousands < 1000 ? `R${thousands}k` : `R${(thousands / 1000).toFixed(2).replace(/\.?0+$/, '')}m`;
}
