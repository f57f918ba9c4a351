import { dayText } from '#app/platform/core/time.ts';
import { lastDayOf } from '#app/tax/tax-year.ts';
import type { Calculated } from './calculate.ts';

/** What the figure means, and the day it counts for; nothing where text counted as 0. It names its table where another one leads. */
export function Means({ outcome: { assessment, figures, counted } }: { outcome: Calculated }) {
  if (counted.length > 0) return null;
  const { means, counts, table, elsewhere } = assessment;
  const explained = figures[0]?.isExplained ? null : figures.find(({ isExplained }) => isExplained);
  return (
    <p className="means">
      {explained && `${explained.label}: `}
      {means}{' '}
      <span>{counts ?? `For the ${table.label} tax year, to ${dayText(lastDayOf(table.taxYear))}.`}</span>
      {elsewhere && (
        <a href={elsewhere.to} target="_top" className="more block">
          {elsewhere.label}
        </a>
      )}
    </p>
  );
}
