import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Transaction } from '#app/db/client.server.ts';
import { verificationTokens, type TOKEN_PURPOSES } from '#app/db/schema/accounts.ts';
import { DAY, HOUR } from '#app/time.ts';
import { hashOfSecret, isSecret, makeSecret } from './secret.server.ts';

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const LIFETIME: Record<TokenPurpose, number> = {
  verify_email: DAY,
  change_email: DAY,
  reset_password: HOUR,
};

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

/** Null for a used, expired or unknown link. One statement: of simultaneous attempts one succeeds. */
export async function redeemToken(
  tx: Transaction,
  secret: string,
  purpose: TokenPurpose,
  now = new Date(),
): Promise<Redeemed | null> {
  if (!isSecret(secret)) return null;
  const [redeemed] = await tx
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(
      and(isToken(secret, purpose), isNull(verificationTokens.usedAt), gt(verificationTokens.expiresAt, now)),
    )
    .returning();
  return redeemed ?? null;
}

/** After a change of password no older link may change it again. */
export async function voidTokens(
  tx: Transaction,
  userId: string,
  purpose: TokenPurpose,
  now = new Date(),
): Promise<void> {
  await tx
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationTokens.userId, userId),
        eq(verificationTokens.purpose, purpose),
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
