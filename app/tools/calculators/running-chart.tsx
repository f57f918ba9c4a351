import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import { monthText } from '#app/tax/month.ts';
import type { RunningYear } from '#app/tax/vat-watch.ts';

const HEIGHT = 120;
const TOP = 4;
const BASE = TOP + HEIGHT;
const BELOW = 24;
const GAP = 0.8;
const ROOM = 1.1;

const TURNOVER = 'Turnover';
const MUST = 'Must register above';
const MAY = 'May register above';

export function RunningChart({ running }: { running: readonly RunningYear[] }) {
  const [first, last] = [running[0], running.at(-1)];
  if (!first || !last || first === last) return null;
  const top = Math.max(...running.map(({ cents, compulsory }) => Math.max(cents, compulsory))) * ROOM;
  const step = 100 / running.length;
  const y = (cents: Cents) => BASE - (cents / top) * HEIGHT;
  const above = running.find(({ cents, compulsory }) => cents > compulsory);
  return (
    <section className="chart" aria-labelledby="running">
      <h3 id="running">Twelve months at the end of each month</h3>
      <p className="hint mt-1">
        {aboveText(above)} The line is the limit of each day, {formatShortRand(last.compulsory)} at the end of{' '}
        {monthText(last.month)}.
      </p>
      <svg width="100%" height={BASE + BELOW} className="mt-2 block" aria-hidden="true">
        {running.map(({ month, cents, compulsory }, index) => (
          <g key={month}>
            <rect
              x={`${index * step}%`}
              y={y(cents)}
              width={`${step - GAP}%`}
              height={BASE - y(cents)}
              rx="1.5"
              className={cents > compulsory ? 'fill-bloom' : 'fill-petal'}
            />
            <line
              x1={`${index * step}%`}
              x2={`${(index + 1) * step}%`}
              y1={y(compulsory)}
              y2={y(compulsory)}
              strokeWidth="2"
              className="stroke-ink"
            />
          </g>
        ))}
        <text x="0" y={BASE + 18} className="chart-label">
          {monthText(first.month)}
        </text>
        <text x="100%" y={BASE + 18} textAnchor="end" className="chart-label">
          {monthText(last.month)}
        </text>
      </svg>
      <details className="why-block">
        <summary>The months as a table</summary>
        <RunningTable running={running} />
      </details>
    </section>
  );
}

function RunningTable({ running }: { running: readonly RunningYear[] }) {
  return (
    <table className="ruled ruled-stacked mt-2">
      <thead>
        <tr>
          <th scope="col">Twelve months to</th>
          <th scope="col" className="num">
            {TURNOVER}
          </th>
          <th scope="col" className="num">
            {MUST}
          </th>
          <th scope="col" className="num">
            {MAY}
          </th>
        </tr>
      </thead>
      <tbody>
        {running.toReversed().map(({ month, cents, compulsory, voluntary }) => (
          <tr key={month}>
            <th scope="row">{monthText(month)}</th>
            <td className="num" translate="no" data-label={TURNOVER}>
              {formatRand(cents)}
            </td>
            <td className="num" translate="no" data-label={MUST}>
              {formatRand(compulsory)}
            </td>
            <td className="num" translate="no" data-label={MAY}>
              {formatRand(voluntary)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function aboveText(first: RunningYear | undefined): string {
  if (!first) return 'No twelve months were above the limit that held on their last day.';
  return `Above the limit for the first time at the end of ${monthText(first.month)}.`;
}
