import { suggestedPeriod } from '#app/work/proposals/periods-offered.ts';
import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { dueDayOf } from '#app/work/core/engagements/due.ts';
import { asksTitle } from '#app/work/core/engagements/own-title.ts';
import { periodsOf } from '#app/work/core/engagements/periods.ts';
import { offeredTypes } from '#app/work/core/engagements/types.ts';
import { isOtherVat } from '#app/work/core/engagements/vat-returns.ts';
import { isDead, type EngagementState } from '#app/work/core/engagements/states.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { formatShortRand } from '#app/tax/money.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';

const YEARS_BACK = 3;

export type Choices = {
  types: { value: string; label: string }[];
  /** Empty until one is chosen: the likeliest is still the wrong one for most clients. */
  type: string;
  periods: { value: string; label: string }[];
  /** The next one that is not yet due and has no work. */
  period: string;
  /** What this kind usually costs, as it is typed; empty if it has no price. */
  price: string;
  asksTitle: boolean;
  /** By its data it is in another VAT category, or in none. */
  isUnfit: boolean;
};

type Work = { type: string; period: string; state: EngagementState };

/** First the kinds of its `works`, then those whose periods its data tell. */
export function choicesFor(
  taxpayer: Taxpayer,
  wanted: string | null,
  works: readonly Work[],
  today = southAfricanDay(),
): Choices {
  const rank = (type: EngagementType) =>
    works.some((work) => work.type === type.id) ? 0 : periodsFor(type, taxpayer, today).length > 0 ? 1 : 2;
  const fitting = offeredTypes()
    .filter(({ taxpayers }) => taxpayers.includes(taxpayer.kind))
    .map((type) => ({ type, rank: rank(type) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ type }) => type);
  const type = fitting.find(({ id }) => id === wanted);
  const periods = type ? periodsFor(type, taxpayer, today) : [];
  const suggested = type && suggestedPeriod(type, taxpayer.dates, today);
  const held = works.filter(
    (work) => work.type === type?.id && work.period !== 'once' && !isDead(work.state),
  );
  const isHeld = (id: string) => held.some(({ period }) => period === id);
  const next = periods.findIndex(({ id }) => id === suggested?.id);
  const free = periods.slice(Math.max(0, next)).find(({ id }) => !isHeld(id));
  return {
    types: fitting.map(({ id, name }) => ({ value: id, label: name })),
    type: type?.id ?? '',
    periods: periods.toReversed().map(({ id, label }) => {
      if (isHeld(id)) return { value: id, label: `${label}, there already` };
      const day = type && dueDayOf(type, id, taxpayer.dates);
      if (!day) return { value: id, label };
      return { value: id, label: `${label}, ${day < today ? 'late: was due' : 'due'} ${dayText(day)}` };
    }),
    period: (free ?? suggested ?? periods[0])?.id ?? '',
    price: type?.price === undefined ? '' : formatShortRand(type.price).replace(/^R\s*/, ''),
    asksTitle: asksTitle(type ?? null),
    isUnfit: type !== undefined && isOtherVat(type.id, taxpayer.dates),
  };
}

/** Null if a type or period does not fit the taxpayer. */
export function chosenIn(form: FormData, taxpayer: Taxpayer, today = southAfricanDay()) {
  const type = offeredTypes().find(({ id }) => id === form.get('type'));
  if (!type?.taxpayers.includes(taxpayer.kind)) return null;
  const period = periodsFor(type, taxpayer, today).find(({ id }) => id === form.get('period'));
  return period ? { type, period: period.id } : null;
}

function periodsFor(type: EngagementType, { dates }: Taxpayer, today: string) {
  const span = type.period === 'month' || type.period === 'two-months' ? 6 : 12;
  const from = monthsAfter(today, type.period === 'year' ? -12 * YEARS_BACK : -2 * span);
  return periodsOf(type, dates, { from, until: monthsAfter(today, span) });
}
