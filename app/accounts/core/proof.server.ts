import { redirect } from '@remix-run/node';
import { eq } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { sessions, users } from '#app/platform/db/schema/accounts.ts';
import { typedEntries } from '#app/platform/drafts/owner-field.ts';
import { countRefusal, hitLimit, keyedHash, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { MINUTE, waitText } from '#app/platform/core/time.ts';
import { isHashingBusy } from './hashing.server.ts';
import type { Member } from './member.server.ts';
import { isPassword } from './password.server.ts';
import type { ProofRequest } from './proof-page.tsx';
import { warnOwner } from './recovery.server.ts';
import {
  checkCode,
  hasSecondFactor,
  redeemSecondFactor,
  WRONG_CODES_TO_WARN,
} from './second-factor.server.ts';

const LASTS = retention.proofMinutes * MINUTE;
const PER_USER: Limit = { hits: 10, window: 15 * MINUTE };

type Verdict = { kind: 'right' | 'wrong' } | { kind: 'wait'; seconds: number };

/** Call it before a sensitive action: throws the page that asks for it, unless that was within ten minutes. */
export async function requireRecentProof(
  request: Request,
  form: FormData,
  member: Member,
  now = new Date(),
): Promise<void> {
  if (isRecentlyProved(member, now)) return;
  const proof = form.get('proof');
  if (typeof proof !== 'string' || proof === '') throw await asking(request, form, member, 403);
  const verdict = await checkProof(member, proof, now).catch(async (error: unknown) => {
    if (!isHashingBusy(error)) throw error;
    const message = 'Many people are signing in just now. Please try again in a few seconds.';
    throw await asking(request, form, member, 503, { message, seconds: 10 });
  });
  if (verdict.kind === 'wait') {
    const message = `That was tried too often. Please try again in ${waitText(verdict.seconds)}.`;
    throw await asking(request, form, member, 429, { message, seconds: verdict.seconds });
  }
  if (verdict.kind === 'wrong') {
    const message = 'That is neither your password nor a code that works now. Please try again.';
    throw await asking(request, form, member, 403, { message });
  }
  const proved = await db()
    .update(sessions)
    .set({ provedAt: now })
    .where(eq(sessions.id, member.sessionId))
    .returning({ id: sessions.id });
  // Meanwhile the account was reset, or signed out everywhere.
  if (proved.length === 0) throw redirect('/auth');
}

export function proved<Context extends { request: Request; form: FormData; me: Member }, Answer>(
  run: (context: Context) => Promise<Answer>,
) {
  return async (context: Context): Promise<Answer> => {
    await requireRecentProof(context.request, context.form, context.me);
    return run(context);
  };
}

/** For a script's requests, which cannot show the page that asks for the proof. */
export function isRecentlyProved({ provedAt }: Pick<Member, 'provedAt'>, now = new Date()): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < LASTS;
}

/** Rejects while too many hashes wait (`isHashingBusy`). */
export async function checkOwnPassword(userId: string, password: string, now = new Date()): Promise<Verdict> {
  const { retryAfterSeconds } = await hitLimit(`password:${keyedHash(userId)}`, PER_USER, now);
  if (retryAfterSeconds > 0) return { kind: 'wait', seconds: retryAfterSeconds };
  const [user] = await db().select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return { kind: (await isPassword(password, user?.hash)) ? 'right' : 'wrong' };
}

/** Warns the owner of the fifth wrong code in a row. */
export async function checkOwnCode(
  tx: Transaction,
  owner: Pick<Member, 'id' | 'email'>,
  code: string,
  now: Date,
): Promise<Verdict> {
  const verdict = await checkCode(tx, owner.id, code, now);
  if (verdict.kind === 'wait') countRefusal('signin');
  if (verdict.kind === 'wrong' && verdict.inARow === WRONG_CODES_TO_WARN) {
    const subject = 'Wrong codes at your sign-in';
    const what = `Somebody entered the right password of your account, and then ${WRONG_CODES_TO_WARN} wrong codes in a row. They did not get in.`;
    await warnOwner(tx, owner, { subject, what }, now);
  }
  return verdict;
}

/** A password always has a letter, so six digits are a code. Recovery codes are tried after the password. */
async function checkProof(member: Member, input: string, now: Date): Promise<Verdict> {
  const hasFactor = await hasSecondFactor(member.id);
  if (hasFactor && /^\s*\d{3}\s?\d{3}\s*$/.test(input)) {
    return db().transaction((tx) => checkOwnCode(tx, member, input, now));
  }
  const verdict = await checkOwnPassword(member.id, input, now);
  if (verdict.kind !== 'wrong' || !hasFactor) return verdict;
  const isCode = await db().transaction((tx) => redeemSecondFactor(tx, member.id, input, now));
  return { kind: isCode ? 'right' : 'wrong' };
}

async function asking(
  request: Request,
  form: FormData,
  member: Member,
  status: 403 | 429 | 503,
  refusal: { message?: string; seconds?: number } = {},
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const proof: ProofRequest = {
    kind: 'proof',
    action: [pathname.replace(/\.data$/, ''), searchParams].filter(String).join('?'),
    fields: typedEntries(form),
    hasCodes: await hasSecondFactor(member.id),
    message: refusal.message,
  };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (refusal.seconds) headers.set('Retry-After', String(refusal.seconds));
  return Response.json(proof, { status, headers });
}
