import { and, eq, ilike, isNull, or, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { containing } from '#app/platform/db/like.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { searchedWords } from '#app/platform/db/search-words.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import type { TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { closed } from '#app/work/documents/documents.server.ts';
import type { Paper } from './papers.ts';

/** A function: whether files are checked is read from the environment. */
const columns = () => ({
  id: documents.id,
  name: documents.name,
  direction: documents.direction,
  at: documents.createdAt,
  scan: closed(),
  what: requestItems.what,
  engagementId: engagements.id,
  type: engagements.type,
  period: engagements.period,
  ownTitle: engagements.ownTitle,
});

/** Of all years and all work that the reader sees; neither older versions nor photos of which a PDF was made. */
function isPaperOf(taxpayerId: string, me: FirmActor): SQL | undefined {
  const { replacedById, mergedIntoId } = documents;
  return and(
    eq(engagements.taxpayerId, taxpayerId),
    isVisibleTo(me),
    isNull(replacedById),
    isNull(mergedIntoId),
  );
}

/** The latest first. `q`: words of its name or of the item that it answers. */
export async function findPapers(
  { id, dates }: { id: string; dates: TaxpayerDates },
  q: string,
  me: FirmActor,
  cursor: Cursor,
): Promise<Page<Paper>> {
  const order = { from: documents, key: documents.createdAt, id: documents.id, descending: true };
  const { where, orderBy, limit } = pageOf(order, cursor);
  const isNamed = searchedWords(q).map((word) =>
    or(ilike(documents.name, containing(word)), ilike(requestItems.what, containing(word))),
  );
  const read = await db()
    .select(columns())
    .from(documents)
    .innerJoin(engagements, eq(engagements.id, documents.engagementId))
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .leftJoin(requestItems, eq(requestItems.id, documents.itemId))
    .where(and(isPaperOf(id, me), where, ...isNamed))
    .orderBy(...orderBy)
    .limit(limit);
  const { rows, ...page } = asPage(read, cursor);
  return { ...page, rows: rows.map((row) => paperOf(row, dates)) };
}

type Stored = Omit<Paper, 'work' | 'at'> & {
  type: string;
  period: string;
  ownTitle: string | null;
  at: Date | string;
};

function paperOf({ type, period, ownTitle, at, ...paper }: Stored, dates: TaxpayerDates): Paper {
  return { ...paper, at: new Date(at), work: titleOf(type, period, { ...dates, ownTitle }) };
}
