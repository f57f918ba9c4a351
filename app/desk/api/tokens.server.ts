import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { firmActor, type FirmActor } from '#app/accounts/core/actor.ts';
import { may, type Permission } from '#app/accounts/core/roles.ts';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { DAY, MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { apiTokens } from '#app/platform/db/schema/api.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { Scope } from './scopes.ts';

export const MANAGES_TOKENS: Permission = 'site';

/** Days for which an ended or expired token is still listed, so that it is known what it was. */
const LISTED_DAYS = 30;

export type TokenLine = {
  id: string;
  name: string;
  scopes: Scope[];
  maker: string | null;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  usedAt: Date | null;
  /** `without its maker`: the person who made it is no longer an administrator. */
  standing: 'in force' | 'ended' | 'expired' | 'without its maker';
};

export async function findApiTokens(now = new Date()): Promise<TokenLine[]> {
  const rows = await db()
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      endedAt: apiTokens.endedAt,
      usedAt: apiTokens.usedAt,
      maker: profiles.fullName,
      role: userRoles.role,
    })
    .from(apiTokens)
    .leftJoin(profiles, eq(profiles.id, apiTokens.makerId))
    .leftJoin(userRoles, eq(userRoles.userId, apiTokens.makerId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
  return rows.map(({ role, ...token }) => ({
    ...token,
    standing: token.endedAt
      ? 'ended'
      : token.expiresAt <= now
        ? 'expired'
        : may(role, MANAGES_TOKENS)
          ? 'in force'
          : 'without its maker',
  }));
}

type NewToken = { name: string; scopes: readonly Scope[]; days: number };

/** `id`: of the form, so that a repeat makes no second one. Returns the secret, stored nowhere; null for a repeat. */
export function makeApiToken(
  me: FirmActor,
  id: string,
  { name, scopes, days }: NewToken,
  now = new Date(),
): Promise<string | null> {
  const secret = makeSecret();
  return db().transaction(async (tx) => {
    const made = await tx
      .insert(apiTokens)
      .values({
        id,
        secretHash: hashOfSecret(secret),
        name,
        scopes: [...scopes],
        makerId: me.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY),
      })
      .onConflictDoNothing({ target: apiTokens.id })
      .returning({ id: apiTokens.id });
    if (made.length === 0) return null;
    await recordToken(tx, me.id, 'add', { id, name }, { scopes: { from: null, to: scopes.join(', ') } });
    return secret;
  });
}

/** Ends a token, or lets one work again that was ended. Null: it was so already, expired, or is unknown. */
export async function endApiToken(
  me: FirmActor,
  id: string,
  isEnded: boolean,
  now = new Date(),
): Promise<{ name: string } | null> {
  if (!isUuid(id)) return null;
  return db().transaction(async (tx) => {
    const [token] = await tx.select().from(apiTokens).where(eq(apiTokens.id, id)).for('update');
    if (!token || (token.endedAt !== null) === isEnded || token.expiresAt <= now) return null;
    await tx
      .update(apiTokens)
      .set({ endedAt: isEnded ? now : null })
      .where(eq(apiTokens.id, id));
    await recordToken(tx, me.id, isEnded ? 'withdraw' : 'restore', token);
    return { name: token.name };
  });
}

/** `as`: the person who made the token. It reads what they may read. */
export type Caller = { id: string; name: string; scopes: readonly Scope[]; as: FirmActor };

/** Null for one that opens nothing. Notes that it was used, and each day that it read, in the audit. */
export async function openApiToken(secret: string, now = new Date()): Promise<Caller | null> {
  const isInForce = and(isNull(apiTokens.endedAt), gt(apiTokens.expiresAt, now));
  const [found] = await db()
    .select({
      token: apiTokens,
      maker: { id: users.id, email: users.email, fullName: profiles.fullName, role: userRoles.role },
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.makerId))
    .innerJoin(profiles, eq(profiles.id, apiTokens.makerId))
    .innerJoin(userRoles, eq(userRoles.userId, apiTokens.makerId))
    .where(and(eq(apiTokens.secretHash, hashOfSecret(secret)), isInForce));
  if (!found || !may(found.maker.role, MANAGES_TOKENS)) return null;
  await noteUse(found.token, now);
  const { id, name, scopes } = found.token;
  return { id, name, scopes, as: firmActor(found.maker) };
}

/** `LISTED_DAYS` after they ended or expired. */
export async function deleteOldApiTokens(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - LISTED_DAYS * DAY);
  const deleted = await db()
    .delete(apiTokens)
    .where(or(lt(apiTokens.endedAt, before), lt(apiTokens.expiresAt, before)))
    .returning({ id: apiTokens.id });
  return deleted.length;
}

type Token = Pick<typeof apiTokens.$inferSelect, 'id' | 'name' | 'usedAt'>;

async function noteUse(token: Token, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - MINUTE);
  if (token.usedAt && token.usedAt > minuteAgo) return;
  await db().transaction(async (tx) => {
    const updated = await tx
      .update(apiTokens)
      .set({ usedAt: now })
      .where(and(eq(apiTokens.id, token.id), or(isNull(apiTokens.usedAt), lt(apiTokens.usedAt, minuteAgo))))
      .returning({ before: sql`1` });
    const isFirstOfDay = !token.usedAt || southAfricanDay(token.usedAt) !== southAfricanDay(now);
    if (updated.length > 0 && isFirstOfDay) await recordToken(tx, null, 'export', token);
  });
}

async function recordToken(
  tx: Transaction,
  actorId: string | null,
  verb: Verb,
  { id, name }: Pick<Token, 'id' | 'name'>,
  changes?: Record<string, { from: unknown; to: unknown }>,
): Promise<void> {
  await record(tx, {
    actorId,
    action: `api_token.${verb}`,
    entity: 'api_token',
    entityId: id,
    subject: name,
    changes,
  });
}
