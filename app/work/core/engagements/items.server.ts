import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Item, Medium, NotMine } from '../checklists/define-checklist.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { ITEM_TAKES } from '#app/platform/db/work-values.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import type { Actor, FirmActor } from '#app/accounts/core/actor.ts';
import { changing, recordStep, update } from './changing.server.ts';
import type { Engagement } from './find.server.ts';
import { answerMark } from './answer-mark.server.ts';
import { shownAnswer } from './item-answers.server.ts';
import { OFFERED } from './item-media.ts';
import { isLocked, ITEM_STATE, mayMoveItem, type ItemState } from './item-states.ts';
import { isNotMineText, notMineOf, yesBehind } from './not-mine.ts';
import { passToClient, passToFirm } from './progress.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { lookedAt, notifyFirm } from '../notices/notify-firm.server.ts';
import { addEvent } from './timeline.server.ts';
import { isUnderWay } from './states.ts';
import { checklistOf } from './types.ts';

type Row = typeof requestItems.$inferSelect;

type StoredItem = Omit<
  typeof requestItems.$inferSelect,
  'engagementId' | 'position' | 'createdAt' | 'updatedAt'
>;

/** `codes`: of the IRP5 and others. `media`, `notMine`: how to answer. `saidYesTo`: the question that brought it. */
export type RequestItem = Omit<StoredItem, 'takes'> & {
  takes: (typeof ITEM_TAKES)[number];
  codes: readonly string[];
  media: readonly Medium[];
  notMine: NotMine;
  saidYesTo: string | null;
  keepsOriginal: boolean;
  /** The answer as it is read: an amount or a date is written out. */
  answerText: string | null;
  /** Of its answer: a form that was drawn with another one asks before it takes its place. */
  mark: string;
};

type Review = { kind: 'accept' } | { kind: 'return'; reason: string } | { kind: 'reopen' };

export async function itemsOf({
  id,
  type,
  answers,
}: Pick<Engagement, 'id' | 'type' | 'answers'>): Promise<RequestItem[]> {
  const declared = declaredItems(type);
  const {
    engagementId: _of,
    position: _place,
    createdAt: _first,
    updatedAt: _last,
    ...shown
  } = getTableColumns(requestItems);
  const rows = await db()
    .select(shown)
    .from(requestItems)
    .where(eq(requestItems.engagementId, id))
    .orderBy(asc(requestItems.position), asc(requestItems.createdAt), asc(requestItems.id));
  return rows.map((row) => {
    const item = declared.get(row.item ?? '');
    const { codes = [], answers: media = OFFERED[row.takes] } = item ?? {};
    const [takes = row.takes] = media;
    return {
      ...row,
      takes,
      codes,
      media,
      notMine: notMineOf(row, item),
      saidYesTo: yesBehind(checklistOf(type), row.item, answers),
      keepsOriginal: item?.keepsOriginal ?? false,
      answerText: shownAnswer({ takes, answer: row.answer }),
      mark: answerMark(row),
    };
  });
}

/** `changed`: the client or a colleague has changed it since version `version` was read. */
export async function reviewItem(
  actor: FirmActor,
  itemId: string,
  review: Review,
  version: number,
  now = new Date(),
): Promise<'saved' | 'changed' | 'gone'> {
  return changingItem(actor, itemId, async (tx, engagement, item) => {
    if (item.version !== version) return 'changed';
    if (!(await setReview(tx, engagement, item, review, actor, now))) return 'changed';
    return 'saved';
  });
}

/** Those that nobody changed since they were seen, in one transaction. Returns their new versions. */
export function reviewItems(
  actor: FirmActor,
  engagementId: string,
  review: Review,
  seen: readonly Ticked[],
  now = new Date(),
): Promise<Ticked[] | 'gone'> {
  return changing(actor, engagementId, async (tx, engagement) => {
    const reviewed: Ticked[] = [];
    for (const { id, version } of seen) {
      const isSeen = and(
        eq(requestItems.id, id),
        eq(requestItems.engagementId, engagement.id),
        eq(requestItems.version, version),
      );
      const [item] = await tx.select().from(requestItems).where(isSeen);
      if (!item) continue;
      if (!(await setReview(tx, engagement, item, review, actor, now))) continue;
      reviewed.push({ id, version: version + 1 });
    }
    return reviewed;
  });
}

