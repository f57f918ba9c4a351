import type { EngagementTypeId } from '#content/engagements/engagement-types.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import type { RecurringTerms } from './wanted-periods.ts';

type OneOf = {
  /** As in “It has VAT returns every two months”. */
  what: string;
  kinds: Partial<Record<EngagementTypeId, string>>;
  why: string;
  /** Never right beside each other; else a colleague says so. */
  isNeverBoth?: true;
};

/** Kinds of recurring work that take each other’s place. A kind of the desk’s own is in none of them. */
const ONE_OF: readonly OneOf[] = [
  {
    what: 'VAT returns',
    kinds: {
      vat201: 'every two months',
      'vat201-monthly': 'every month',
      'vat201-half-yearly': 'every six months',
      'vat201-yearly': 'every year',
    },
    // Branches with a registration of their own file theirs (VAT Act, section 50).
    why: 'SARS has a vendor in one category, unless a branch is registered apart.',
  },
  {
    what: 'the income tax return (ITR12)',
    kinds: { itr12: 'of an employee', 'itr12-provisional': 'of a provisional taxpayer' },
    why: 'An individual files one for each year.',
    isNeverBoth: true,
  },
  {
    what: 'the CIPC annual return',
    kinds: { 'annual-return': 'of a company', 'annual-return-cc': 'of a close corporation' },
    why: 'It is one or the other.',
    isNeverBoth: true,
  },
  {
    what: 'tax paid during the year',
    kinds: {
      irp6: 'as provisional tax',
      'irp6-company': 'as provisional tax',
      'turnover-payment': 'as turnover tax',
    },
    why: 'Who is registered for turnover tax pays no provisional tax on that turnover.',
  },
];

/** How a kind is told from those that take its place: `every two months`; null for a kind without such. */
export function wordsWithin(type: string): string | null {
  return wordsIn(groupOf(type), type);
}

type Kept = Pick<RecurringTerms, 'startsOn' | 'endsOn'> & { id: string; type: string; name: string };

export type Clash<Row extends Kept = Kept> = {
  rows: Row[];
  /** `It has VAT returns every two months.` */
  text: string;
  why: string;
  mayBoth: boolean;
};

/** What recurring work of the client takes the place of the kind from `startsOn` on; null if none does. */
export function clashWith<Row extends Kept>(
  type: string,
  startsOn: string,
  all: readonly Row[],
): Clash<Row> | null {
  const group = groupOf(type);
  if (!group) return null;
  const rows = all.filter((row) => row.type !== type && groupOf(row.type) === group && isOn(row, startsOn));
  if (rows.length === 0) return null;
  const has = rows.map((row) => wordsIn(group, row.type)).join(' and ');
  return { rows, text: `It has ${group.what} ${has}.`, why: group.why, mayBoth: !group.isNeverBoth };
}

/** Of what a client has already: a sentence for each of those that go on beside each other from `today` on. */
export function clashesIn(all: readonly Kept[], today: string): string[] {
  return ONE_OF.flatMap((group) => {
    const rows = all.filter((row) => groupOf(row.type) === group && isOn(row, today));
    const ways = rows.map((row) => wordsIn(group, row.type));
    return rows.length > 1 ? [`It has ${group.what} ${ways.join(' and ')}. ${group.why}`] : [];
  });
}

/** The last day of what gives way to work that starts on `startsOn`. */
export function lastDayBefore(startsOn: string): string {
  return plusDays(startsOn, -1);
}

function isOn({ endsOn }: Kept, day: string): boolean {
  return endsOn === null || endsOn >= day;
}

function groupOf(type: string): OneOf | null {
  return ONE_OF.find((group) => wordsIn(group, type) !== null) ?? null;
}

function wordsIn(group: OneOf | null, type: string): string | null {
  const kinds: Readonly<Record<string, string>> = group?.kinds ?? {};
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? null) : null;
}
