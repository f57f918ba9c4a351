import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { SITE, type Actor, type FirmActor } from '#app/accounts/core/actor.ts';
import { isPresent } from './access.server.ts';
import { moveAll, moveTo, recordSteps } from './changing.server.ts';
import { inOpeningStep } from './steps.server.ts';
import type { EngagementType, TaxpayerKind } from './define-engagement.ts';
import { dueDayOf } from './due.ts';
import { lockEngagement, type Engagement } from './find.server.ts';
import { askedToday, fitItems } from './requests.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { addKindSteps } from '../inside/begin-steps.server.ts';
import { isOurs } from './ours.ts';
import { datesOf } from './own-data.server.ts';
import type { TaxpayerDates } from './periods.ts';
import { becomeClient } from '../taxpayers/become-client.server.ts';
import { addEvent, addEvents } from './timeline.server.ts';
import { knownAnswers } from './known-answers.ts';
import { lastAnswersOf } from './last-time.server.ts';
import { isTooEarly, plannedStart } from './start-day.ts';
import { titleOf } from './titles.ts';
import { checklistOf, IDENTIFICATIONS, kindsNow } from './types.ts';

export type NewEngagement = {
  taxpayerId: string;
  type: EngagementType;
  period: string;
  ownTitle?: string | null;
  price: number | null;
  assigneeId: string | null;
  startsOn?: string;
};

type Opened = { id: string } & Pick<typeof engagements.$inferSelect, 'dueOn' | 'price'>;

/** `beginWork` follows. `exists`: the taxpayer already has it for this period. `actor` null: the site. */
export async function openEngagement(
  tx: Transaction,
  work: NewEngagement,
  actor: Actor | null,
  now: Date,
): Promise<Opened | 'exists'> {
  const [taxpayer] = await tx.select().from(taxpayers).where(eq(taxpayers.id, work.taxpayerId));
  if (!taxpayer) throw ownError('A taxpayer is gone before its engagement was opened.');
  const [opened] = await openMany(tx, [{ ...work, dates: datesOf(taxpayer) }], actor, now);
  return opened ?? 'exists';
}

/** In their order, with `dates` of each taxpayer; null where it has this kind and period. No two are the same. */
export async function openMany(
  tx: Transaction,
  works: readonly (NewEngagement & { dates: TaxpayerDates })[],
  actor: Actor | null,
  now: Date,
): Promise<(Opened | null)[]> {
  if (works.length === 0) return [];
  const rows = works.map(({ dates, type, startsOn, ownTitle = null, ...work }) => ({
    ...work,
    type: type.id,
    ownTitle,
    state: startsOn ? ('planned' as const) : ('proposed' as const),
    startsOn,
    dueOn: dueDayOf(type, work.period, dates, startsOn),
    createdAt: now,
  }));
  const { id, taxpayerId, type, period, dueOn, price } = engagements;
  const opened = await tx
    .insert(engagements)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id, taxpayerId, type, period, dueOn, price });
  const byKey = new Map(opened.map((row) => [keyOf(row), row]));
  const found = works.map((work) => ({ work, row: byKey.get(keyOf({ ...work, type: work.type.id })) }));
  for (const isPlanned of [true, false]) {
    const steps = found.flatMap(({ work, row }) => {
      if (!row || Boolean(work.startsOn) !== isPlanned) return [];
      const title = titleOf(row.type, row.period, { ...work.dates, ownTitle: work.ownTitle ?? null });
      return [{ id: row.id, title }];
    });
    await recordSteps(tx, actor, isPlanned ? 'plan' : 'open', steps);
  }
  return found.map(({ row }) => row ?? null);
}

function keyOf({ taxpayerId, type, period }: Record<'taxpayerId' | 'type' | 'period', string>): string {
  return `${taxpayerId} ${type} ${period}`;
}

/** From `planned`, `proposed` or `accepted`: asks for what is on the checklist, or waits for us if it has no items. */
export function beginWork(
  tx: Transaction,
  engagement: Engagement,
  actor: Actor | null,
  now: Date,
): Promise<void> {
  return beginAll(tx, [engagement], actor, now);
}

