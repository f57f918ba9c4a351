import { countText } from '#app/platform/core/count-text.ts';
import { formatRand } from '#app/tax/money.ts';
import { monthText } from '#app/tax/month.ts';
import { taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import { Facts } from '#app/platform/ui/facts.tsx';
import { Fold } from '#app/platform/ui/fold.tsx';
import { AGES, ageGroupOf } from '#app/tools/kept/age-groups.ts';
import { ClashNotice } from '#app/tools/kept/clash-notice.tsx';
import type { Group } from '#app/platform/forms/merge.ts';
import { beginningsOf, MONTH_FIELDS, monthsOf, readTyped, type Typed } from './entries.ts';

const OTHERS: Readonly<Record<string, string>> = {
  began: 'When you began',
  august: 'First payment',
  putAway: 'Put away now',
  sofarIn: 'The total so far',
  salary: 'Salary',
  paye: 'PAYE',
  payeToAugust: 'PAYE up to August',
  retirement: 'Retirement annuity',
  members: 'People on the medical aid',
  age: 'Age',
};

type Props = { taxYear: TaxYear; clashes: readonly Group[]; kept: Typed; typed: Typed };

export function ClashingMonths({ taxYear, clashes, kept, typed }: Props) {
  const months = monthsOf(taxYear);
  const rows = clashes.map((group) => {
    const [first = ''] = group;
    const month = MONTH_FIELDS.findIndex(({ income }) => income === first);
    const label = month < 0 ? (OTHERS[first] ?? first) : monthText(months[month] ?? '');
    return { label, kept: textOf(group, kept, taxYear), typed: textOf(group, typed, taxYear) };
  });
  return <ClashNotice rows={rows} />;
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u202f');
}

/** `day` as typed, which need not be one. */
function paidText(amount: string, day: string): string {
  const on = isIsoDate(day) ? dayText(day) : day;
  return [unbroken(amount), on].filter(Boolean).join(' on ');
}

function textOf([first = '', costs]: Group, typed: Typed, taxYear: TaxYear): string {
  const [one, other] = [typed[first] ?? '', typed[costs ?? ''] ?? ''];
  if (first === 'august') return paidText(one, other);
  if (costs) return one || other ? `${unbroken(one || '0')} in, ${unbroken(other || '0')} costs` : '';
  if (first === 'age') return AGES[ageGroupOf(one)];
  if (first === 'began')
    return beginningsOf(taxYear).find(({ value }) => value === (one || '1'))?.label ?? one;
  return unbroken(one);
}

/** Other tax years: their sums; the typed entries stay unchanged. */
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
