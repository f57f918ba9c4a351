import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import type { engagementSteps, StepRow } from '#app/platform/db/schema/steps.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { NoticeKind } from '../notices/notice.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import {
  isDelivery,
  isMailedOf,
  tellBack,
  tellNeeded,
  tellNotNeeded,
  tellNotReturned,
  tellRemoved,
  ASKED_FOR,
  toldAmong,
} from '../notices/taken-from-client.server.ts';
import type { Engagement } from './find.server.ts';
import { isOpenItem, OPEN_ITEMS, type ItemState } from './item-states.ts';
import { noteItem } from './items.server.ts';
import { moveToRemoved } from './removed-documents.server.ts';
import { isOutcomeMailed } from './outcome-mailed.server.ts';
import { isPlanned } from './states.ts';
import { isFiledIn } from './steps.server.ts';
import { addEvent } from './timeline.server.ts';

type Step = typeof engagementSteps.$inferSelect;
type Direction = (typeof documents.$inferSelect)['direction'];
type Items = Pick<typeof requestItems.$inferSelect, 'id' | 'what'>[];

/** What a step has told the client of by mail, read before it is taken back. */
export type Known = {
  requested: Items;
  returned: Items;
  removed: string[];
  messages: string[];
  deliveries: (typeof documents.$inferSelect)[];
  /** Documents that it removed or brought back. */
  files: string[];
  /** What SARS decided, or that it was a mistake. */
  isOutcome: boolean;
};

export async function toldBy(tx: Transaction, { id, engagementId, rows }: Step): Promise<Known> {
  const { engagementId: of, stepId, readAt } = engagementMessages;
  const unread = await tx
    .select({ id: engagementMessages.id })
    .from(engagementMessages)
    .where(and(eq(of, engagementId), eq(stepId, id), isNull(readAt)));
  const filed = (await tx.select().from(documents).where(isFiledIn(engagementId, id))).filter(isDelivery);
  const isByAnswers = await changedAnswers(tx, engagementId, rows);
  const wanted = isByAnswers ? [] : await askedBy(tx, rows);
  const removed = (table: StepRow['table']) =>
    idsOf(rows.filter((row) => row.table === table && row.version === null));
  const broughtBack = idsOf(rows.filter(({ table, before }) => table === 'documents' && !before));
  const among = async <One extends { id: string }>(kinds: readonly NoticeKind[], ones: readonly One[]) => {
    const known = await toldAmong(tx, kinds, idsOf(ones));
    return ones.filter((one) => known.includes(one.id));
  };
  const work = rows.find((row) => row.table === 'engagements' && row.id === engagementId);
  const added = new Set(idsOf(rows.filter(({ before }) => !before)));
  const mailed = await among([...ASKED_FOR, 'returned'], wanted);
  return {
    requested: mailed.filter((item) => added.has(item.id)),
    returned: mailed.filter((item) => !added.has(item.id)),
    removed: isByAnswers
      ? []
      : await toldAmong(tx, ['not_needed', ...ASKED_FOR, 'returned'], removed('request_items')),
    messages: idsOf(await among(['message'], unread)),
    deliveries: await among(['delivered'], filed),
    files: [
      ...(await toldAmong(tx, ['delivered', 'withdrawn'], removed('documents'))),
      ...(await toldAmong(tx, ['delivered'], broughtBack)),
    ],
    isOutcome: work !== undefined && (await isOutcomeMailed(tx, engagementId, work.before)),
  };
}

function idsOf(ones: readonly { id: string }[]): string[] {
  return ones.map(({ id }) => id);
}

/** The items that follow from other answers come and go without a mail. */
async function changedAnswers(tx: Transaction, id: string, rows: readonly StepRow[]): Promise<boolean> {
  const before = rows.find((row) => row.table === 'engagements' && row.id === id)?.before;
  if (!before) return false;
  const answers = JSON.stringify(before.answers);
  return (
    (await tx.$count(
      engagements,
      and(
        eq(engagements.id, id),
        sql`${engagements.answers} is distinct from nullif(${answers}::jsonb, 'null')`,
      ),
    )) > 0
  );
}

/** Items that the step asked for, or gave back; to open one again mails nothing. */
async function askedBy(tx: Transaction, rows: readonly StepRow[]): Promise<Items> {
  const before = new Map(rows.filter(({ table }) => table === 'request_items').map((row) => [row.id, row]));
  if (before.size === 0) return [];
  const { id, what, state } = requestItems;
  const open = await tx
    .select({ id, what, state })
    .from(requestItems)
    .where(and(inArray(id, [...before.keys()]), isIn(state, OPEN_ITEMS)));
  return open.filter((item) => {
    const was = before.get(item.id)?.before;
    return !was || (item.state === 'returned' && !isOpenItem({ state: was.state as ItemState }));
  });
}

