import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import type { Cycle, EngagementType, TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { dueOf, duesBeside } from '#app/work/core/engagements/due.ts';
import { latenessOf, latenessText } from '#app/work/core/engagements/lateness.ts';
import type { TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import type { AskedQuote, OwnTaxpayer } from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { paymentDay } from '#app/work/core/engagements/outcome.ts';
import { ENGAGEMENT_STATE, isDead, isOffered, isPlanned } from '#app/work/core/engagements/states.ts';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { nextDeadlines, rulesOf } from '#app/firm/core/deadlines.ts';
import { rulesAgain, rulesOfPlans, type Work } from './rules-ahead.ts';
import { lateTurnOf, turnOf, type Standing, type Turn } from './turn.ts';

export type DueDay = {
  /** Part of calendar entries: never changed. */
  id: string;
  day: string;
  what: string;
  taxpayer: string;
  /** The engagement's page, once the client has agreed to it; null for a legal duty that we have no work for. */
  path: string | null;
  turn: Turn;
  /** What it means that the day has passed, and who acts next; null before. */
  late: string | null;
};

type Taxpayer = Pick<OwnTaxpayer, 'id' | 'kind' | 'name' | 'dates'> & {
  services: readonly string[];
  quotes?: readonly Pick<AskedQuote, 'due'>[];
};

/** The soonest first: our work, however late, what is to be paid, and the taxpayers' legal duties of twelve months. */
export function dueDays(
  taxpayers: readonly Taxpayer[],
  engagements: readonly Work[],
  today: string,
): DueDay[] {
  const ours = engagements
    .filter(({ state }) => isPlanned(state) || ENGAGEMENT_STATE[state].countsAsLate)
    .flatMap((one) => dueDayOf(one, today));
  const payments = engagements.flatMap((one) => paymentOf(one, today));
  const law = taxpayers.flatMap((taxpayer) => {
    const own = engagements.filter((one) => one.taxpayer.id === taxpayer.id);
    return lawfulDays(taxpayer, own, today);
  });
  return [...ours, ...payments, ...law].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what),
  );
}

export type Dayless = { id: string; what: string; taxpayer: string; path: string; turn: Turn };

/** Our work whose day nobody has set or can tell. */
export function withoutDay(engagements: readonly Work[]): Dayless[] {
  return engagements
    .filter(({ state, dueOn }) => ENGAGEMENT_STATE[state].countsAsLate && !dueOn)
    .map((one) => ({
      id: one.id,
      what: one.title,
      taxpayer: one.taxpayer.name,
      path: `/work/${one.id}`,
      turn: turnOfWork(one),
    }));
}

function dueDayOf(engagement: Work, today: string): DueDay[] {
  const { id, dueOn, title, taxpayer } = engagement;
  if (!dueOn) return [];
  const turn = isPlanned(engagement.state) ? 'later' : turnOfWork(engagement);
  const path = `/work/${id}`;
  const lateness = latenessOf(engagement, today);
  const late = lateness && latenessText(lateness, dueOn, lateTurnOf(standingOf(engagement)));
  return [{ id: `work-${id}`, day: dueOn, what: title, taxpayer: taxpayer.name, path, turn, late }];
}

function paymentOf({ id, outcome, title, taxpayer }: Work, today: string): DueDay[] {
  const day = outcome && paymentDay(outcome);
  if (!day) return [];
  const late = day < today ? 'its day has passed: interest runs until it is paid' : null;
  return [
    {
      id: `payment-${id}`,
      day,
      what: `Payment to SARS: ${title}`,
      taxpayer: taxpayer.name,
      path: `/work/${id}`,
      turn: 'payment',
      late,
    },
  ];
}

function turnOfWork(work: Work): Turn {
  return turnOf(standingOf(work));
}

function standingOf({ toDo: papers, approvals, signatures, questions, cameIn }: Work): Standing {
  return { toDo: { questions, papers, approvals, signatures }, cameIn };
}

