import { createHmac, randomInt } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { firm } from '#app/platform/content/firm.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { recoveryCodes, secondFactors } from '#app/platform/db/schema/accounts.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { secrets } from '#app/platform/env/secrets.server.ts';
import { HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';

const PERIOD = 30;
const WINDOW = 1;
export const WRONG_CODES_TO_WARN = 5;
const RECOVERY_CODES = 10;
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export type Enrolment = { uri: string; secret: string };

export async function hasSecondFactor(userId: string, at: Db | Transaction = db()): Promise<boolean> {
  const found = await at
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found.length > 0;
}

/** Null when a second factor is already set up. */
export async function beginEnrolment(userId: string, email: string): Promise<Enrolment | null> {
  await db()
    .insert(secondFactors)
    .values({ userId, sealedSecret: seal(new Secret({ size: 20 }).base32, 'second factor') })
    .onConflictDoNothing();
  const [factor] = await db().select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!factor || factor.confirmedAt) return null;
  const secret = unseal(factor.sealedSecret, 'second factor');
  if (secret) return { uri: generator(secret, email).toString(), secret };
  // Encrypted with a forgotten secret, so none of its codes is valid.
  await db().delete(secondFactors).where(eq(secondFactors.userId, userId));
  return beginEnrolment(userId, email);
}

/** Returns the recovery codes; null for a wrong code. */
export async function confirmEnrolment(
  tx: Transaction,
  userId: string,
  code: string,
  now = new Date(),
): Promise<string[] | null> {
  if (!(await redeemCode(tx, userId, code, now))) return null;
  await tx.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId));
  return renewRecoveryCodes(tx, userId);
}

type Verdict = { kind: 'right' } | { kind: 'wrong'; inARow: number } | { kind: 'wait'; seconds: number };

/** Each further wrong code waits longer. Only a person who knows the password could make the owner wait. */
export async function checkCode(tx: Transaction, userId: string, input: string, now: Date): Promise<Verdict> {
  const ofUser = eq(secondFactors.userId, userId);
  const [factor] = await tx.select().from(secondFactors).where(ofUser).for('update');
  const wrongCodes = factor?.wrongCodes ?? 0;
  const waited = now.getTime() - (factor?.lastWrongAt?.getTime() ?? 0);
  const seconds = Math.ceil((waitAfter(wrongCodes) - waited) / SECOND);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (await redeemSecondFactor(tx, userId, input, now)) {
    await forgetWrongCodes(tx, userId);
    return { kind: 'right' };
  }
  await tx
    .update(secondFactors)
    .set({ wrongCodes: wrongCodes + 1, lastWrongAt: now })
    .where(ofUser);
  return { kind: 'wrong', inARow: wrongCodes + 1 };
}

export async function forgetWrongCodes(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ wrongCodes: 0, lastWrongAt: null })
    .where(eq(secondFactors.userId, userId));
}

/** None for the first four; then a minute, two, four, up to an hour: at most 33 codes in the first day. */
function waitAfter(wrongCodes: number): number {
  if (wrongCodes < WRONG_CODES_TO_WARN) return 0;
  return Math.min(HOUR, MINUTE * 2 ** (wrongCodes - WRONG_CODES_TO_WARN));
}

/** No code works twice: of simultaneous attempts with one code, one succeeds. */
export async function redeemSecondFactor(
  tx: Transaction,
  userId: string,
  input: string,
  now = new Date(),
): Promise<boolean> {
  const code = input.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (/^\d{6}$/.test(code)) return redeemCode(tx, userId, code, now);
  const used = await tx
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(
          recoveryCodes.id,
          secrets().map((secret) => recoveryId(userId, code, secret)),
        ),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return removed.length > 0;
}

export async function renewRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: recoveryId(userId, code.replaceAll('-', '')), userId })));
  return codes;
}

export async function countRecoveryCodes(userId: string): Promise<number> {
  const [row] = await db()
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

async function redeemCode(tx: Transaction, userId: string, code: string, now: Date): Promise<boolean> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const secret = factor && unseal(factor.sealedSecret, 'second factor');
  if (!secret) return false;
  const timestamp = now.getTime();
  const delta = generator(secret).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / (PERIOD * SECOND)) + delta;
  const taken = await tx
    .update(secondFactors)
    // Encrypted again with the newest secret, so that an old one can be removed one day.
    .set({ lastStep: step, sealedSecret: seal(secret, 'second factor') })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

function generator(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: firm.name, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });
}

/** Keyed with the site's secret: otherwise a thief of the table could try all 58 bits. */
function recoveryId(userId: string, code: string, secret = env().SESSION_SECRET): string {
  return createHmac('sha256', secret).update(`recovery:${userId}:${code}`).digest('hex');
}

function makeRecoveryCode(): string {
  const characters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}
