import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import type { PastYear } from './past-years.ts';
import { amountIn, type Period } from './period.ts';

const HEIGHT = 96;
const TOP = 26;
const BASE = TOP + HEIGHT;
const GAP = 0.7;
const BELOW_LABEL = 10;

type Known = { label: string; cents: Cents; index: number };

export function YearsChart({ years, period }: { years: readonly PastYear[]; period: Period }) {
  const known = years.flatMap(({ label, cents }, index): Known[] =>
    cents === null ? [] : [{ label, cents, index }],
  );
  const [first, last] = [known[0], known.at(-1)];
  const highest = Math.max(...known.map(({ cents }) => cents));
  if (!first || !last || first === last || highest <= 0) return null;
  const step = 100 / years.length;
  const tallest = (isFirst: boolean) =>
    Math.max(
      ...(isFirst ? known.slice(0, BELOW_LABEL) : known.slice(-BELOW_LABEL)).map(({ cents }) => cents),
    );
  const shown = (cents: Cents) => formatShortRand(Math.round(amountIn(period, cents) / 100) * 100);
  return (
    <section className="chart no-print" aria-labelledby="years">
      <h3 id="years">{years.length} years of tax on the same amounts</h3>
      <p className="hint mt-1">
        {shown(first.cents)} in {first.label}, {shown(last.cents)} in {last.label}: the same rand each year,
        not adjusted for prices.
      </p>
      <svg width="100%" height={BASE + 24} className="mt-2 block" aria-hidden="true">
        {years.map(({ label, cents }, index) => {
          const height = cents === null ? 3 : Math.max(2, (cents / highest) * HEIGHT);
          return (
            <rect
              key={label}
              x={`${index * step}%`}
              y={BASE - height}
              width={`${step - GAP}%`}
              height={height}
              rx="1.5"
              className={cents === null ? 'fill-rule' : index === last.index ? 'fill-bloom' : 'fill-petal'}
            />
          );
        })}
        {[first, last].map((year) => (
          <g key={year.label}>
            <text
              x={year === first ? `${year.index * step}%` : '100%'}
              y={BASE + 18}
              textAnchor={year === first ? 'start' : 'end'}
              className="chart-label"
            >
              {year.label}
            </text>
            <text
              x={year === first ? `${year.index * step}%` : '100%'}
              y={BASE - (tallest(year === first) / highest) * HEIGHT - 7}
              textAnchor={year === first ? 'start' : 'end'}
              className={year === last ? 'chart-you' : 'chart-label'}
            >
              {shown(year.cents)}
            </text>
          </g>
        ))}
      </svg>
      <details className="why-block">
        <summary>All {years.length} years as a table</summary>
        <table className="ruled mt-2">
          <thead>
            <tr>
              <th scope="col">Tax year</th>
              <th scope="col" className="num">
                Tax{period === 'monthly' ? ' a month' : ''}
              </th>
            </tr>
          </thead>
          <tbody>
            {years.toReversed().map(({ label, cents }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num">{cents === null ? 'not known' : formatRand(amountIn(period, cents))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
