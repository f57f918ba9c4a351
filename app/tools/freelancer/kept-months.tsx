import { countText } from '#app/platform/core/count-text.ts';
import { formatRand } from '#app/tax/money.ts';
import { monthText } from '#app/tax/month.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { Facts } from '#app/platform/ui/facts.tsx';
import { Fold } from '#app/platform/ui/fold.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { MONTH_FIELDS, monthsOf, readTyped, type Typed } from './entries.ts';

type Props = { taxYear: TaxYear; kept: Typed };

const OTHERS = {
  august: 'Paid in August',
  salary: 'Salary',
  paye: 'PAYE',
  retirement: 'Retirement annuity',
  members: 'People on the medical aid',
  age: 'Age',
} as const;

/** What somebody else saved while one was typing. */
export function TheirMonths({ taxYear, kept }: Props) {
  const months = monthsOf(taxYear);
  const rows = MONTH_FIELDS.flatMap(({ income, costs }, index) =>
    kept[income] || kept[costs]
      ? [[monthText(months[index] ?? ''), `${kept[income] ?? '0'} in, ${kept[costs] ?? '0'} costs`]]
      : [],
  );
  const others = Object.entries(OTHERS).flatMap(([name, label]) => (kept[name] ? [[label, kept[name]]] : []));
  return (
    <div className="mt-6">
      <Notice tone="loss" title="Kept at this link now">
        <Facts facts={Object.fromEntries([...rows, ...others])} />
      </Notice>
    </div>
  );
}

/** What is kept of other tax years: sums, and the typed entries stay as they are. */
export function OtherYears({ years, running }: { years: Record<string, Typed>; running: TaxYear }) {
  const others = Object.entries(years).filter(([year]) => Number(year) !== running);
  if (others.length === 0) return null;
  return (
    <div className="mt-8">
      <Fold summary="Other years at this link">
        <Facts
          facts={Object.fromEntries(
            others.map(([year, typed]) => [taxYearLabel(Number(year)), sumsOf(typed)]),
          )}
        />
      </Fold>
    </div>
  );
}

function sumsOf(typed: Typed): string {
  const months = readTyped(typed).input.months.filter((month) => month !== null);
  const sum = (what: 'income' | 'costs') => months.reduce((total, month) => total + month[what], 0);
  return `${formatRand(sum('income'))} in, ${formatRand(sum('costs'))} costs, ${countText(months.length, 'month')}`;
}
