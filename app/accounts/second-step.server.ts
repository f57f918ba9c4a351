import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { db } from '#app/db/client.server.ts';
import { users } from '#app/db/schema/accounts.ts';
import { parseForm } from '#app/http/form.ts';
import { hitLimit, keyedHash, type Limit } from '#app/http/rate-limit.server.ts';
import { MINUTE } from '#app/time.ts';
import { rememberDevice } from './attempts.server.ts';
import { failed, invalid, limited, refused, type Refused } from './refusal.server.ts';
import { redeemSecondFactor } from './second-factor.server.ts';
import { beginSession, endSessionOf, findSession } from './sessions.server.ts';
import { sessionCookie, sessionSecretOf } from './session-cookie.server.ts';

const FAILED = 'Authentication failed';
const WRONG = 'This code is not right, or was used before. Enter the one your app shows now.';

const PER_USER: Limit = { hits: 10, window: 15 * MINUTE };

const schema = z.object({
  code: z
    .string({ error: 'Enter the code of your authenticator app, or a recovery code.' })
    .check(z.maxLength(40, 'A code has at most 14 characters.')),
});

/** `expired`: the password is needed again. */
type SecondStep = { kind: 'signed-in'; cookies: string[] } | { kind: 'expired' } | Refused;

export async function awaitsSecondFactor(request: Request, now = new Date()): Promise<boolean> {
  return (await waitingSession(request, now)) !== null;
}

export async function completeSignIn(
  request: Request,
  form: FormData,
  clientAddress: string,
  now = new Date(),
): Promise<SecondStep> {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return invalid(submission);
  const { code } = submission.value;
  try {
    const waiting = await waitingSession(request, now);
    if (!waiting) return { kind: 'expired' };
    const { retryAfterSeconds } = await hitLimit(`signin:code:${keyedHash(waiting.userId)}`, PER_USER, now);
    if (retryAfterSeconds > 0) return limited(submission, FAILED, retryAfterSeconds);
    const device = { clientAddress, userAgent: request.headers.get('User-Agent') };
    const started = await db().transaction(async (tx) => {
      if (!(await redeemSecondFactor(tx, waiting.userId, code, now))) return null;
      await endSessionOf(tx, waiting.secret);
      const [user] = await tx.select().from(users).where(eq(users.id, waiting.userId));
      const secret = await beginSession(tx, { userId: waiting.userId, device }, now);
      return user ? { secret, email: user.email } : null;
    });
    if (!started) return refused(submission, { status: 403, title: FAILED, message: WRONG });
    const cookies = [await sessionCookie(started.secret), await rememberDevice(request, started.email)];
    return { kind: 'signed-in', cookies };
  } catch (error) {
    return failed(submission, FAILED, error);
  }
}

async function waitingSession(
  request: Request,
  now: Date,
): Promise<{ userId: string; secret: string } | null> {
  const secret = await sessionSecretOf(request);
  const session = secret ? await findSession(secret, now) : null;
  return session?.awaitsSecondFactor && secret ? { userId: session.userId, secret } : null;
}
