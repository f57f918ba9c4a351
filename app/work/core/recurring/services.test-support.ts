import { isBusinessDay } from '#app/firm/core/business-days.ts';
import { monthsAfter, plusDays } from '#app/firm/core/calendar-day.ts';
import type { EngagementType } from '../engagements/define-engagement.ts';
import { nextPeriod, periodOf, type TaxpayerDates } from '../engagements/periods.ts';
import { firstStart } from '../engagements/start-day.ts';
import type { RecurringTerms } from './wanted-periods.ts';

type Candidate = { period: string; last: string; from: string };

const YEARS = 9;

/** All periods of a kind from the year before `year` on, worked out one by one and apart from the site. */
function candidates(type: EngagementType, dates: TaxpayerDates, year: number): Candidate[] {
  const found: Candidate[] = [];
  if (type.period === 'once') return found;
  const first = {
    year: `${year - 1}`,
    'half-year': `${year - 1}-1`,
    'two-months': `${year - 1}-01`,
    month: `${year - 1}-01`,
  };
  let id: string | null = first[type.period];
  while (id && Number(id.slice(0, 4)) < year - 1 + YEARS) {
    for (const period of type.period === 'two-months' ? [id, monthAfter(id)] : [id]) {
      const days = periodOf(type, period, dates)?.days;
      const from = firstStart(type, period, dates);
      if (days && from) found.push({ period, last: days.last, from });
    }
    id = nextPeriod(type, id);
  }
  return found;
}

function monthAfter(id: string): string {
  return `${id.slice(0, 5)}${String(Number(id.slice(5)) + 1).padStart(2, '0')}`;
}

/** Whether the terms include a period that ends on `last`. */
function isCovered(last: string, { startsOn, endsOn, pausedFrom, pausedUntil }: RecurringTerms): boolean {
  if (last < startsOn || (endsOn !== null && last > endsOn)) return false;
  return pausedFrom === null || last < pausedFrom || last > (pausedUntil ?? '9999');
}

/** The periods that are wanted on `today`, each once. */
export function wantedApart(
  type: EngagementType,
  dates: TaxpayerDates,
  terms: RecurringTerms,
  today: string,
): string[] {
  const all = candidates(type, dates, Number(terms.startsOn.slice(0, 4)));
  return all.filter(isWanted(terms, today)).map(({ period }) => period);
}

function isWanted(terms: RecurringTerms, today: string) {
  const horizon = monthsAfter(today, 12);
  return ({ last, from }: Candidate) => from <= horizon && isCovered(last, terms);
}

type Work = { startsOn: string; price: number | null; began: string | null };

/** The work that a service should have, computed apart from the site. It begins on business days only. */
export class ExpectedService {
  readonly works = new Map<string, Work>();
  readonly #candidates: Candidate[];
  #terms: RecurringTerms;

  constructor(type: EngagementType, dates: TaxpayerDates, terms: RecurringTerms) {
    this.#terms = terms;
    this.#candidates = candidates(type, dates, Number(terms.startsOn.slice(0, 4)));
  }

  change(terms: Partial<RecurringTerms>, today: string): void {
    this.#terms = { ...this.#terms, ...terms };
    this.plan(today);
  }

  plan(today: string): void {
    const wanted = this.#candidates.filter(isWanted(this.#terms, today));
    const periods = new Set(wanted.map(({ period }) => period));
    for (const [period, work] of this.works) {
      if (work.began !== null) continue;
      if (periods.has(period)) work.price = this.#priceOn(work.startsOn);
      else this.works.delete(period);
    }
    for (const { period, from } of wanted) {
      if (this.works.has(period)) continue;
      const startsOn = openFrom(from > today ? from : plusDays(today, 1));
      this.works.set(period, { startsOn, price: this.#priceOn(startsOn), began: null });
    }
  }

  /** Throws if a period would begin that the terms leave out, or before the client can have its papers. */
  begin(today: string): void {
    if (!isBusinessDay(today)) return;
    for (const [period, work] of this.works) {
      if (work.began !== null || work.startsOn > today) continue;
      const one = this.#candidates.find((candidate) => candidate.period === period);
      if (!one || !isCovered(one.last, this.#terms) || today < one.from)
        throw new Error(`${period} begins on ${today} and is closed, or not over.`);
      work.began = today;
    }
  }

  #priceOn(day: string): number | null {
    let { price } = this.#terms;
    for (const change of this.#terms.priceChanges) if (change.from <= day) ({ price } = change);
    return price;
  }
}

function openFrom(day: string): string {
  let open = day;
  while (!isBusinessDay(open)) open = plusDays(open, 1);
  return open;
}
