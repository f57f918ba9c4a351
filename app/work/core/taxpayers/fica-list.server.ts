import { and, eq, inArray, isNotNull, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { isTaxpayerVisibleTo } from '../engagements/access.server.ts';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import { FICA_VIEWS, type FicaView } from './fica-views.ts';
import { isOther, behindOf, isNamed, isOver, readBehind, seenBehind } from './fica-behind.server.ts';
import {
  documentsFor,
  WITH_OWNERS,
  type Behind,
  type FicaDocument,
  type FicaRisk,
  type Named,
} from './fica.ts';
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
  behind: Behind;
  risk: FicaRisk | null;
  nextReviewOn: string | null;
  assignee: string | null;
};

const { identifiedOn, document, documentExpiresOn, ownersConfirmedOn, noOwnerWhy, risk, nextReviewOn } =
  ficaRecords;
const SOON_DAYS = 30;

/** The same as `missingOf` says. */
function doLack(): Record<'proof' | 'owner' | 'rest', SQL | undefined> {
  const isOf = (kind: TaxpayerKind) => eq(taxpayers.kind, kind);
  const fits = TAXPAYER_KINDS.map((kind) => and(isOf(kind), inArray(document, [...documentsFor(kind)])));
  const hasNobody = (what: keyof Named) => and(not(isNamed(what)), isNull(noOwnerWhy));
  return {
    proof: not(or(...fits) ?? sql`false`),
    owner: or(
      and(inArray(taxpayers.kind, [...WITH_OWNERS]), or(isNull(ownersConfirmedOn), isOther, isOver)),
      and(isOf('company'), hasNobody('owner')),
      and(isOf('trust'), or(not(isNamed('founder')), not(isNamed('trustee')), hasNobody('beneficiary'))),
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
  const read = await db()
    .select({ id, name, kind, ...dates, behind: seenBehind, assignee: profiles.fullName })
    .from(taxpayers)
    .leftJoin(ficaRecords, isOfIt)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .leftJoinLateral(
      behindOf((client) => eq(client, taxpayers.id)),
      sql`true`,
    )
    .where(and(isMine(me), isOfView(view, today), where))
    .orderBy(...orderBy)
    .limit(limit);
  return asPage(
    read.map(({ behind, ...line }) => ({ ...line, behind: readBehind(behind) })),
    cursor,
  );
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
    .leftJoin(behindOf(isNotNull), eq(sql`behind.client`, taxpayers.id))
    .where(isMine(me));
  const pairs = views.map((view, at) => [view, row?.counts[at] ?? 0]);
  return { views: Object.fromEntries(pairs), records: row?.records ?? 0 };
}
