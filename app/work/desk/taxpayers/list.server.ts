import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { and, eq, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { containing } from '#app/platform/db/like.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isTaxpayerVisibleTo, isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { isFiled } from '#app/work/core/engagements/states.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { isUnended } from '../matching.server.ts';
import { defineWhere, isOf } from '#app/platform/filters/where.server.ts';
import type { Filter } from './filter.ts';

export type TaxpayerLine = {
  id: string;
  kind: TaxpayerKind;
  name: string;
  email: string | null;
  taxNumber: string | null;
  assignee: string | null;
  /** Engagements that have not ended, of those that the reader sees. */
  open: number;
  dueOn: string | null;
};

export async function findTaxpayers(
  filter: Filter,
  actor: FirmActor,
  cursor: Cursor,
): Promise<Page<TaxpayerLine>> {
  const order = { from: taxpayers, key: sql`lower(${taxpayers.name})`, id: taxpayers.id, descending: false };
  const { where, orderBy, limit } = pageOf(order, cursor);
  const { id, kind, name, email, taxNumber } = taxpayers;
  const isOpen = and(eq(engagements.taxpayerId, id), isUnended, isVisibleTo(actor));
  const read = await db()
    .select({
      id,
      kind,
      name,
      email,
      taxNumber,
      assignee: profiles.fullName,
      open: db().$count(engagements, isOpen),
      dueOn: sql<
        string | null
      >`(select min(${engagements.dueOn})::text from ${engagements} where ${isOpen} and ${isNotIn(engagements.state, ENGAGEMENT_STATES.filter(isFiled))})`,
    })
    .from(taxpayers)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .where(and(isTaxpayerVisibleTo(actor), matching(filter, actor.id), where))
    .orderBy(...orderBy)
    .limit(limit);
  return asPage(read, cursor);
}

const chosen = defineWhere<Filter, string>({
  q: isLike,
  kind: (kind) => eq(taxpayers.kind, kind),
  of: (of, me) => isOf(taxpayers.assigneeId, of, me, isHeldByNobody(taxpayers.assigneeId, 'work')),
  archived: () => isNotNull(taxpayers.archivedAt),
});

/** A search finds former clients too. */
function matching(filter: Filter, me: string): SQL | undefined {
  const isCurrent = filter.archived || filter.q ? undefined : isNull(taxpayers.archivedAt);
  return and(chosen(filter, me), isCurrent);
}

/** By name, by its address or a member's, or by the beginning of a number. */
function isLike(q: string): SQL | undefined {
  const digits = q.replaceAll(/\s/g, '');
  return or(
    ilike(taxpayers.name, containing(q)),
    ilike(taxpayers.email, containing(q)),
    isOfMember(q),
    /^\d+$/.test(digits) ? ilike(taxpayers.taxNumber, `${digits}%`) : undefined,
    ilike(taxpayers.registrationNumber, containing(q)),
  );
}

/** The whole address, because the cards of people link here. */
function isOfMember(email: string): SQL {
  return sql`${taxpayers.id} in (select m.taxpayer_id from taxpayer_members m join users u on u.id = m.user_id
    where u.email = ${email.toLowerCase()})`;
}
