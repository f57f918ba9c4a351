import { planEngagements } from '#content/engagements/plan-engagements.ts';
import type { Plan } from '#content/plans.ts';
import { starting } from '#content/pages/starting.ts';
import type { Answers } from '#content/price-finder.ts';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { booksOpenOn } from '#app/firm/core/our-days.ts';
import { rulesOf, type Deadline } from '#app/firm/core/deadlines.ts';
import { answersFor, profilesOf } from '#app/firm/core/plan-finder.ts';
import { TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import type { Period, TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { duesBeside } from '#app/work/core/engagements/due.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { vatReturnOf } from '#app/work/core/engagements/vat-returns.ts';
import type { VatQuestion } from './new-taxpayer.ts';
import { isOffered, type OfferedType } from './offered-type.ts';
import { isLate, periodsOffered, suggestedPeriod } from './periods-offered.ts';

/**
 * `periods`: what the plan's price is for. `late`: what was due or over before the firm’s first day, in a plan that keeps books: it
 * has a quote of its own. `beside`: what is done with a period, by its id, and was due before that day.
 */
export type OfferedPart = {
  type: OfferedType;
  periods: Period[];
  suggested: Period;
  late: Period[];
  beside: { period: string; due: Deadline }[];
};

/** `missing`: why a part of the plan cannot be offered yet. */
export type PlanOffer = { parts: OfferedPart[]; missing: string[] };

export function planOffer(
  plan: Plan,
  taxpayer: { kind: TaxpayerKind; dates: TaxpayerDates },
  today: string,
  start = planStart(plan, today),
): PlanOffer {
  const offer: PlanOffer = { parts: [], missing: [] };
  const skipsLate = keepsBooks(plan);
  for (const type of typesOf(plan, taxpayer)) {
    const all = periodsOffered(type, taxpayer.dates, today);
    const late = skipsLate ? all.filter((period) => isLate(type, period, taxpayer.dates, start)) : [];
    const suggested = suggestedPeriod(type, taxpayer.dates, start, { skipsLate });
    const periods = all.filter((period) => !late.includes(period));
    const beside = all.flatMap(({ id: period }) =>
      duesBeside(type, period, taxpayer.dates).map((due) => ({ period, due })),
    );
    if (suggested)
      offer.parts.push({
        type,
        periods,
        suggested,
        late,
        beside: skipsLate ? beside.filter(({ due }) => due.day < start) : [],
      });
    else offer.missing.push(`${type.name}: we need the day on which the company was registered first`);
  }
  if (needsVatCategory(plan) && !taxpayer.dates.vatCategory)
    offer.missing.push('VAT returns: if you are registered for VAT, they join once we know your category');
  return offer;
}

export function kindsOfPlan(plan: Plan): TaxpayerKind[] {
  const types = (planEngagements[plan.id] ?? []).map(typeOf).filter(isOffered);
  return TAXPAYER_KINDS.filter((kind) => types.every(({ taxpayers }) => taxpayers.includes(kind)));
}

/** From which day on the firm can do the work of the plan: with books, once they are open. */
export function planStart(plan: Plan, today: string): string {
  return keepsBooks(plan) ? booksOpenOn(today) : today;
}

/** Who does the periods from before the books are open here; null if the plan keeps no books. */
export function oldFirmNote(plan: Plan, today: string): string | null {
  return keepsBooks(plan) ? starting.oldFirm(longDayText(planStart(plan, today))) : null;
}

export function keepsBooks(plan: Plan): boolean {
  return planEngagements[plan.id]?.includes('books') ?? false;
}

export function needsVatCategory(plan: Plan): boolean {
  return planEngagements[plan.id]?.includes('vat201') ?? false;
}

export function vatQuestion(plan: Plan, { vat }: Partial<Answers>): VatQuestion {
  if (!needsVatCategory(plan) || vat === 'no') return 'none';
  return vat === 'yes' ? 'yes' : 'open';
}

/** What the visitor answered; otherwise staff and VAT are there if the plan's work has their due days. */
export function answersOfPlan(plan: Plan, given: Partial<Answers>): Answers {
  return answersFor(plan, {
    ...(isDueIn(plan, { is: 'employer' }) && { staff: 'few' }),
    ...(needsVatCategory(plan) && { vat: 'yes' }),
    ...given,
  });
}

export function profilesOfPlan(plan: Plan, answers: Answers): Profile[] {
  return profilesOf(answers).filter((profile) => isDueIn(plan, profile));
}

function isDueIn(plan: Plan, profile: Profile): boolean {
  const due = (planEngagements[plan.id] ?? []).flatMap((id) => typeOf(id)?.deadline ?? []);
  return rulesOf(profile).some(({ id }) => due.some((rule) => rule === id));
}

function typesOf(plan: Plan, { kind, dates }: { kind: TaxpayerKind; dates: TaxpayerDates }): OfferedType[] {
  const ids = (planEngagements[plan.id] ?? []).flatMap((id) => {
    if (id !== 'vat201') return [id];
    return dates.vatCategory ? [vatReturnOf(dates.vatCategory)] : [];
  });
  return ids
    .map(typeOf)
    .filter(isOffered)
    .filter(({ taxpayers }) => taxpayers.includes(kind));
}
