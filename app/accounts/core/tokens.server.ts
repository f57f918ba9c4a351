import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import type { Db, Transaction } from '#app/platform/db/client.server.ts';
import { users, verificationTokens, type TOKEN_PURPOSES } from '#app/platform/db/schema/accounts.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { hashOfSecret, isSecret, makeSecret } from './secret.server.ts';

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const LIFETIME: Record<TokenPurpose, number> = {
  verify_email: retention.confirmLinkHours * HOUR,
  change_email: retention.confirmLinkHours * HOUR,
  reset_password: retention.resetLinkHours * HOUR,
  disown: retention.disownLinkDays * DAY,
};

/** Stays valid after a recovery, which a thief could start. It gives no access. */
const LASTING: TokenPurpose = 'disown';

type Row = typeof verificationTokens.$inferSelect;
type Token = { userId: string; purpose: TokenPurpose } & Partial<Pick<Row, 'newEmail' | 'registration'>>;
type Redeemed = Pick<Row, 'userId' | 'newEmail' | 'registration'>;

/** `unknown` was never issued, or expired more than a week ago. */
type TokenState = { kind: 'open' | 'spent'; userId: string } | { kind: 'expired' | 'unknown' };

/** Older links stay valid: a stranger who requests another link must not void the first one. */
export async function issueToken(tx: Transaction, token: Token, now = new Date()): Promise<string> {
  const secret = makeSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME[token.purpose]);
  await deleteExpiredTokens(tx, now);
  await tx
    .insert(verificationTokens)
    .values({ id: hashOfSecret(secret), ...token, createdAt: now, expiresAt });
  return secret;
}

/** The link stays usable, because mail scanners open it too. */
export async function stateOfToken(
  db: Db,
  secret: string,
  purpose: TokenPurpose,
  now = new Date(),
): Promise<TokenState> {
  if (!isSecret(secret)) return { kind: 'unknown' };
  const [token] = await db.select().from(verificationTokens).where(isToken(secret, purpose));
  if (!token) return { kind: 'unknown' };
  if (token.usedAt) return { kind: 'spent', userId: token.userId };
  return token.expiresAt > now ? { kind: 'open', userId: token.userId } : { kind: 'expired' };
}

/** A used or expired link still proves that its holder can read the mailbox. */
export async function addressOfToken(db: Db, secret: string, purpose: TokenPurpose): Promise<string | null> {
  if (!isSecret(secret)) return null;
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(verificationTokens, eq(verificationTokens.userId, users.id))
    .where(isToken(secret, purpose));
  return user?.email ?? null;
}

/** Null for a used, expired or unknown link. Locks the account: of simultaneous attempts one succeeds. */
export async function redeemToken(
  tx: Transaction,
  secret: string,
  purpose: TokenPurpose,
  now = new Date(),
): Promise<Redeemed | null> {
  if (!isSecret(secret)) return null;
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(verificationTokens, eq(verificationTokens.userId, users.id))
    .where(isToken(secret, purpose))
    .for('update', { of: users });
  const [redeemed] = await tx
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(
      and(isToken(secret, purpose), isNull(verificationTokens.usedAt), gt(verificationTokens.expiresAt, now)),
    )
    .returning();
  return redeemed ?? null;
}

/** Every link that gives access or changes the account, whatever its kind. */
export async function voidLinks(tx: Transaction, userId: string, now = new Date()): Promise<void> {
  await tx
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationTokens.userId, userId),
        ne(verificationTokens.purpose, LASTING),
        isNull(verificationTokens.usedAt),
      ),
    );
}

/** A week after they expire, because until then an expired link differs from an unknown one. */
export async function deleteExpiredTokens(tx: Transaction | Db, now = new Date()): Promise<number> {
  const weekAgo = new Date(now.getTime() - 7 * DAY);
  const deleted = await tx
    .delete(verificationTokens)
    .where(lt(verificationTokens.expiresAt, weekAgo))
    .returning({ id: verificationTokens.id });
  return deleted.length;
}

function isToken(secret: string, purpose: TokenPurpose) {
  return and(eq(verificationTokens.id, hashOfSecret(secret)), eq(verificationTokens.purpose, purpose));
}