/** What begins alike is moved by one statement. */
export async function beginAll(
  tx: Transaction,
  all: readonly Engagement[],
  actor: Actor | null,
  now: Date,
): Promise<void> {
  const today = southAfricanDay(now);
  const works = all.map((engagement) => {
    const { type, period, taxpayer } = engagement;
    const isAsked = (checklistOf(type)?.items.length ?? 0) > 0;
    const dueOn = engagement.dueOn ?? (type && dueDayOf(type, period, taxpayer.dates, today));
    return { engagement, isAsked, dueOn };
  });
  for (const { engagement, isAsked } of works)
    if (isAsked && checklistOf(engagement.type)?.questions.length === 0) await fitItems(tx, engagement, {});
  const likeness = ({ engagement: { state, typeId }, isAsked, dueOn }: (typeof works)[number]) =>
    [state, typeId, isAsked, dueOn].join();
  for (const like of new Set(works.map(likeness))) {
    const [first, ...others] = works.filter((one) => likeness(one) === like);
    if (!first) continue;
    const alike = [first.engagement, ...others.map(({ engagement }) => engagement)] as const;
    const { isAsked, dueOn } = first;
    const values = { dueOn, ...(isAsked && askedToday(now)) };
    if (!(await moveAll(tx, 'site', alike, isAsked ? 'collecting' : 'in_progress', values)))
      throw ownError('Work that has begun cannot begin.');
  }
  await addKindSteps(tx, works);
  for (const { engagement, isAsked } of works) if (isAsked) await answerFromRecords(tx, engagement);
  const events = works.map(({ engagement: { id }, isAsked }) => {
    const text = isAsked ? 'Opened, and papers asked for' : 'Work begins';
    return { engagementId: id, kind: 'state' as const, text, isForClient: true };
  });
  await addEvents(tx, events, actor, now);
}

/** What our records say is not asked: the client sees it, and changes what is wrong. */
async function answerFromRecords(tx: Transaction, engagement: Engagement): Promise<void> {
  if (!checklistOf(engagement.type)?.questions.some(({ known }) => known)) return;
  const given = knownAnswers(engagement, (await lastAnswersOf(engagement, tx)) !== null);
  if (Object.keys(given).length === 0 || engagement.givenAnswers) return;
  await tx.update(engagements).set({ givenAnswers: given }).where(eq(engagements.id, engagement.id));
}

/** Begins agreed work now, or plans it for when the client can have its papers. Returns that day; null if begun. */
export async function beginAgreed(
  tx: Transaction,
  engagement: Engagement,
  actor: Actor | null,
  now: Date,
): Promise<string | null> {
  await becomeClient(tx, engagement.taxpayer.id, actor);
  if (isTooEarly(engagement, southAfricanDay(now))) return planAgreed(tx, engagement, actor, now);
  await beginWork(tx, engagement, actor, now);
  return null;
}

/** Returns the day on which it begins. */
export async function planAgreed(
  tx: Transaction,
  engagement: Engagement,
  actor: Actor | null,
  now: Date,
): Promise<string> {
  const { id, type, period, taxpayer } = engagement;
  if (!type) throw ownError('Work of a kind that is not known cannot be planned.');
  const startsOn = plannedStart(type, period, taxpayer.dates, southAfricanDay(now));
  if (!(await moveTo(tx, 'site', engagement, 'planned', { startsOn })))
    throw ownError('Work that has begun cannot be planned.');
  const text = `Planned for ${dayText(startsOn)}, when what it needs is there`;
  await addEvent(tx, { engagementId: id, kind: 'state', text, isForClient: true }, actor, now);
  return startsOn;
}

export async function openIdentification(
  tx: Transaction,
  taxpayer: { id: string; kind: TaxpayerKind },
  now: Date,
): Promise<void> {
  const types = kindsNow().filter(({ id }) => IDENTIFICATIONS.includes(id));
  const isKnown = and(
    eq(engagements.taxpayerId, taxpayer.id),
    inArray(engagements.type, [...IDENTIFICATIONS]),
    isPresent,
  );
  const type = types.find(({ taxpayers: kinds }) => kinds.includes(taxpayer.kind));
  if (!type || (await tx.$count(engagements, isKnown)) > 0) return;
  const values = { taxpayerId: taxpayer.id, type, period: 'once', price: null, assigneeId: null };
  const opened = await openEngagement(tx, values, null, now);
  if (opened === 'exists') return;
  const engagement = await lockEngagement(tx, SITE, opened.id);
  if (engagement) await beginWork(tx, engagement, null, now);
}

/** Work agreed elsewhere: it begins as soon as it can, and then the client is asked for what is needed. */
export function openAndAsk(
  tx: Transaction,
  values: NewEngagement,
  actor: FirmActor,
  now: Date,
): Promise<{ id: string; startsOn: string | null } | 'exists'> {
  return inOpeningStep(tx, actor, async () => {
    const opened = await openEngagement(tx, values, actor, now);
    if (opened === 'exists') return opened;
    // A colleague may open work for another one without seeing it afterwards.
    const engagement = await lockEngagement(tx, SITE, opened.id);
    if (!engagement) throw ownError('An engagement is gone within its own transaction.');
    const startsOn = await beginAgreed(tx, engagement, actor, now);
    if (!startsOn && !isOurs(values.type.id))
      await notifyClient(tx, { engagementId: opened.id, kind: 'opened' }, actor, now);
    return { id: opened.id, startsOn };
  });
}
