import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { isPresent } from './access.server.ts';
import type { Engagement } from './find.server.ts';
import { shownAnswer } from './item-answers.server.ts';
import { ANSWERED_ITEMS } from './item-states.ts';
import { AGREED } from './states.ts';

type Of = Pick<Engagement, 'taxpayer' | 'typeId' | 'period'>;

/** What the client answered to the questions of the same work for an earlier period; null if there is none. */
export async function lastAnswersOf(of: Of, reader: Db | Transaction = db()): Promise<Engagement['answers']> {
  return (await findBefore(reader, of))?.answers ?? null;
}

/** By item: the names of the files that came and were not replaced; without files, the answer. */
export async function cameLastFor(tx: Transaction, of: Of): Promise<ReadonlyMap<string, string>> {
  const before = await findBefore(tx, of);
  if (!before) return new Map();
  const names = sql<string | null>`string_agg(${documents.name}, ', ' order by ${documents.createdAt})`;
  const rows = await tx
    .select({ item: requestItems.item, takes: requestItems.takes, answer: requestItems.answer, names })
    .from(requestItems)
    .leftJoin(
      documents,
      and(
        eq(documents.itemId, requestItems.id),
        isNull(documents.replacedById),
        isNull(documents.mergedIntoId),
      ),
    )
    .where(and(eq(requestItems.engagementId, before.id), isIn(requestItems.state, ANSWERED_ITEMS)))
    .groupBy(requestItems.id)
    .orderBy(desc(requestItems.position));
  const came = rows.map(
    ({ item, names, ...row }) => [item ?? '', (names ?? shownAnswer(row) ?? '').slice(0, 1000)] as const,
  );
  return new Map(came.filter(([, text]) => text !== ''));
}

async function findBefore(reader: Db | Transaction, { taxpayer, typeId, period: until }: Of) {
  if (until === 'once') return null;
  const { id, answers, taxpayerId, type, period, state } = engagements;
  // Periods of one kind of work are in order as plain text.
  const isEarlier = sql`${period} collate "C" < ${until}`;
  const [before] = await reader
    .select({ id, answers })
    .from(engagements)
    .where(and(eq(taxpayerId, taxpayer.id), eq(type, typeId), isEarlier, isIn(state, AGREED), isPresent))
    .orderBy(desc(sql`${period} collate "C"`))
    .limit(1);
  return before ?? null;
}
