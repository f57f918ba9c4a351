import { useMemo, useState } from 'react';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import { scaled } from '#app/tax/structures/money-curve.ts';
import type { OnType } from './calculator-field.tsx';
import { waysAt } from './compare-ways.ts';
import { curveLabels, HEIGHT, TOP } from './curve-labels.ts';
import { CurveTable } from './curve-table.tsx';
import { groupedAmount } from './typed-amount.ts';
import type { Curve } from './ways.ts';
import { WaysSideBySide } from './ways-side-by-side.tsx';

/** In pixels: two lines, for the ends of the scale and the marked turnover. */
const BELOW = 40;
/** In pixels, beside the plot: room for the longest name. */
const NAMES = 106;
const TICKS = [0, 1];
const STROKES = ['stroke-bloom', 'stroke-veld', 'stroke-petal', 'stroke-ink'];
const DASHES = [undefined, '8 3', '2 3', '10 3 2 3'];

/**
 * The slider fills the form, so the whole answer follows. Without JavaScript the form's turnover field replaces it,
 * and the table has its steps.
 */
export function CurveChart({ onType, ...given }: Curve & { onType?: OnType }) {
  const [slid, setSlid] = useState<{ from: Curve; to: Cents } | null>(null);
  const isSlid = slid !== null && isMovedTo(slid.to, slid.from, given, onType !== undefined);
  const curve = isSlid ? slid.from : given;
  const turnover = isSlid ? slid.to : given.at;
  const { title, hint, changes, business, charged } = curve;
  const ways = useMemo(() => waysAt(business, charged, turnover), [business, charged, turnover]);
  const move = (to: Cents) => {
    setSlid({ from: curve, to });
    const { costs, staffPay } = scaled(business, to);
    onType?.('turnover', randOf(to));
    onType?.('costs', randOf(costs));
    if (staffPay > 0) onType?.('staffPay', randOf(staffPay));
  };
  return (
    <>
      <section className="chart" aria-labelledby="curve">
        <h3 id="curve">{title}</h3>
        {changes.length > 0 && (
          <ul className="mt-1">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        <Slid {...curve} at={turnover} onMove={move} />
        {turnover !== curve.at && (
          <p className="no-print">
            <button type="button" className="link-button" onClick={() => move(curve.at)}>
              Back to {formatShortRand(curve.at)}
            </button>
          </p>
        )}
        <p className="hint mt-1">
          {hint}{' '}
          <span className="without-script">
            For another turnover, change it in the form and calculate again.
          </span>
        </p>
        <details className="why-block">
          <summary>The answer at other turnovers, as a table</summary>
          <CurveTable {...curve} />
        </details>
      </section>
      {ways && <WaysSideBySide {...ways} />}
    </>
  );
}

/** False once something else was typed: the slider restarts from there. `isTyped`: the form has the moved amounts. */
function isMovedTo(turnover: Cents, from: Curve, given: Curve, isTyped: boolean): boolean {
  const business = isTyped ? scaled(from.business, turnover) : from.business;
  return JSON.stringify([business, from.charged]) === JSON.stringify([given.business, given.charged]);
}

function randOf(cents: Cents): string {
  return groupedAmount((cents / 100).toFixed(2).replace(/\.00$/, ''));
}

function Slid({ onMove, ...curve }: Curve & { onMove: (turnover: Cents) => void }) {
  const { stops, at } = curve;
  const chosen = stops.findIndex(({ turnover }) => turnover === at);
  const answer = stops[chosen]?.answer ?? '';
  return (
    <>
      <p className="curve-said">
        <b>Turnover {formatShortRand(at)}.</b> {answer}
      </p>
      <Plot {...curve} />
      <div className="curve-slider needs-script no-print">
        <input
          type="range"
          className="slider"
          aria-label="Turnover of a year"
          aria-valuetext={`${formatShortRand(at)}. ${answer}`}
          min={0}
          max={stops.length - 1}
          value={chosen}
          onChange={({ currentTarget }) => onMove(stops[Number(currentTarget.value)]?.turnover ?? at)}
        />
        <p className="curve-ends hint" aria-hidden="true">
          <span>{short(stops[0]?.turnover ?? 0)}</span>
          <span>{short(stops.at(-1)?.turnover ?? 0)}</span>
        </p>
      </div>
    </>
  );
}

/** The lines are in a stretched box of 100 by 100; their width and the text are not stretched. */
function Plot({ at, turnovers, series, next }: Curve) {
  const width = turnovers.at(-1) ?? 1;
  const top = Math.max(1, ...series.flatMap(({ amounts }) => amounts.map((amount) => amount ?? 0)));
  const x = (amount: Cents) => (amount / width) * 100;
  const y = (amount: Cents) => 100 - (amount / top) * 100;
  const { ends, early } = curveLabels(series, turnovers, { x, y });
  return (
    <div className="curve-plot">
      <svg width="100%" height={TOP + HEIGHT + BELOW} className="block" aria-hidden="true">
        <svg y={TOP} width="100%" height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none">
          {[0, 50, 100].map((line) => (
            <line key={line} x1="0" x2="100" y1={line} y2={line} className="curve-line stroke-rule" />
          ))}
          {next !== null && <Upright at={x(next)} className="stroke-rule-strong" />}
          <Upright at={x(at)} className="stroke-ink" />
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
        <text x="0" y={TOP + 14} className="chart-label curve-name">
          {short(top)}
        </text>
        {early.map(({ id, name, left, top }) => (
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
        {next !== null && (
          <text x={`${x(next)}%`} y="14" textAnchor={anchorOf(x(next))} className="chart-label">
            changes at {short(next)}
          </text>
        )}
        <text
          x={`${x(at)}%`}
          y={TOP + HEIGHT + 34}
          textAnchor={anchorOf(x(at))}
          className="chart-you curve-name"
        >
          {short(at)}
        </text>
        {TICKS.map((tick) => (
          <text
            key={tick}
            x={`${tick * 100}%`}
            y={TOP + HEIGHT + 17}
            textAnchor={tick === 1 ? 'end' : 'start'}
            className="chart-label"
          >
            {short(width * tick)}
          </text>
        ))}
      </svg>
      <svg width={NAMES} height={TOP + HEIGHT + BELOW} className="block" aria-hidden="true">
        {ends.map(({ id, name, from, top }) => (
          <g key={id}>
            <line x1="0" x2="8" y1={from} y2={top - 4} className="stroke-rule-strong" />
            <text x="11" y={top} className="chart-label">
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function Upright({ at, className }: { at: number; className: string }) {
  return (
    <line
      x1={at}
      x2={at}
      y1={at < 40 ? 9 : 0}
      y2="100"
      strokeWidth="2"
      className={`curve-line ${className}`}
    />
  );
}

function anchorOf(left: number): 'start' | 'middle' | 'end' {
  if (left < 30) return 'start';
  return left > 70 ? 'end' : 'middle';
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