/** Mailed deliveries are kept as removed documents, like those that are removed by hand. */
export async function keepDeliveries(
  tx: Transaction,
  { deliveries }: Known,
  actor: FirmActor,
  now: Date,
): Promise<void> {
  for (const { id } of deliveries) await moveToRemoved(tx, actor, id, now);
}

/** Tells what is gone, or there again, after an Undo. `engagement`: as before it. True if the client gets a mail. */
export async function tellUndone(
  tx: Transaction,
  {
    step: { rows },
    known,
    before,
    after,
  }: { step: Step; known: Known; before: Engagement; after: Engagement },
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  const { id: engagementId } = before;
  if (isPlanned(after.state) && !isPlanned(before.state)) {
    const isTold = await isMailedOf(tx, engagementId);
    if (!isTold) return false;
    await noteUndone(tx, engagementId, 'the start', actor, now);
    await notifyClient(tx, { engagementId, kind: 'not_yet' }, actor, now);
    return true;
  }
  let isTold = await tellItems(tx, before, known, actor, now);
  if (await tellNeeded(tx, after, known.removed, actor, now)) {
    await noteUndone(tx, engagementId, 'the removal from the list', actor, now);
    isTold = true;
  }
  if (known.messages.length > 0) {
    await noteUndone(tx, engagementId, 'a message', actor, now);
    await notifyClient(tx, { engagementId, kind: 'unsaid', aboutIds: known.messages }, actor, now);
  }
  if (known.deliveries.length > 0) await tellDeliveries(tx, engagementId, known, actor, now);
  for (const row of rows)
    if (known.files.includes(row.id) && (await tellFile(tx, row, actor, now))) {
      const what = row.before ? 'the removal of a document' : 'a document that was back';
      await noteUndone(tx, engagementId, what, actor, now);
      isTold = true;
    }
  if (known.isOutcome) {
    await noteUndone(tx, engagementId, 'what SARS decided', actor, now);
    await notifyClient(tx, { engagementId, kind: 'outcome_undone' }, actor, now);
    isTold = true;
  }
  return isTold || known.messages.length + known.deliveries.length > 0;
}

/** The timeline has lost the entries of the step by now: of what the client was mailed of, one stays. */
export function noteUndone(
  tx: Transaction,
  engagementId: string,
  what: string,
  actor: FirmActor,
  now: Date,
): Promise<void> {
  const text = `Taken back after its mail: ${what}`;
  return addEvent(tx, { engagementId, kind: 'note', text, isForClient: true }, actor, now);
}

async function tellItems(
  tx: Transaction,
  engagement: Engagement,
  { requested, returned }: Known,
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  const isNotNeeded = await tellNotNeeded(tx, engagement, requested, actor, now);
  const isNotReturned = await tellNotReturned(tx, engagement, returned, actor, now);
  if (isNotNeeded)
    for (const { what } of requested)
      await noteItem(tx, engagement, `Not needed any more: ${what}`, actor, now);
  if (isNotReturned)
    for (const { what } of returned)
      await noteItem(tx, engagement, `Returned by mistake: ${what}`, actor, now);
  return isNotNeeded || isNotReturned;
}

async function tellDeliveries(
  tx: Transaction,
  engagementId: string,
  { deliveries }: Known,
  actor: FirmActor,
  now: Date,
): Promise<void> {
  const text = `Taken back: ${deliveries.map(({ name }) => name).join(', ')}`.slice(0, 2000);
  await addEvent(tx, { engagementId, kind: 'document', text, isForClient: true }, actor, now);
  const aboutIds = deliveries.map(({ id }) => id);
  await notifyClient(tx, { engagementId, kind: 'withdrawn', aboutIds }, actor, now);
}

/** Of a document that the step removed, and that is back, or that it brought back, and that is removed again. */
async function tellFile(
  tx: Transaction,
  { id, before }: StepRow,
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  if (before) {
    const [back] = await tx.select().from(documents).where(eq(documents.id, id));
    return back ? tellBack(tx, back, actor, now) : false;
  }
  const kept = sql`jsonb_populate_record(null::${documents}, ${removedDocuments.row})`;
  const [removed] = await tx
    .select({
      id: removedDocuments.id,
      engagementId: removedDocuments.engagementId,
      direction: sql<Direction>`(${kept}).direction`,
      noteId: sql<string | null>`(${kept}).message_id`,
    })
    .from(removedDocuments)
    .where(eq(removedDocuments.id, id));
  return removed ? tellRemoved(tx, removed, actor, now) : false;
}
