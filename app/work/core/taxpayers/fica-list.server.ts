import { and, eq, inArray, isNotNull, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { isTaxpayerVisibleTo } from '../engagements/access.server.ts';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import { FICA_VIEWS, type FicaView } from './fica-views.ts';
import {
  documentsFor,
  NAMED_BY,
  OWNER_FROM,
  WITH_OWNERS,
  type FicaDocument,
  type FicaRisk,
  type Named,
} from './fica.ts';
import { WHOLE } from './relations.ts';
import { COUNTED } from './status.ts';

export type FicaLine = {
  id: string;
  name: string;
  kind: TaxpayerKind;
  identifiedOn: string | null;
  document: FicaDocument | null;
  documentExpiresOn: string | null;
  ownersConfirmedOn: string | null;
  noOwnerWhy: string | null;
  named: Named;
  /** Its owners have more than there is. */
  isOver: boolean;
  risk: FicaRisk | null;
  nextReviewOn: string | null;
  assignee: string | null;
};

const { identifiedOn, document, documentExpiresOn, ownersConfirmedOn, noOwnerWhy, risk, nextReviewOn } =
  ficaRecords;
const SOON_DAYS = 30;

/** A subquery `named`, by `of_id`: whom the relations of a client name. */
function namedOf(isOfIt: SQL): SQL {
  const { ofId, kind, share, holderId } = taxpayerRelations;
  const named = keysOf(NAMED_BY).map(
    (what) => sql`bool_or(${inArray(kind, [...NAMED_BY[what]])}) as ${sql.identifier(what)}`,
  );
  return sql`(select ${ofId} as of_id, ${sql.join(named, sql`, `)} from ${taxpayerRelations}
    left join ${taxpayers} holders on holders.id = ${holderId}
    where ${isOfIt} and coalesce(${share}, ${WHOLE}::int) >= ${OWNER_FROM}::int and holders.deleted_at is null
    group by ${ofId}) named`;
}

function isNamed(what: keyof Named): SQL<boolean> {
  return sql`coalesce(named.${sql.identifier(what)}, false)`;
}

/** The same as `missingOf` says. */
function doLack(): Record<'proof' | 'owner' | 'rest', SQL | undefined> {
  const isOf = (kind: TaxpayerKind) => eq(taxpayers.kind, kind);
  const fits = TAXPAYER_KINDS.map((kind) => and(isOf(kind), inArray(document, [...documentsFor(kind)])));
  const hasNobody = (what: keyof Named) => and(not(isNamed(what)), isNull(noOwnerWhy));
  return {
    proof: not(or(...fits) ?? sql`false`),
    owner: or(
      and(inArray(taxpayers.kind, [...WITH_OWNERS]), isNull(ownersConfirmedOn)),
      and(isOf('company'), hasNobody('owner')),
      and(isOf('trust'), or(not(isNamed('trustee')), hasNobody('beneficiary'))),
    ),
    rest: or(isNull(risk), isNull(nextReviewOn)),
  };
}

/** In queries of `taxpayers` with its record, if it has one. */
function isOfView(view: FicaView, today: string): SQL | undefined {
  switch (view) {
    case 'none':
      return isNull(identifiedOn);
    case 'due':
      return lte(nextReviewOn, plusDays(today, SOON_DAYS));
    case 'expired':
      return lt(documentExpiresOn, today);
    case 'incomplete': {
      const { proof, owner, rest } = doLack();
      return and(isNotNull(identifiedOn), or(proof, owner, rest));
    }
    case 'owners':
      return and(isNotNull(identifiedOn), doLack().owner);
    case 'unrated':
      return and(isNotNull(identifiedOn), doLack().rest);
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
const ORDER = { from: taxpayers, key: byName(taxpayers.name), id: taxpayers.id, descending: false };

export async function findFica(
  me: FirmActor,
  view: FicaView,
  cursor: Cursor,
  today = southAfricanDay(),
): Promise<Page<FicaLine>> {
  const { where, orderBy, limit } = pageOf(ORDER, cursor);
  const { id, name, kind } = taxpayers;
  const dates = {
    identifiedOn,
    document,
    documentExpiresOn,
    ownersConfirmedOn,
    noOwnerWhy,
    risk,
    nextReviewOn,
  };
  const named = recordOf(keysOf(NAMED_BY), isNamed);
  const read = await db()
    .select({ id, name, kind, ...dates, named, isOver, assignee: profiles.fullName })
    .from(taxpayers)
    .leftJoin(ficaRecords, isOfIt)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .leftJoinLateral(namedOf(eq(taxpayerRelations.ofId, taxpayers.id)), sql`true`)
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
    // Once for all clients: one by one they cost more than all relations.
    .leftJoin(namedOf(isNotNull(taxpayerRelations.ofId)), eq(sql`named.of_id`, taxpayers.id))
    .where(isMine(me));
  const pairs = views.map((view, at) => [view, row?.counts[at] ?? 0]);
  return { views: Object.fromEntries(pairs), records: row?.records ?? 0 };
}
