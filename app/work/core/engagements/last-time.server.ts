import { and, desc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { isPresent } from './access.server.ts';
import type { Item } from '../checklists/define-checklist.ts';
import type { Engagement } from './find.server.ts';
import { shownAnswer } from './item-answers.server.ts';
import { ANSWERED_ITEMS } from './item-states.ts';
import type { LastItem } from './last-item.server.ts';
import { isNotMineText } from './not-mine.ts';
import { AGREED } from './states.ts';

type Of = Pick<Engagement, 'taxpayer' | 'typeId' | 'period'>;

/** What the client answered to the questions of the same work for an earlier period; null if there is none. */
export async function lastAnswersOf(of: Of, reader: Db | Transaction = db()): Promise<Engagement['answers']> {
  return (await findBefore(reader, of))?.answers ?? null;
}

/** By item: the amount, date or words of the same work for an earlier period, if no file came (`lastAnswerOf`). */
export async function lastItemsOf(of: Of): Promise<ReadonlyMap<string, LastItem>> {
  if (of.period === 'once') return new Map();
  const before = beforeQuery(db(), of).as('before');
  const { item, what, takes, answer, engagementId, state } = requestItems;
  const rows = await db()
    .select({ item, what, takes, answer, period: before.period })
    .from(requestItems)
    .innerJoin(before, eq(before.id, engagementId))
    .where(
      and(
        isIn(state, ANSWERED_ITEMS),
        isNotNull(item),
        isNotNull(answer),
        isNull(requestItems.approval),
        notExists(db().select().from(documents).where(eq(documents.itemId, requestItems.id))),
      ),
    );
  const found = rows.flatMap(({ item: id, answer: given, ...row }): [string, LastItem][] =>
    id && given && !isNotMineText(given) ? [[id, { ...row, answer: given }]] : [],
  );
  return new Map(found);
}

/** By item of `wanted`: the names of its last files; without files the answer, if it was asked in the same words. */
export async function cameLastFor(
  tx: Transaction,
  of: Of,
  wanted: readonly Pick<Item, 'id' | 'what'>[],
): Promise<ReadonlyMap<string, string>> {
  const before = await findBefore(tx, of);
  if (!before) return new Map();
  const names = sql<string | null>`string_agg(${documents.name}, ', ' order by ${documents.createdAt})`;
  const rows = await tx
    .select({
      item: requestItems.item,
      what: requestItems.what,
      takes: requestItems.takes,
      answer: requestItems.answer,
      names,
    })
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
  const whats = new Map(wanted.map(({ id, what }) => [id, what]));
  const came = rows.map(({ item, what, names, ...row }) => {
    const answer = whats.get(item ?? '') === what ? shownAnswer(row) : null;
    return [item ?? '', (names ?? answer ?? '').slice(0, 1000)] as const;
  });
  return new Map(came.filter(([, text]) => text !== ''));
}

async function findBefore(reader: Db | Transaction, of: Of) {
  if (of.period === 'once') return null;
  const [before] = await beforeQuery(reader, of);
  return before ?? null;
}

function beforeQuery(reader: Db | Transaction, { taxpayer, typeId, period: until }: Of) {
  const { id, answers, taxpayerId, type, period, state } = engagements;
  // Periods of one kind of work are in order as plain text.
  const isEarlier = sql`${period} collate "C" < ${until}`;
  return reader
    .select({ id, answers, period })
    .from(engagements)
    .where(and(eq(taxpayerId, taxpayer.id), eq(type, typeId), isEarlier, isIn(state, AGREED), isPresent))
    .orderBy(desc(sql`${period} collate "C"`))
    .limit(1);
}
