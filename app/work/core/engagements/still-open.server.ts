import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagementMessages, requestItems } from '#app/platform/db/schema/engagements.ts';
import { hasOpenQuestions, type Engagement } from './find.server.ts';
import { openBeforeDone, stillOpen } from './still-open.ts';
import { checklistOf, goesToSars } from './types.ts';

async function findStillOpen(tx: Transaction, engagement: Engagement): Promise<string[]> {
  return (await findStillOpenOf([engagement], tx)).get(engagement.id) ?? [];
}

/** Whether something is open that is not in `seen`, the lines that somebody has read. */
export async function isMoreOpen(
  tx: Transaction,
  engagement: Engagement,
  seen: readonly string[],
): Promise<boolean> {
  return (await findStillOpen(tx, engagement)).some((line) => !seen.includes(line));
}

/** By id, without the engagements where nothing is open. */
export async function findStillOpenOf(
  engagements: readonly Engagement[],
  from: Db | Transaction = db(),
): Promise<Map<string, string[]>> {
  const ids = engagements.map(({ id }) => id);
  const { engagementId, what, state, isOptional, position, createdAt, id } = requestItems;
  const items = await from
    .select({ engagementId, what, state, isOptional })
    .from(requestItems)
    .where(inArray(engagementId, ids))
    .orderBy(asc(position), asc(createdAt), asc(id));
  const { isOurs, readAt, engagementId: of } = engagementMessages;
  const messages = await from
    .select({ of, unread: count() })
    .from(engagementMessages)
    .where(and(inArray(of, ids), eq(isOurs, false), isNull(readAt)))
    .groupBy(of);
  const itemsOf = new Map<string, (typeof items)[number][]>(ids.map((one) => [one, []]));
  for (const item of items) itemsOf.get(item.engagementId)?.push(item);
  const unreadOf = new Map(messages.map(({ of, unread }) => [of, unread]));
  const lines = engagements.map((engagement): [string, string[]] => {
    const hasQuestions = hasOpenQuestions(engagement);
    const parts = { items: itemsOf.get(engagement.id) ?? [], unread: unreadOf.get(engagement.id) ?? 0 };
    return [engagement.id, stillOpen({ ...parts, hasQuestions })];
  });
  return new Map(lines.filter(([, open]) => open.length > 0));
}

/** By id, without the engagements of which there is nothing to say. */
export async function findBeforeDoneOf(engagements: readonly Engagement[]): Promise<Map<string, string[]>> {
  const { engagementId } = requestItems;
  const ids = engagements.map(({ id }) => id);
  const rows = await db()
    .selectDistinct({ engagementId })
    .from(requestItems)
    .where(inArray(engagementId, ids));
  const withItems = new Set(rows.map((row) => row.engagementId));
  const lines = engagements.map((engagement): [string, string[]] => {
    const { id, type, submittedOn, price, sarsLetters } = engagement;
    const hasPapers = (checklistOf(type)?.items.length ?? 0) > 0;
    const isUnasked = hasPapers && !withItems.has(id) && !hasOpenQuestions(engagement);
    const isForSars = goesToSars(engagement);
    return [id, openBeforeDone({ isForSars, submittedOn, price, sarsLetters, isUnasked })];
  });
  return new Map(lines.filter(([, open]) => open.length > 0));
}
