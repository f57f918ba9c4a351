import { planEngagements } from '#content/engagements/plan-engagements.ts';
import type { Plan } from '#content/plans.ts';
import { services } from '#app/firm/core/services.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { dueDayOf } from '#app/work/core/engagements/due.ts';
import { latenessOf } from '#app/work/core/engagements/lateness.ts';
import { asksTitle, readTitle } from '#app/work/core/engagements/own-title.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { isOtherVat } from '#app/work/core/engagements/vat-returns.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { proposedKinds } from './offered-type.ts';
import { keepsBooks, planOffer, planStart } from './plan-offer.ts';
import { periodsOffered, suggestedPeriod } from './periods-offered.ts';
import { usualPrice } from './prices.ts';

export type OfferChoice = {
  type: string;
  name: string;
  group: string;
  isChosen: boolean;
  period: string;
  periods: { value: string; label: string }[];
  /** Undefined: work of this kind is called by its kind. */
  title?: string;
  late: string | null;
  price: string;
  /** Where a price that nobody typed comes from. */
  priceFrom?: string;
  error?: string;
  periodError?: string;
  titleError?: string;
};

const CHOSEN = 'Chosen';
const BEFORE = 'Done for this client before';
const OTHER_VAT = 'Other VAT returns';
/** Where all that come next are open: none of them is proposed without a choice. */
const NO_PERIOD = { value: '', label: 'Choose: the next ones are open already' };

const GROUPS = [CHOSEN, BEFORE, ...services.map(({ desk }) => desk), OTHER_VAT];

/** `wasDone`: agreed, not planned or offered alone. `price`: the last agreed. `periods`: not to be proposed again. */
export type PastWork = {
  wasDone: boolean;
  price: Cents | null;
  periods: ReadonlyMap<string, 'open' | 'done'>;
};

/** `past`: each kind that was done before. */
type About = {
  taxpayer: Taxpayer;
  plan: Plan | null;
  past: ReadonlyMap<string, PastWork>;
  today: string;
};

/** All that the firm does for this kind of taxpayer: of the plan, of what was done before, the rest by service. */
export function linesFor({ taxpayer, plan, past, today }: About): OfferChoice[] {
  const inPlan = partsOf(plan, taxpayer, today);
  // What the plan has from the firm's first day on; a client whose books are here needs none.
  const start = plan && !past.has('books') ? planStart(plan, today) : today;
  const isWholePlan = plan !== null && planEngagements[plan.id]?.length === 1;
  return typesFor(taxpayer).flatMap((type) => {
    const taken = past.get(type.id)?.periods;
    const isChosen = inPlan.has(type.id);
    const skipsLate = isChosen && plan !== null && keepsBooks(plan);
    const from = isChosen ? start : today;
    const suggested = suggestedPeriod(type, taxpayer.dates, from, { taken, skipsLate });
    const periods = periodsOffered(type, taxpayer.dates, today);
    if (!suggested) return [];
    const period = taken?.has(suggested.id) ? '' : suggested.id;
    return {
      type: type.id,
      name: type.name,
      group: isChosen ? CHOSEN : groupOf(type, taxpayer, past),
      isChosen,
      period,
      ...(asksTitle(type) && { title: '' }),
      periods: [
        ...(period ? [] : [NO_PERIOD]),
        ...periods.map(({ id, label }) => ({
          value: id,
          label: label + noteOn(taken?.get(id), dueDayOf(type, id, taxpayer.dates), today),
        })),
      ],
      late: lateText(taxpayer, { type: type.id, period }, today),
      // The price of a plan with several parts is for all of them.
      ...(isChosen && !isWholePlan
        ? { price: '' }
        : pricedAs(type.id, isChosen ? null : past.get(type.id)?.price)),
    };
  });
}

export function partsOf(plan: Plan | null, taxpayer: Taxpayer, today: string): Set<string> {
  return new Set(plan ? planOffer(plan, taxpayer, today).parts.map(({ type }) => type.id) : []);
}

