import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { isTaxpayerVisibleTo } from '../engagements/access.server.ts';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import { FICA_VIEWS, type FicaView } from './fica-views.ts';
import { WITH_OWNERS, type FicaRisk } from './fica.ts';
import { WHOLE } from './relations.ts';
import { COUNTED } from './status.ts';

export type FicaLine = {
  id: string;
  name: string;
  kind: TaxpayerKind;
  identifiedOn: string | null;
  documentExpiresOn: string | null;
  ownersConfirmedOn: string | null;
  /** Its owners have more than there is. */
  isOver: boolean;
  risk: FicaRisk | null;
  nextReviewOn: string | null;
  assignee: string | null;
};

const { identifiedOn, documentExpiresOn, ownersConfirmedOn, risk, nextReviewOn } = ficaRecords;
const SOON_DAYS = 30;

/** In queries of `taxpayers` with its record, if it has one. */
function isOfView(view: FicaView, today: string): SQL | undefined {
  switch (view) {
    case 'none':
      return isNull(identifiedOn);
    case 'due':
      return lte(nextReviewOn, plusDays(today, SOON_DAYS));
    case 'expired':
      return lt(documentExpiresOn, today);
    case 'owners':
      return and(
        inArray(taxpayers.kind, [...WITH_OWNERS]),
        isNotNull(identifiedOn),
        isNull(ownersConfirmedOn),
      );
    case 'unrated':
      return and(isNotNull(identifiedOn), or(isNull(risk), isNull(nextReviewOn)));
    case 'high':
      return eq(risk, 'high');
    case 'all':
      return undefined;
  }
}

const isOver = sql<boolean>`exists (select from ${taxpayerRelations}
  where ${taxpayerRelations.ofId} = ${taxpayers.id} group by ${taxpayerRelations.kind} having sum(${taxpayerRelations.share}) > ${WHOLE})`;
const isOfIt = eq(ficaRecords.taxpayerId, taxpayers.id);
const isMine = (me: FirmActor) => and(isTaxpayerVisibleTo(me), isIn(taxpayers.status, COUNTED));
const ORDER = { from: taxpayers, key: sql`lower(${taxpayers.name})`, id: taxpayers.id, descending: false };

export async function findFica(
  me: FirmActor,
  view: FicaView,
  cursor: Cursor,
  today = southAfricanDay(),
): Promise<Page<FicaLine>> {
  const { where, orderBy, limit } = pageOf(ORDER, cursor);
  const { id, name, kind } = taxpayers;
  const dates = { identifiedOn, documentExpiresOn, ownersConfirmedOn, risk, nextReviewOn };
  const read = await db()
    .select({ id, name, kind, ...dates, isOver, assignee: profiles.fullName })
    .from(taxpayers)
    .leftJoin(ficaRecords, isOfIt)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .where(and(isMine(me), isOfView(view, today), where))
    .orderBy(...orderBy)
    .limit(limit);
  return asPage(read, cursor);
}

/** `records`: of all clients; a firm without one keeps none, and need not be told what lacks. */
export async function countFica(
  me: FirmActor,
  today = southAfricanDay(),
): Promise<{ views: Record<FicaView, number>; records: number }> {
  const views = keysOf(FICA_VIEWS);
  const counts = views.map(
    (view) => sql`(count(*) filter (where ${isOfView(view, today) ?? sql`true`}))::int`,
  );
  const [row] = await db()
    .select({
      counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]`,
      records: sql<number>`count(${ficaRecords.id})::int`,
    })
    .from(taxpayers)
    .leftJoin(ficaRecords, isOfIt)
    .where(isMine(me));
  const pairs = views.map((view, at) => [view, row?.counts[at] ?? 0]);
  return { views: Object.fromEntries(pairs), records: row?.records ?? 0 };
}