/** False, and nothing changes, for what the table does not let staff do. */
async function setReview(
  tx: Transaction,
  engagement: Engagement,
  item: Row,
  review: Review,
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  const to = await stateAfter(tx, item, review);
  if (!mayMoveItem(actor.party, item, to)) return false;
  // The client has approved it: only they take that back.
  if (item.approval?.given) return false;
  await setItem(tx, item, { state: to, reason: review.kind === 'return' ? review.reason : null });
  for (const kind of ['complete', 'answered'] as const) await lookedAt(tx, actor, engagement.id, { kind });
  if (review.kind === 'accept' && item.approval) {
    await noteItem(tx, engagement, `We have noted what is wrong: ${item.what}`, actor, now);
    await recordStep(tx, actor, 'accept', engagement, { item: item.what });
  } else if (review.kind === 'accept') {
    await noteItem(tx, engagement, `Accepted: ${item.what}`, actor, now);
    await notifyClient(
      tx,
      { engagementId: engagement.id, kind: 'accepted', aboutIds: [item.id] },
      actor,
      now,
    );
    await recordStep(tx, actor, 'accept', engagement, { item: item.what });
  } else if (review.kind === 'return') {
    await noteItem(tx, engagement, `Returned: ${item.what}`, actor, now);
    await passToClient(tx, engagement, now);
    await notifyClient(
      tx,
      { engagementId: engagement.id, kind: 'returned', aboutIds: [item.id] },
      actor,
      now,
    );
    await recordStep(tx, actor, 'return', engagement, { item: item.what });
  } else {
    await recordStep(tx, actor, 'unaccept', engagement, { item: item.what });
  }
  return true;
}

/** Under the engagement’s lock. False: the item takes none any more. `isTheirs`: the client sent them. */
export async function noteFile(
  tx: Transaction,
  { engagement, itemId, isTheirs }: { engagement: Engagement; itemId: string; isTheirs: boolean },
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const [item] = await tx
    .select()
    .from(requestItems)
    .where(and(eq(requestItems.id, itemId), eq(requestItems.engagementId, engagement.id)));
  if (!item || isLocked(item) || item.approval || !isUnderWay(engagement.state)) return false;
  await setItem(tx, item, { state: 'answered', ...(isNotMineText(item.answer) && { answer: null }) });
  // A script sends each photo in a request of its own.
  if (!ITEM_STATE[item.state].isAnswered)
    await noteItem(tx, engagement, `Answered: ${item.what}`, actor, now);
  if (actor.party === 'client')
    await notifyFirm(tx, { engagementId: engagement.id, kind: 'answered', aboutId: itemId }, actor, now);
  if (isTheirs && actor.party === 'firm') await update(tx, engagement.id, {});
  if (isTheirs) await passToFirm(tx, engagement, actor, now);
  return true;
}

export async function changingItem<Result>(
  actor: Actor,
  itemId: string,
  change: (tx: Transaction, engagement: Engagement, item: Row) => Promise<Result>,
): Promise<Result | 'gone'> {
  if (!isUuid(itemId)) return 'gone';
  const [known] = await db()
    .select({ engagementId: requestItems.engagementId })
    .from(requestItems)
    .where(eq(requestItems.id, itemId));
  if (!known) return 'gone';
  return changing(actor, known.engagementId, async (tx, engagement) => {
    const [item] = await tx.select().from(requestItems).where(eq(requestItems.id, itemId));
    return item ? change(tx, engagement, item) : 'gone';
  });
}

export async function setItem(tx: Transaction, { id }: Pick<Row, 'id'>, values: Partial<Row>): Promise<void> {
  await tx
    .update(requestItems)
    .set({ ...values, version: sql`${requestItems.version} + 1` })
    .where(eq(requestItems.id, id));
}

async function stateAfter(tx: Transaction, item: Row, { kind }: Review): Promise<ItemState> {
  switch (kind) {
    case 'accept':
      return 'accepted';
    case 'return':
      return 'returned';
    case 'reopen':
      return stateBefore(tx, item);
  }
}

export async function stateBefore(tx: Transaction, item: Row): Promise<ItemState> {
  return item.answer !== null || (await countFiles(tx, item)) > 0 ? 'answered' : 'open';
}

export function countFiles(tx: Transaction, { id }: Pick<Row, 'id'>): Promise<number> {
  return tx.$count(documents, eq(documents.itemId, id));
}

export function noteItem(
  tx: Transaction,
  { id }: Engagement,
  text: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  return addEvent(tx, { engagementId: id, kind: 'item', text, isForClient: true }, actor, now);
}

export function declaredItems(type: Engagement['type']): Map<string, Item> {
  return new Map(checklistOf(type)?.items.map((item) => [item.id, item]));
}