/** In the groups' order; what is due first first within each. */
export function inGroups(lines: readonly OfferChoice[], taxpayer: Taxpayer): OfferChoice[] {
  const due = ({ type: id, period }: OfferChoice) => {
    const type = typeOf(id);
    return (type && dueDayOf(type, period, taxpayer.dates)) ?? '9999';
  };
  return lines.toSorted(
    (one, other) =>
      GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) || due(one).localeCompare(due(other)),
  );
}

function groupOf(type: EngagementType, { dates }: Taxpayer, past: About['past']): string {
  if (past.get(type.id)?.wasDone) return BEFORE;
  if (isOtherVat(type.id, dates)) return OTHER_VAT;
  return services.find(({ id }) => id === type.service)?.desk ?? OTHER_VAT;
}

function pricedAs(typeId: string, last: Cents | null | undefined) {
  if (last) return { price: formatShortRand(last), priceFrom: 'As last time' };
  const usual = usualPrice(typeId);
  return usual ? { price: formatShortRand(usual.cents), priceFrom: usual.from } : { price: '' };
}

export function wantedLine(
  line: OfferChoice,
  wanted: { period?: string; price?: string; title?: string },
  taxpayer: Taxpayer,
  today: string,
): OfferChoice {
  const isKnown = line.periods.some(({ value }) => value === wanted.period);
  const chosen = { ...line, isChosen: true, period: (isKnown && wanted.period) || line.period };
  return {
    ...chosen,
    group: CHOSEN,
    ...(line.title !== undefined && { title: wanted.title ?? line.title }),
    ...(wanted.price && { price: wanted.price, priceFrom: undefined }),
    late: lateText(taxpayer, chosen, today),
  };
}

export function readLine(line: OfferChoice, form: FormData, taxpayer: Taxpayer, today: string): OfferChoice {
  const price = textIn(form, `price-${line.type}`);
  const wanted = textIn(form, `period-${line.type}`);
  const isChosen = form.getAll('type').includes(line.type);
  const period = line.periods.some(({ value }) => value === wanted) ? wanted : line.period;
  const { error } = readPrice(price);
  const periodError = period ? undefined : 'Choose its period.';
  const isTitled = line.title !== undefined;
  const title = isTitled ? textIn(form, `title-${line.type}`) : undefined;
  const titleError = isTitled ? readTitle(title ?? '', true).error : undefined;
  const wrong = { error, periodError, titleError };
  const read = { ...line, isChosen, price, period, title, ...(isChosen && wrong) };
  return { ...read, late: lateText(taxpayer, read, today) };
}

/** What a plan that keeps books does not pay for needs a price of its own. */
const IN_PLAN = 'It would be at the price of the plan: give it a price of its own.';

export function lateLines(lines: readonly OfferChoice[], plan: Plan | null): string[] {
  return lines.flatMap(({ isChosen, name, late, price }) => {
    if (!isChosen || !late) return [];
    const isInPlan = plan !== null && keepsBooks(plan) && price === '';
    return [`${name}: ${late}`, ...(isInPlan ? [IN_PLAN] : [])].join(' ');
  });
}

function noteOn(taken: 'open' | 'done' | undefined, day: string | null, today: string): string {
  if (taken) return `, ${taken} already`;
  return day && day < today ? `, was due ${dayText(day)}` : '';
}

export function lateText(
  taxpayer: Pick<Taxpayer, 'dates'>,
  { type: typeId, period }: Pick<OfferChoice, 'type' | 'period'>,
  today: string,
): string | null {
  const type = typeOf(typeId);
  const dueOn = type && dueDayOf(type, period, taxpayer.dates);
  const late = latenessOf({ type, period, taxpayer, dueOn }, today);
  if (!late || !dueOn) return null;
  return `${late.whose} was ${dayText(dueOn)}. ${late.costs ?? 'We found no source that says what being late costs.'}`;
}

export function typesFor({ kind }: Taxpayer) {
  return proposedKinds().filter(({ taxpayers }) => taxpayers.includes(kind));
}
