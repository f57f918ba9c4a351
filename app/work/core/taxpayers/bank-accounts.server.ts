import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, type Part } from '#app/platform/db/parts.server.ts';
import { bankAccounts } from '#app/platform/db/schema/bank-accounts.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { maskedNumber, type Confirmation } from './bank-accounts.ts';
import { lockingClient } from './for-client.server.ts';
import { recordTaxpayer } from './taxpayers.server.ts';

/** `end`: the last four digits of its number, of which more leaves the database only on purpose. */
export type BankAccount = {
  id: string;
  holder: string;
  bank: string;
  branchCode: string | null;
  end: string;
  confirmedBy: Confirmation;
  confirmedOn: string | null;
};

export type NewAccount = Pick<
  typeof bankAccounts.$inferInsert,
  'holder' | 'bank' | 'branchCode' | 'accountNumber' | 'confirmedBy' | 'confirmedOn'
>;

const { id, taxpayerId, holder, bank, branchCode, accountNumber, confirmedBy, confirmedOn, removedAt } =
  bankAccounts;
const isKept = isNull(removedAt);
const MASKED = {
  id,
  holder,
  bank,
  branchCode,
  end: sql<string>`right(${accountNumber}, 4)`,
  confirmedBy,
  confirmedOn,
};

export function bankAccountsPart(client: string): Part<BankAccount[]> {
  return listPart(
    MASKED,
    sql`from ${bankAccounts} where ${and(eq(taxpayerId, client), isKept)} order by ${bankAccounts.addedAt}, ${id}`,
    (row) => row,
  );
}

/** `key`: the id of the new one, so that a repeat adds nothing. `replaces`: the one whose place it takes. */
export function addAccount(
  me: FirmActor,
  client: string,
  { key, replaces }: { key: string; replaces: string | null },
  values: NewAccount,
  now = new Date(),
): Promise<'added' | 'left' | 'gone'> {
  return lockingClient<'added' | 'left'>(me, client, async (tx) => {
    const old = replaces === null ? null : await find(tx, client, replaces, true);
    if (old === undefined) return 'left';
    const added = await tx
      .insert(bankAccounts)
      .values({ ...values, id: key, taxpayerId: client, addedBy: me.id, addedAt: now, replacedId: old?.id })
      .onConflictDoNothing()
      .returning({ id });
    if (added.length === 0) return 'added';
    if (old) await setRemoved(tx, old.id, now);
    await recordAccount(tx, me, client, old ? masked(old) : null, masked(endOf(values)), values.confirmedBy);
    return 'added';
  });
}

/** Gone for now; the one whose place it took is back if `isUndo`. */
export function removeAccount(
  me: FirmActor,
  client: string,
  account: string,
  { isUndo = false, now = new Date() } = {},
): Promise<BankAccount | 'gone'> {
  return lockingClient<BankAccount | 'gone'>(me, client, async (tx) => {
    const found = await find(tx, client, account, true);
    if (!found) return 'gone';
    const before = isUndo && found.replacedId ? await find(tx, client, found.replacedId, false) : undefined;
    await setRemoved(tx, account, now);
    if (before) await setRemoved(tx, before.id, null);
    await recordAccount(tx, me, client, masked(found), before ? masked(before) : null);
    return found;
  });
}

export function restoreAccount(
  me: FirmActor,
  client: string,
  account: string,
): Promise<BankAccount | 'gone'> {
  return lockingClient<BankAccount | 'gone'>(me, client, async (tx) => {
    const found = await find(tx, client, account, false);
    if (!found) return 'gone';
    await setRemoved(tx, account, null);
    await recordAccount(tx, me, client, null, masked(found));
    return found;
  });
}

/** The whole number, for a colleague who looks after the client; that it was shown is written down. */
export function showAccount(
  me: FirmActor,
  client: string,
  account: string,
): Promise<{ id: string; accountNumber: string } | 'gone'> {
  return lockingClient<{ id: string; accountNumber: string } | 'gone'>(me, client, async (tx) => {
    const found = await find(tx, client, account, true);
    if (!found) return 'gone';
    const [row] = await tx.select({ id, accountNumber }).from(bankAccounts).where(eq(id, account));
    await recordTaxpayer(tx, me, 'taxpayer.show-account', client, { 'bank account': masked(found) });
    return row ?? 'gone';
  });
}

/** Of those that an export asks for: the first account of each client. */
export async function accountsByClient(): Promise<Map<string, NewAccount>> {
  const rows = await db()
    .select()
    .from(bankAccounts)
    .where(isKept)
    .orderBy(asc(bankAccounts.addedAt), asc(id));
  return new Map(rows.toReversed().map((row) => [row.taxpayerId, row]));
}

export async function deleteRemovedAccounts(until: Date): Promise<number> {
  const isPast = and(isNotNull(removedAt), lte(removedAt, until));
  return (await db().delete(bankAccounts).where(isPast).returning({ id })).length;
}

async function find(tx: Transaction, client: string, account: string, isThere: boolean) {
  if (!isUuid(account)) return undefined;
  const isIts = and(eq(id, account), eq(taxpayerId, client), isThere ? isKept : isNotNull(removedAt));
  const [row] = await tx
    .select({ ...MASKED, replacedId: bankAccounts.replacedId })
    .from(bankAccounts)
    .where(isIts)
    .for('update');
  return row;
}

async function setRemoved(tx: Transaction, account: string, at: Date | null): Promise<void> {
  await tx.update(bankAccounts).set({ removedAt: at }).where(eq(id, account));
}

function endOf({ bank, accountNumber: number }: NewAccount) {
  return { bank, end: number.slice(-4) };
}

function masked({ bank, end }: { bank: string; end: string }): string {
  return `${bank} ${maskedNumber(end)}`;
}

function recordAccount(
  tx: Transaction,
  me: FirmActor,
  client: string,
  from: string | null,
  to: string | null,
  how?: Confirmation,
): Promise<void> {
  const changes = { 'bank account': { from, to }, ...(how && { 'confirmed by': { from: null, to: how } }) };
  return recordTaxpayer(tx, me, 'taxpayer.update', client, changes);
}
