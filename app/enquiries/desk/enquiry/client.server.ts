import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { jsonList, jsonObject, jsonRow, type JsonOf } from '#app/platform/db/json.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import {
  isFindable,
  isPresent,
  isTaxpayerVisibleTo,
  isVisibleTo,
} from '#app/work/core/engagements/access.server.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { UNENDED } from '#app/work/core/engagements/states.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { write } from '../inbox/handling.server.ts';
import type { EnquiryClient } from './client.ts';

const MOST = 6;

type Stored = JsonOf<ReturnType<typeof clientOfEnquiry>>;

/** The client an enquiry is about, or may be; null for a colleague who may not see clients. */
export function clientOfEnquiry(enquiryId: string, me: FirmActor) {
  if (!may(me.role, 'work')) return sql<null>`null`;
  const its = sql`from ${enquiries} where ${eq(enquiries.id, enquiryId)}`;
  return jsonRow(jsonObject({ tied: tiedTo(me), suggested: suggestedFor(me) }), its);
}

export function readEnquiryClient(stored: Stored): EnquiryClient | null {
  if (!stored) return null;
  const { tied, suggested } = stored;
  if (!tied) return { tied, suggested };
  const { work, ...taxpayer } = tied;
  const named = work.map(({ type, period, yearEnd, registeredOn, vatCategory, ownTitle, ...one }) => ({
    ...one,
    title: titleOf(type, period, namingOf({ yearEnd, registeredOn, vatCategory, ownTitle })),
  }));
  return { tied: { ...taxpayer, work: named }, suggested: [] };
}

const keeper = sql<string | null>`(select ${profiles.fullName} from ${profiles}
  where ${eq(profiles.id, taxpayers.assigneeId)})`;

/** Of a client whose file the reader does not see, open work is counted and not named. */
function tiedTo(me: FirmActor) {
  const { id, state, dueOn, taxpayerId, type, period } = engagements;
  const isOpen = and(eq(taxpayerId, taxpayers.id), isIn(state, UNENDED), isPresent);
  const one = jsonObject({ id, state, dueOn, type, period, ...NAMED });
  const tied = jsonObject({
    id: taxpayers.id,
    name: taxpayers.name,
    keeper,
    isSeen: sql<boolean>`${isTaxpayerVisibleTo(me)}`,
    open: sql<number>`(select count(*) from ${engagements} where ${isOpen})`,
    work: jsonList(
      sql<JsonOf<typeof one>>`open.one`,
      sql`open.due_on, open.id`,
      sql`from (select ${one} as one, ${dueOn}, ${id} from ${engagements}
        where ${and(isOpen, isVisibleTo(me))} order by ${dueOn}, ${id} limit ${MOST}) open`,
    ),
  });
  return jsonRow(
    tied,
    sql`from ${taxpayers} where ${and(eq(taxpayers.id, enquiries.taxpayerId), isFindable)}`,
  );
}

/** By the taxpayer's own address, or a member whose confirmed address it is or whose account wrote. */
function suggestedFor(me: FirmActor) {
  const address = sql`lower(${enquiries.email})`;
  const wrote = or(
    and(eq(users.email, address), isNotNull(users.emailVerifiedAt)),
    eq(users.id, enquiries.memberId),
  );
  const ofMembers = sql`(select ${taxpayerMembers.taxpayerId} from ${taxpayerMembers}
    join ${users} on ${eq(users.id, taxpayerMembers.userId)} where ${wrote})`;
  const isIts = or(eq(taxpayers.email, address), inArray(taxpayers.id, ofMembers));
  const one = jsonObject({
    id: taxpayers.id,
    name: taxpayers.name,
    keeper,
    isSeen: sql<boolean>`${isTaxpayerVisibleTo(me)}`,
  });
  return jsonList(
    sql<JsonOf<typeof one>>`alike.one`,
    byName(sql`alike.name`),
    sql`from (select ${one} as one, ${taxpayers.name} from ${taxpayers} where ${and(isFindable, isIts)}
      order by ${byName(taxpayers.name)} limit ${MOST}) alike`,
  );
}

/** Returns the new version; null if somebody else changed or deleted the enquiry, or the taxpayer is gone. */
export async function tie(
  tx: Transaction,
  actorId: string,
  { id, version }: { id: string; version: number },
  taxpayerId: string | null,
): Promise<number | null> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  if (row?.version !== version) return null;
  if (taxpayerId !== null && !(await isThere(tx, taxpayerId))) return null;
  if (row.taxpayerId === taxpayerId) return version;
  return write(tx, actorId, row, 'message.update', { taxpayerId });
}

async function isThere(tx: Transaction, id: string): Promise<boolean> {
  return isUuid(id) && (await tx.$count(taxpayers, and(eq(taxpayers.id, id), isFindable))) > 0;
}

export async function nameOfTied(id: string): Promise<string> {
  const [row] = await db().select({ name: taxpayers.name }).from(taxpayers).where(eq(taxpayers.id, id));
  return row?.name ?? '';
}
