import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm';
import { networkOf } from '#app/platform/http/rate-limit.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { sessions, users } from '#app/platform/db/schema/accounts.ts';
import { dueSettings } from '#app/platform/db/schema/taxpayers.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { hashOfSecret, isHashOfSecret, makeSecret } from './secret.server.ts';
import { forgetWrongCodes } from './second-factor.server.ts';
import { ABSOLUTE, IDLE } from './session-cookie.server.ts';
import { voidLinks } from './tokens.server.ts';

const SECOND_FACTOR_WAIT = 10 * MINUTE;
const LONGEST_USER_AGENT = 500;

type Device = { clientAddress: string; userAgent: string | null };

export type Session = typeof sessions.$inferSelect;
type User = typeof users.$inferSelect;

export async function beginSession(
  tx: Transaction | Db,
  session: { userId: string; device: Device; awaitsSecondFactor?: boolean },
  now = new Date(),
): Promise<string> {
  const { userId, device, awaitsSecondFactor = false } = session;
  const secret = makeSecret();
  await deleteExpiredSessions(tx, now);
  await tx.insert(sessions).values({
    id: hashOfSecret(secret),
    userId,
    awaitsSecondFactor,
    createdAt: now,
    lastUsedAt: now,
    provedAt: awaitsSecondFactor ? null : now,
    idleExpiresAt: after(now, awaitsSecondFactor ? SECOND_FACTOR_WAIT : IDLE),
    expiresAt: after(now, awaitsSecondFactor ? SECOND_FACTOR_WAIT : ABSOLUTE),
    userAgent: device.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    network: coarseNetwork(device.clientAddress),
  });
  return secret;
}

/** Null if expired. */
export async function findSession(secret: string, now = new Date()): Promise<Session | null> {
  const [session] = await db().select().from(sessions).where(isOpen(secret, now));
  if (session) await keepOpen(session, now);
  return session ?? null;
}

export function isOpen(secret: string, now: Date) {
  const isSession = eq(sessions.id, hashOfSecret(secret));
  return and(isSession, gt(sessions.idleExpiresAt, now), gt(sessions.expiresAt, now));
}

/** Stores the time of last use, at most once a minute. */
export async function keepOpen(
  { id, awaitsSecondFactor, lastUsedAt }: Pick<Session, 'id' | 'awaitsSecondFactor' | 'lastUsedAt'>,
  now: Date,
): Promise<void> {
  if (awaitsSecondFactor || now.getTime() - lastUsedAt.getTime() <= MINUTE) return;
  await db()
    .update(sessions)
    .set({ lastUsedAt: now, idleExpiresAt: after(now, IDLE) })
    .where(eq(sessions.id, id));
}

/** Voids a secret that an attacker planted or saw. */
export async function rotateSession(tx: Transaction | Db, sessionId: string): Promise<string> {
  const secret = makeSecret();
  await tx
    .update(sessions)
    .set({ id: hashOfSecret(secret) })
    .where(eq(sessions.id, sessionId));
  return secret;
}

export function listSessions(userId: string, now = new Date()): Promise<Session[]> {
  return db()
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.awaitsSecondFactor, false),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt));
}

export async function endAllSessions(db: Db): Promise<number> {
  const ended = await db.delete(sessions).returning({ id: sessions.id });
  return ended.length;
}

export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  if (!isHashOfSecret(sessionId)) return false;
  const ended = await db()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endSessionOf(tx: Transaction | Db, secret: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.id, hashOfSecret(secret)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all access that others may have: sessions except `keep`, links, the calendar, requests. Nothing else does. */
export async function secureAccount(
  tx: Transaction,
  userId: string,
  { keep, now = new Date() }: { keep?: string; now?: Date } = {},
): Promise<void> {
  await tx.update(users).set({ securedAt: now }).where(eq(users.id, userId));
  const own = eq(sessions.userId, userId);
  await tx.delete(sessions).where(keep ? and(own, ne(sessions.id, keep)) : own);
  await voidLinks(tx, userId, now);
  await tx.update(dueSettings).set({ feedHash: null }).where(eq(dueSettings.userId, userId));
  await forgetWrongCodes(tx, userId);
}

/** Locks the account. Null if the session has ended: its request must stop. */
export async function lockAccount(
  tx: Transaction,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  return (session && user) ?? null;
}

export async function deleteExpiredSessions(tx: Transaction | Db, now = new Date()): Promise<number> {
  const isOver = or(lt(sessions.expiresAt, now), lt(sessions.idleExpiresAt, now));
  const deleted = await tx.delete(sessions).where(isOver).returning({ id: sessions.id });
  return deleted.length;
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

/** /24 of IPv4, /64 of IPv6: enough to recognise a session, but not the whole address. */
export function coarseNetwork(address: string): string {
  return networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
