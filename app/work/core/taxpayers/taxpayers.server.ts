import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { changesBetween, record, type Change } from '#app/platform/audit/audit.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart } from '#app/platform/db/parts.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerInvitations, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { TAXPAYER_ROLES } from '#app/platform/db/work-values.ts';
import { addressChanged } from './address-news.server.ts';
import { isTaxpayerVisibleTo, looksAfter } from '../engagements/access.server.ts';
import type { Actor, FirmActor, Reader } from '#app/accounts/core/actor.ts';
import type { TaxpayerDates } from '../engagements/periods.ts';
import { letRecurringFollow } from '../engagements/follow-undo.server.ts';
import { datesOf } from '../engagements/own-data.server.ts';
import type { VatLookup } from './vat-lookup.ts';
import { givenNumbers } from './numbers.ts';
import { ownChanges } from './own-fields.server.ts';
import { vatLookup } from './vat-lookup.server.ts';

export type TaxpayerRole = (typeof TAXPAYER_ROLES)[number];

type Stored = Omit<
  typeof taxpayers.$inferSelect,
  'note' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'merged' | 'addressNews' | 'tellAddressAt'
>;

export type Taxpayer = Stored & {
  dates: TaxpayerDates;
  assignee: string | null;
  vatLookup: VatLookup | null;
};

type Optional = 'assigneeId' | 'numbers' | 'own' | 'language';

export type TaxpayerValues = Omit<
  Stored,
  'id' | 'version' | 'archivedAt' | 'isProspect' | 'status' | Optional
> &
  Partial<Pick<Stored, Optional>>;

export type TaxpayerMember = { userId: string; name: string; email: string; role: TaxpayerRole; since: Date };

/** `actor`: staff, or the member who gets it as its owner. `file`: from which it was imported. */
export async function addTaxpayer(
  tx: Transaction,
  values: TaxpayerValues,
  actor: Actor,
  { id = crypto.randomUUID(), file }: { id?: string; file?: string } = {},
): Promise<{ id: string }> {
  const [added] = await tx
    .insert(taxpayers)
    // Who adds themselves has agreed to nothing yet.
    .values({
      ...values,
      id,
      email: values.email?.toLowerCase() ?? null,
      isProspect: actor.party === 'client',
    })
    .onConflictDoNothing({ target: taxpayers.id })
    .returning({ id: taxpayers.id });
  if (!added) return { id };
  if (actor.party === 'firm') await recordTaxpayer(tx, actor, 'taxpayer.add', added.id, file ? { file } : {});
  else if (actor.userId) await setMember(tx, added.id, actor.userId, 'owner');
  return added;
}

/** `changed`: by somebody else since `version`. Due days of its engagements stay. `isUndo`: of the last change. */
export async function updateTaxpayer(
  actor: FirmActor,
  id: string,
  values: Partial<TaxpayerValues>,
  version: number,
  { isUndo = false } = {},
): Promise<'saved' | 'changed' | 'gone'> {
  const before = await findTaxpayer(actor, id);
  if (!before || !looksAfter(actor, before)) return 'gone';
  return db().transaction(async (tx) => {
    const isAsRead = and(eq(taxpayers.id, id), eq(taxpayers.version, version));
    const [stored] = await tx.select().from(taxpayers).where(isAsRead).for('update');
    if (!stored) return 'changed';
    const next = { ...values, version: version + 1 };
    await tx.update(taxpayers).set(next).where(eq(taxpayers.id, id));
    if (isUndo) await letRecurringFollow(tx, [id], stored.assigneeId, stored.updatedAt);
    const changes = changesOf(before, values);
    const own = await ownChanges(tx, before.own, values.own ?? before.own);
    await recordTaxpayer(tx, actor, 'taxpayer.update', id, { ...changes, ...own });
    if (values.email !== undefined && values.email !== before.email)
      await addressChanged(tx, id, before.email, new Date());
    return 'saved';
  });
}

/** Null if the reader does not see it. */
export async function findTaxpayer(
  reader: Reader,
  id: string,
  from: Db | Transaction = db(),
): Promise<Taxpayer | null> {
  if (!isUuid(id)) return null;
  const {
    createdAt: _first,
    updatedAt: _last,
    deletedAt: _trash,
    merged: _into,
    addressNews: _waits,
    tellAddressAt: _until,
    note: _ours,
    ...stored
  } = getTableColumns(taxpayers);
  const [row] = await from
    .select({
      ...stored,
      assignee: profiles.fullName,
      vatLookup,
      isUnheld: isHeldByNobody(taxpayers.assigneeId, 'work').mapWith(Boolean),
    })
    .from(taxpayers)
    .leftJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .where(and(eq(taxpayers.id, id), isTaxpayerVisibleTo(reader)));
  if (!row) return null;
  const { isUnheld, ...taxpayer } = row;
  const dates = datesOf(row);
  if (reader.party !== 'client') return { ...taxpayer, dates };
  // A client does not read the name of somebody who has left.
  return { ...taxpayer, dates, assignee: isUnheld ? null : row.assignee };
}

