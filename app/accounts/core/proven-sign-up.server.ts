import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { countMail, rememberDevice } from './attempts.server.ts';
import { signUpSchema } from './forms.ts';
import { hashPassword } from './password.server.ts';
import { failed, limited, type Refused } from './refusal.server.ts';
import { sessionCookie, sessionSecretOf } from './session-cookie.server.ts';
import { beginSession, endSessionOf } from './sessions.server.ts';
import { REGISTRATION_FAILED } from './sign-up.server.ts';

type Account = {
  email: string;
  passwordHash: string;
  profile: Omit<typeof profiles.$inferInsert, 'id'>;
};

type Browser = { request: Request; clientAddress: string };

/** Locked. The account (at most one) that never confirmed this address; null if one confirmed it. */
export async function lockUnconfirmed(tx: Transaction, email: string): Promise<string[] | null> {
  const holders = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return holders.some(({ emailVerifiedAt }) => emailVerifiedAt) ? null : holders.map(({ id }) => id);
}

/** A confirmed account: a mailed link or code proved the address. Deletes the accounts `inPlaceOf`. Returns its id. */
export async function openAccount(
  tx: Transaction,
  { email, passwordHash, profile, inPlaceOf }: Account & { inPlaceOf: readonly string[] },
  now: Date,
): Promise<string> {
  for (const one of inPlaceOf) await tx.delete(users).where(eq(users.id, one));
  const id = randomUUID();
  await tx.insert(users).values({ id, email, passwordHash, emailVerifiedAt: now, firstSignInAt: now });
  await tx.insert(profiles).values({ ...profile, id });
  return id;
}

/** Returns its secret. Ends the browser's earlier session, which may be planted. */
export async function beginFirstSession(
  tx: Transaction,
  userId: string,
  { request, clientAddress }: Browser,
  now: Date,
): Promise<string> {
  const former = await sessionSecretOf(request);
  if (former) await endSessionOf(tx, former);
  const device = { clientAddress, userAgent: request.headers.get('User-Agent') };
  return beginSession(tx, { userId, device }, now);
}

export async function cookiesOf(request: Request, email: string, secret: string): Promise<string[]> {
  return [await sessionCookie(secret), await rememberDevice(request, email)];
}

/** `proven`: an address proved by a mailed link or code; the account opens at once. Null: the form must use a mail. */
export async function signUpProven(
  form: FormData,
  proven: string | null,
  browser: Browser,
  now = new Date(),
): Promise<{ kind: 'opened'; cookies: string[] } | Refused | null> {
  const submission = parseForm(form, signUpSchema);
  if (submission.status !== 'success' || submission.value.email !== proven) return null;
  const { email, password, full_name: fullName, user_type: userType, ...numbers } = submission.value;
  try {
    const wait = await countMail('sign-up', email, browser.clientAddress, now);
    if (wait > 0) return limited(submission, REGISTRATION_FAILED, wait);
    const passwordHash = await hashPassword(password);
    const profile = { fullName, userType, ...numbers };
    const secret = await db().transaction(async (tx) => {
      const inPlaceOf = await lockUnconfirmed(tx, email);
      if (!inPlaceOf) return null;
      const userId = await openAccount(tx, { email, passwordHash, profile, inPlaceOf }, now);
      return beginFirstSession(tx, userId, browser, now);
    });
    if (!secret) return null;
    return { kind: 'opened', cookies: await cookiesOf(browser.request, email, secret) };
  } catch (error) {
    return failed(submission, REGISTRATION_FAILED, error, 'sign up');
  }
}
