import { and, eq, gte, isNull, lt, or } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { keptEntries } from '#app/platform/db/schema/kept.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { MOST_KEPT, type KeptKind } from './kept-kind.ts';

const UNUSED = retention.keptDays * DAY;
const DELETED = retention.keptDeletedHours * HOUR;

/** `until`: deleted then if nobody uses the link. */
export type Kept<Entries> = { entries: Entries; version: number; until: Date; isDeleted: boolean };

/** Returns the link's secret, which cannot be recovered. Throws if the entries are too long. */
export async function keep<Entries>(
  { name }: KeptKind<string, Entries>,
  entries: Entries,
  now = new Date(),
): Promise<string> {
  const token = makeSecret();
  const sealed = sealEntries(entries, token);
  await db()
    .insert(keptEntries)
    .values({ tokenHash: hashOfSecret(token), kind: name, sealed, createdAt: now, usedAt: now });
  return token;
}

/** Null for an unknown or expired link. Opening counts as a use, noted once a day. */
export async function findKept<Entries>(
  kind: KeptKind<string, Entries>,
  token: string,
  now = new Date(),
): Promise<Kept<Entries> | null> {
  const [row = null] = await findRow(db(), kind, token, now);
  const entries = row && readEntries(kind, row.sealed, token);
  if (!row || entries === null) return null;
  if (!row.deletedAt && now.getTime() - row.usedAt.getTime() >= DAY)
    await db().update(keptEntries).set({ usedAt: now }).where(isRow(row));
  const until = row.deletedAt ? row.deletedAt.getTime() + DELETED : now.getTime() + UNUSED;
  return { entries, version: row.version, until: new Date(until), isDeleted: row.deletedAt !== null };
}

/**
 * For changes that combine with those of others, such as one tick; unchanged entries are not written. Null for an
 * unknown, expired or deleted link.
 */
export async function changeKept<Entries>(
  kind: KeptKind<string, Entries>,
  token: string,
  change: (entries: Entries) => Entries,
  now = new Date(),
): Promise<Entries | null> {
  return db().transaction(async (tx) => {
    const [row = null] = await findRow(tx, kind, token, now).for('update');
    const entries = row && !row.deletedAt ? readEntries(kind, row.sealed, token) : null;
    if (!row || entries === null) return null;
    const changed = change(entries);
    if (changed !== entries) await write(tx, row, changed, token, now);
    return changed;
  });
}

/** It can be brought back for a day. False for an unknown, expired or deleted link. */
export async function deleteKept(kind: Named, token: string, now = new Date()): Promise<boolean> {
  return mark(kind, token, now, true);
}

/** False for a link that is not deleted, or no longer known. */
export async function restoreKept(kind: Named, token: string, now = new Date()): Promise<boolean> {
  return mark(kind, token, now, false);
}

export async function deleteExpiredKept(now = new Date()): Promise<number> {
  const { tokenHash, usedAt, deletedAt } = keptEntries;
  const deleted = await db()
    .delete(keptEntries)
    .where(or(lt(usedAt, new Date(now.getTime() - UNUSED)), lt(deletedAt, new Date(now.getTime() - DELETED))))
    .returning({ tokenHash });
  return deleted.length;
}

type Named = Pick<KeptKind, 'name'>;
type Row = typeof keptEntries.$inferSelect;

async function mark(kind: Named, token: string, now: Date, isDeleted: boolean): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [row = null] = await findRow(tx, kind, token, now).for('update');
    if (!row || (row.deletedAt !== null) === isDeleted) return false;
    await tx
      .update(keptEntries)
      .set({ deletedAt: isDeleted ? now : null, usedAt: now })
      .where(isRow(row));
    return true;
  });
}

function findRow(at: Db | Transaction, { name }: Named, token: string, now: Date) {
  const { tokenHash, kind, usedAt, deletedAt } = keptEntries;
  const isKept = or(isNull(deletedAt), gte(deletedAt, new Date(now.getTime() - DELETED)));
  const isUsed = gte(usedAt, new Date(now.getTime() - UNUSED));
  const isClash = eq(tokenHash, hashOfSecret(isSecret(token) ? token : ''));
  return at
    .select()
    .from(keptEntries)
    .where(and(isClash, eq(kind, name), isUsed, isKept));
}

async function write(tx: Transaction, row: Row, entries: unknown, token: string, now: Date): Promise<void> {
  const changed = { sealed: sealEntries(entries, token), version: row.version + 1, usedAt: now };
  await tx.update(keptEntries).set(changed).where(isRow(row));
}

function isRow({ tokenHash }: Row) {
  return eq(keptEntries.tokenHash, tokenHash);
}

/** Only the link opens it: neither the database nor the site's own secret is enough. */
function sealEntries(entries: unknown, token: string): string {
  const text = JSON.stringify(entries);
  if (Buffer.byteLength(text) > MOST_KEPT) throw ownError('What is to be kept by a link is too long.');
  return seal(text, 'kept entries', token);
}

/** Null if this release does not understand them: a newer replica may have stored them. */
function readEntries<Entries>(
  { schema }: KeptKind<string, Entries>,
  sealed: string,
  token: string,
): Entries | null {
  const text = unseal(sealed, 'kept entries', [token]);
  const parsed = text === null ? null : schema.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : null;
}
