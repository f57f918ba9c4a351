import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { rememberDevice } from './attempts.server.ts';
import { noteSignIn } from './new-device.server.ts';
import { listPasskeys } from './passkeys/list.server.ts';
import { failed, invalid, limited, refused, type Refused } from './refusal.server.ts';
import { checkOwnCode } from './proof.server.ts';
import type { Role } from './roles.ts';
import { roleOf } from './roles.server.ts';
import { beginSession, endSessionOf, findSession, lockAccount } from './sessions.server.ts';
import { sessionCookie, sessionSecretOf } from './session-cookie.server.ts';

const FAILED = 'Authentication failed';
const WRONG = 'This code is not right, or was used before. Enter the one your app shows now.';

const schema = z.object({
  code: z
    .string({ error: 'Enter the code of your authenticator app, or a recovery code.' })
    .check(z.maxLength(40, 'A code has at most 14 characters.')),
});

/** `expired`: the password is needed again. */
type SecondStep =
  { kind: 'signed-in'; userId: string; cookies: string[]; role: Role | null } | { kind: 'expired' } | Refused;

/** Null unless the password was right and the second step is still to come. */
export async function findSecondStep(
  request: Request,
  now = new Date(),
): Promise<{ hasPasskeys: boolean } | null> {
  const waiting = await waitingSession(request, now);
  return waiting && { hasPasskeys: (await listPasskeys(waiting.userId)).length > 0 };
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
    const device = { clientAddress, userAgent: request.headers.get('User-Agent') };
    const outcome = await db().transaction(async (tx) => {
      const user = await lockAccount(tx, { id: waiting.userId, sessionId: waiting.id });
      if (!user) return { kind: 'expired' } as const;
      const verdict = await checkOwnCode(tx, user, code, now);
      if (verdict.kind !== 'right') return verdict;
      await noteSignIn(tx, user, { request, clientAddress }, now);
      await endSessionOf(tx, waiting.secret);
      const secret = await beginSession(tx, { userId: user.id, device }, now);
      return { kind: 'started', secret, email: user.email, role: await roleOf(tx, user.id) } as const;
    });
    if (outcome.kind === 'expired') return outcome;
    if (outcome.kind === 'wait') return limited(submission, FAILED, outcome.seconds);
    if (outcome.kind !== 'started')
      return refused(submission, { status: 403, title: FAILED, message: WRONG });
    const cookies = [await sessionCookie(outcome.secret), await rememberDevice(request, outcome.email)];
    return { kind: 'signed-in', userId: waiting.userId, cookies, role: outcome.role };
  } catch (error) {
    return failed(submission, FAILED, error);
  }
}

/** The address of the visitor who is signed in, or has given the right password but no code yet. */
export async function addressInSession(request: Request, now = new Date()): Promise<string | null> {
  const secret = await sessionSecretOf(request);
  const session = secret ? await findSession(secret, now) : null;
  if (!session) return null;
  const [found] = await db().select({ email: users.email }).from(users).where(eq(users.id, session.userId));
  return found?.email ?? null;
}

export async function waitingSession(request: Request, now: Date) {
  const secret = await sessionSecretOf(request);
  const session = secret ? await findSession(secret, now) : null;
  return session?.awaitsSecondFactor && secret ? { ...session, secret } : null;
}