export async function membersOf(taxpayerId: string): Promise<TaxpayerMember[]> {
  const members = await readPart(membersPart(taxpayerId));
  return members.map(({ phone: _ours, ...member }) => member);
}

export function membersPart(taxpayerId: string) {
  const { userId, role, since } = taxpayerMembers;
  const fields = { userId, name: profiles.fullName, email: users.email, role, since };
  return listPart(
    { ...fields, phone: profiles.contactNumber },
    sql`from ${taxpayerMembers} join ${users} on ${eq(users.id, userId)} join ${profiles} on ${eq(profiles.id, userId)}
      where ${eq(taxpayerMembers.taxpayerId, taxpayerId)} order by ${role} = 'contributor', ${byName(profiles.fullName)}`,
    (row) => ({ ...row, since: new Date(row.since) }),
  );
}

/** Does not turn an owner into a contributor. */
export async function setMember(
  tx: Transaction,
  taxpayerId: string,
  userId: string,
  role: TaxpayerRole,
): Promise<void> {
  await tx
    .insert(taxpayerMembers)
    .values({ taxpayerId, userId, role })
    .onConflictDoUpdate({
      target: [taxpayerMembers.taxpayerId, taxpayerMembers.userId],
      set: { role: sql`case when ${taxpayerMembers.role} = 'owner' then 'owner' else excluded.role end` },
    });
}

/**
 * A member may leave. `last`: the only owner stays while there are others, and only staff remove the only member; but
 * who has the taxpayer's own address may always leave: we still write to it.
 */
export function removeMember(
  actor: Actor,
  taxpayerId: string,
  userId: string,
): Promise<'removed' | 'last' | 'gone'> {
  if (!isUuid(userId)) return Promise.resolve('gone');
  return db().transaction(async (tx) => {
    await tx.select({ id: taxpayers.id }).from(taxpayers).where(eq(taxpayers.id, taxpayerId)).for('update');
    const taxpayer = await findTaxpayer(actor, taxpayerId, tx);
    if (!taxpayer || (actor.party === 'firm' && !looksAfter(actor, taxpayer))) return 'gone';
    if (actor.party === 'client' && actor.userId !== userId && !(await isOwner(tx, taxpayerId, actor.userId)))
      return 'gone';
    const isOf = eq(taxpayerMembers.taxpayerId, taxpayerId);
    const owners = await tx.$count(taxpayerMembers, and(isOf, eq(taxpayerMembers.role, 'owner')));
    const all = await tx.$count(taxpayerMembers, isOf);
    const isReached = actor.party === 'client' && actor.userId === userId && actor.email === taxpayer.email;
    if (!isReached && actor.party === 'client' && all === 1) return 'last';
    if (!isReached && owners === 1 && all > 1 && (await isOwner(tx, taxpayerId, userId))) return 'last';
    const [removed] = await tx
      .delete(taxpayerMembers)
      .where(and(isOf, eq(taxpayerMembers.userId, userId)))
      .returning({ userId: taxpayerMembers.userId });
    if (!removed) return 'gone';
    const { taxpayerId: invitedTo, invitedBy } = taxpayerInvitations;
    await tx.delete(taxpayerInvitations).where(and(eq(invitedTo, taxpayerId), eq(invitedBy, userId)));
    if (actor.party === 'firm')
      await recordTaxpayer(tx, actor, 'taxpayer.remove', taxpayerId, { member: { from: userId, to: null } });
    return 'removed';
  });
}

export async function isOwner(
  reader: Db | Transaction,
  taxpayerId: string,
  userId: string | null,
): Promise<boolean> {
  if (userId === null) return false;
  const { taxpayerId: of, userId: who, role } = taxpayerMembers;
  return (
    (await reader.$count(taxpayerMembers, and(eq(of, taxpayerId), eq(who, userId), eq(role, 'owner')))) > 0
  );
}

/** The page of the audit adds its name, for as long as it is stored. */
export async function recordTaxpayer(
  tx: Transaction,
  actor: FirmActor,
  action: `taxpayer.${Verb}`,
  entityId: string,
  changes: Record<string, Change | string> = {},
): Promise<void> {
  await record(tx, { actorId: actor.id, action, entity: 'taxpayer', entityId, changes });
}

/** Each number is a change of its own; so is what fields of the firm have, which is added to it. */
function changesOf(
  before: Taxpayer,
  { numbers = before.numbers, own: _added, ...values }: Partial<TaxpayerValues>,
) {
  return {
    ...changesBetween<Taxpayer>(before, values),
    ...changesBetween(givenNumbers(before.numbers), givenNumbers(numbers)),
  };
}