/** Without the duties of which we have work, even finished work. */
function lawfulDays(
  { id, kind, name, dates, services, quotes = [] }: Taxpayer,
  own: readonly Work[],
  today: string,
): DueDay[] {
  const held = own.filter(({ state }) => !isDead(state));
  const dutiesOf = (works: readonly Engagement[]) =>
    new Set(
      works.flatMap(({ type, period }) =>
        type ? daysOfSameReturn(type).map((cycle) => dueOf(cycle, period, dates)?.id) : [],
      ),
    );
  const covered = dutiesOf(held.filter(({ state }) => !isOffered(state)));
  const proposed = held.filter(({ state }) => isOffered(state));
  const beside = proposed.flatMap(({ type, period }) => (type ? duesBeside(type, period, dates) : []));
  const offered = new Set([...dutiesOf(proposed), ...beside.map(({ id: deadlineId }) => deadlineId)]);
  const again = rulesAgain(held, services, dates);
  const inPlan = rulesOfPlans(held, dates);
  const types = held.flatMap(({ type }) => type ?? []);
  const turnOfDuty = (deadlineId: string, ruleId: string, day: string): Turn => {
    if (offered.has(deadlineId)) return 'offered';
    if (isOurs(again.get(ruleId), day)) return 'again';
    if (isOurs(inPlan.get(ruleId), day)) return 'plan';
    return quotes.some(({ due }) => due === deadlineId) ? 'quote' : 'nobody';
  };
  return nextDeadlines(profilesOf(kind, dates, types), today)
    .filter((deadline) => !covered.has(deadline.id))
    .map(({ id: deadlineId, ruleId, day, what, covers }) => ({
      id: `${deadlineId}-${id}`,
      day,
      what: `${what}: ${covers}`,
      taxpayer: name,
      path: null,
      turn: turnOfDuty(deadlineId, ruleId, day),
      late: null,
    }));
}

function isOurs(from: string | undefined, day: string): boolean {
  return from !== undefined && day > from;
}

/** A person has one return a year, with another day for provisional taxpayers: filing it covers both. */
function daysOfSameReturn(type: EngagementType): readonly Cycle[] {
  switch (type.deadline) {
    case 'itr12':
      return [type, { ...type, deadline: 'itr12-provisional' }];
    case 'itr12-provisional':
      return [type, { ...type, deadline: 'itr12' }];
    default:
      return [type];
  }
}

/** Our work shows more of a taxpayer than its kind: a client whose IRP6s we file is a provisional taxpayer. */
function profilesOf(
  kind: TaxpayerKind,
  { yearEnd, registered, vatCategory }: TaxpayerDates,
  types: readonly EngagementType[],
): Profile[] {
  const rules = new Set<string>(types.flatMap(({ deadline }) => deadline ?? []));
  const has = (profile: Profile) => rulesOf(profile).some(({ id }) => rules.has(id));
  const further = (['employer', 'turnover'] as const).map((is) => ({ is })).filter(has);
  return [
    ...kindProfiles(kind, { yearEnd, registered }, has),
    ...further,
    ...(vatCategory ? [{ is: 'vendor' as const, category: vatCategory, yearEnd }] : []),
  ];
}

function kindProfiles(
  kind: TaxpayerKind,
  { yearEnd, registered }: Pick<TaxpayerDates, 'yearEnd' | 'registered'>,
  has: (profile: Profile) => boolean,
): Profile[] {
  switch (kind) {
    case 'individual':
      return [has({ is: 'provisional' }) ? { is: 'provisional' } : { is: 'employee' }];
    case 'company': {
      const corporation = { is: 'close-corporation' as const, yearEnd, registered };
      const isCorporation = !has({ is: 'company', yearEnd, registered }) && has(corporation);
      return [isCorporation ? corporation : { is: 'company', yearEnd, registered }];
    }
    case 'trust':
      return [{ is: 'trust' }];
    case 'estate':
      return [];
  }
}
