import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { SITE, type Actor, type FirmActor } from '#app/accounts/core/actor.ts';
import { isPresent } from './access.server.ts';
import { moveTo, recordStep } from './changing.server.ts';
import { inOpeningStep } from './steps.server.ts';
import type { EngagementType, TaxpayerKind } from './define-engagement.ts';
import { dueOf } from './due.ts';
import { findEngagement, lockEngagement, type Engagement } from './find.server.ts';
import { ANSWERED_ITEMS } from './item-states.ts';
import { nextPeriod } from './periods.ts';
import { countFromNow, fitItems, type CameLast, type ChecklistAnswers } from './requests.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { addEvent } from './timeline.server.ts';
import { titleOf } from './titles.ts';
import { checklistOf } from './types.ts';

export type NewEngagement = {
  taxpayerId: string;
  type: EngagementType;
  period: string;
  price: number | null;
  assigneeId: string | null;
};

type Before = { answers: ChecklistAnswers | null; cameLast: CameLast };

/** `beginWork` follows. `exists`: the taxpayer already has it for this period. `actor` null: the site. */
export async function openEngagement(
  tx: Transaction,
  { taxpayerId, type, period, price, assigneeId }: NewEngagement,
  actor: Actor | null,
  now: Date,
): Promise<{ id: string } | 'exists'> {
  const [taxpayer] = await tx.select().from(taxpayers).where(eq(taxpayers.id, taxpayerId));
  if (!taxpayer) throw ownError('A taxpayer is gone before its engagement was opened.');
  const { yearEnd, registeredOn, vatCategory } = taxpayer;
  const dates = { yearEnd, registered: registeredOn, vatCategory };
  const dueOn = dueOf(type, period, dates)?.day ?? null;
  const [opened] = await tx
    .insert(engagements)
    .values({
      taxpayerId,
      type: type.id,
      period,
      state: 'proposed',
      dueOn,
      price,
      assigneeId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: engagements.id });
  if (!opened) return 'exists';
  await recordStep(tx, actor, 'open', { id: opened.id, title: titleOf(type.id, period, dates) });
  return opened;
}

/** From `proposed` or `accepted`: asks for what is on the checklist, or waits for us if it has no items. */
export async function beginWork(
  tx: Transaction,
  engagement: Engagement,
  actor: Actor | null,
  now: Date,
  { answers, cameLast }: Before = { answers: null, cameLast: new Map() },
): Promise<void> {
  const { id, type } = engagement;
  const checklist = checklistOf(type);
  const isAsked = checklist !== null && checklist.items.length > 0;
  if (isAsked && (answers || checklist.questions.length === 0))
    await fitItems(tx, engagement, answers ?? {}, cameLast);
  const to = isAsked ? 'collecting' : 'in_progress';
  if (!(await moveTo(tx, actor?.party ?? 'site', engagement, to, { answers })))
    throw ownError('Work that has begun cannot begin.');
  if (isAsked) await countFromNow(tx, id, now);
  await addEvent(tx, { engagementId: id, kind: 'state', text: 'Work begins', isForClient: true }, actor, now);
}

/** For a new taxpayer: who it is, and who is behind it. Only once. */
export async function openIdentification(
  tx: Transaction,
  taxpayer: { id: string; kind: TaxpayerKind },
  now: Date,
): Promise<void> {
  const types: EngagementType[] = engagementTypes.filter(({ letter }) => letter === null);
  const ids = types.map(({ id }) => id);
  const isKnown = and(eq(engagements.taxpayerId, taxpayer.id), inArray(engagements.type, ids), isPresent);
  const type = types.find(({ taxpayers: kinds }) => kinds.includes(taxpayer.kind));
  if (!type || (await tx.$count(engagements, isKnown)) > 0) return;
  const values = { taxpayerId: taxpayer.id, type, period: 'once', price: null, assigneeId: null };
  const opened = await openEngagement(tx, values, null, now);
  if (opened === 'exists') return;
  const engagement = await lockEngagement(tx, SITE, opened.id);
  if (engagement) await beginWork(tx, engagement, null, now);
}

/** `existed`: it is open already. `once`: there is no next period. */
export type OpenedNext = { kind: 'opened'; id: string } | { kind: 'existed' | 'once' | 'gone' };

/** Same price, assignee and answers; asks by name for what came then. */
export async function openNext(
  tx: Transaction,
  actor: FirmActor,
  id: string,
  now = new Date(),
): Promise<OpenedNext> {
  const last = await findEngagement(actor, id, tx);
  if (!last) return { kind: 'gone' };
  const { taxpayer, type, price, assignee, answers } = last;
  const period = type && nextPeriod(type, last.period);
  if (!period) return { kind: 'once' };
  const values = { taxpayerId: taxpayer.id, type, period, price, assigneeId: assignee?.id ?? null };
  const cameLast = await cameFor(tx, last.id);
  const opened = await openAndAsk(tx, values, actor, now, { answers, cameLast });
  return opened === 'exists' ? { kind: 'existed' } : { kind: 'opened', id: opened.id };
}

/** Work agreed elsewhere: it begins at once, and the client is asked for what is needed. */
export function openAndAsk(
  tx: Transaction,
  values: NewEngagement,
  actor: FirmActor,
  now: Date,
  before?: Before,
): Promise<{ id: string } | 'exists'> {
  return inOpeningStep(tx, actor, async () => {
    const opened = await openEngagement(tx, values, actor, now);
    if (opened === 'exists') return opened;
    // A colleague may open work for another one without seeing it afterwards.
    const engagement = await lockEngagement(tx, SITE, opened.id);
    if (!engagement) throw ownError('An engagement is gone within its own transaction.');
    await beginWork(tx, engagement, actor, now, before);
    await notifyClient(tx, { engagementId: opened.id, kind: 'opened' }, actor, now);
    return opened;
  });
}

/** The names of the files that came for each item and were not replaced; without files, the answer. */
async function cameFor(tx: Transaction, engagementId: string): Promise<CameLast> {
  const names = sql<string | null>`string_agg(${documents.name}, ', ' order by ${documents.createdAt})`;
  const rows = await tx
    .select({ item: requestItems.item, answer: requestItems.answer, names })
    .from(requestItems)
    .leftJoin(
      documents,
      and(
        eq(documents.itemId, requestItems.id),
        isNull(documents.replacedById),
        isNull(documents.mergedIntoId),
      ),
    )
    .where(and(eq(requestItems.engagementId, engagementId), isIn(requestItems.state, ANSWERED_ITEMS)))
    .groupBy(requestItems.id)
    .orderBy(desc(requestItems.position));
  const came = rows.map(
    ({ item, names, answer }) => [item ?? '', (names ?? answer ?? '').slice(0, 1000)] as const,
  );
  return new Map(came.filter(([, text]) => text !== ''));
}
