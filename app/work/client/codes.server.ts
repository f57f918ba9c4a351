import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { linkCodes } from '#app/platform/db/schema/links.ts';
import { linkAgain, linkToRequest, type EngagementLink } from '#app/work/core/engagements/links.server.ts';
import { keyedHash } from '#app/platform/http/rate-limit.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { codeMail } from './code-mail.server.ts';

const LASTS = retention.requestCodeMinutes * MINUTE;
const MOST_TRIES = 5;

export const WRONG_CODE = {
  wrong: 'That is not the code. Please look at the newest mail: its six digits end the codes before it.',
  over: 'That code does not work any more. Have another one sent to you.',
};

/** A code is not mailed again within this time, unless somebody tried a wrong one. */
const MAILED_ONCE_IN = MINUTE;

/** When the valid code was mailed. `isEarlier`: it was mailed by a request before this one. */
export type MailedCode = { at: Date; isEarlier: boolean };

/** To the link's own address. Ends the code before it, unless that was mailed less than a minute ago. */
export function mailCode(link: EngagementLink, now: Date): Promise<MailedCode> {
  const { engagementId, email } = link;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return db().transaction(async (tx) => {
    const fresh = { codeHash: hashOf(link, code), tries: 0, expiresAt: new Date(now.getTime() + LASTS) };
    const { tries, expiresAt } = linkCodes;
    const isReplaced = or(gt(tries, 0), lte(expiresAt, new Date(now.getTime() + LASTS - MAILED_ONCE_IN)));
    const [stored] = await tx
      .insert(linkCodes)
      .values({ engagementId, email, ...fresh })
      .onConflictDoUpdate({
        target: [linkCodes.engagementId, linkCodes.email],
        set: fresh,
        setWhere: isReplaced,
      })
      .returning({ expiresAt });
    if (!stored) {
      const at = await mailedAt(link, now, tx);
      return { at: at ?? now, isEarlier: true };
    }
    const url = linkToRequest(linkAgain({ ...link, code }, now));
    await queueMail(tx, codeMail.write(email, { code, engagementId, url }), now);
    return { at: now, isEarlier: false };
  });
}

export async function mailedAt(
  link: EngagementLink,
  now: Date,
  from: Db | Transaction = db(),
): Promise<Date | null> {
  const { expiresAt } = linkCodes;
  const [sent] = await from
    .select({ expiresAt })
    .from(linkCodes)
    .where(and(isOf(link), gt(expiresAt, now)));
  return sent ? new Date(sent.expiresAt.getTime() - LASTS) : null;
}

/** What became of a mailed code; changes nothing. `ended`: by a later code, or by five wrong tries. */
export async function standingOf(
  link: EngagementLink,
  code: string,
  now: Date,
): Promise<'works' | 'used' | 'ended'> {
  const [sent] = await db().select().from(linkCodes).where(isOf(link));
  if (!sent) return 'used';
  const isIt = isEqual(sent.codeHash, hashOf(link, code));
  return isIt && sent.tries < MOST_TRIES && sent.expiresAt > now ? 'works' : 'ended';
}

/** `over`: after ten minutes or five tries, or once it was used. A right code is used up. */
export function redeemCode(
  link: EngagementLink,
  typed: string,
  now: Date,
): Promise<'right' | 'wrong' | 'over'> {
  return db().transaction(async (tx) => {
    const [sent] = await tx.select().from(linkCodes).where(isOf(link)).for('update');
    if (!sent || sent.expiresAt <= now || sent.tries >= MOST_TRIES) return 'over';
    if (isEqual(sent.codeHash, hashOf(link, typed))) {
      await tx.delete(linkCodes).where(isOf(link));
      return 'right';
    }
    await countTry(tx, link);
    return sent.tries + 1 < MOST_TRIES ? 'wrong' : 'over';
  });
}

async function countTry(tx: Transaction, link: EngagementLink): Promise<void> {
  await tx
    .update(linkCodes)
    .set({ tries: sql`${linkCodes.tries} + 1` })
    .where(isOf(link));
}

function isOf({ engagementId, email }: EngagementLink) {
  return and(eq(linkCodes.engagementId, engagementId), eq(linkCodes.email, email));
}

function hashOf({ engagementId, email }: EngagementLink, code: string): string {
  return keyedHash(`link code:${engagementId}:${email}:${code}`);
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
