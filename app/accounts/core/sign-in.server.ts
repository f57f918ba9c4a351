import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { db } from '#app/platform/db/client.server.ts';
import { secondFactors, userRoles, users, verificationTokens } from '#app/platform/db/schema/accounts.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { countSignIn, rememberDevice } from './attempts.server.ts';
import { signInSchema } from './forms.ts';
import { noteSignIn } from './new-device.server.ts';
import { DUMMY_HASH, isPassword } from './password.server.ts';
import { failed, invalid, limited, refused, type Refused } from './refusal.server.ts';
import type { Role } from './roles.ts';
import { beginSession, endSessionOf } from './sessions.server.ts';
import { sessionCookie, sessionSecretOf } from './session-cookie.server.ts';

const FAILED = 'Authentication failed';
const WRONG = 'The email address or the password is not right.';
const UNVERIFIED =
  'Your email address is not confirmed yet. Open the link we mailed you, or have it sent again.';

/** `cookies` are `Set-Cookie` values. After `second-factor` the session opens only that form. */
export type SignIn =
  | { kind: 'signed-in'; userId: string; cookies: string[]; role: Role | null }
  | { kind: 'second-factor'; cookies: string[] }
  | Refused;

type Attempt = { request: Request; clientAddress: string; isTold?: boolean };

/** Same answer and time for a wrong password and an unknown address. Throws 400 for a malformed body. */
export function signIn(request: Request, clientAddress: string, now = new Date()): Promise<SignIn> {
  const authenticator = new Authenticator<SignIn>().use(
    new FormStrategy(({ form }) => attemptSignIn(form, { request, clientAddress }, now)),
    'form',
  );
  return authenticator.authenticate('form', request).catch(() => {
    throw badRequest();
  });
}

async function attemptSignIn(form: FormData, attempt: Attempt, now: Date): Promise<SignIn> {
  const submission = parseForm(form, signInSchema);
  if (submission.status !== 'success') return invalid(submission);
  const { email, password } = submission.value;
  try {
    const wait = await countSignIn(email, attempt, now);
    if (wait > 0) return limited(submission, FAILED, wait);
    const user = await findUser(email);
    const right = await isPassword(password, user && (await passwordHashOf(user)));
    if (user && right && !user.emailVerifiedAt) {
      return refused(submission, { status: 403, title: FAILED, message: UNVERIFIED, offersLink: true });
    }
    const started = user && right && (await begin(user, attempt, now));
    return started || refused(submission, { status: 403, title: FAILED, message: WRONG });
  } catch (error) {
    return failed(submission, FAILED, error, 'sign in');
  }
}

/** After the mailed link was opened in the browser that signed up. Null if the password has changed since. */
export async function signInConfirmed(
  userId: string,
  attempt: Attempt,
  now = new Date(),
): Promise<SignIn | null> {
  const [user] = await db().select().from(users).where(eq(users.id, userId));
  return user ? begin(user, attempt, now) : null;
}

/** The visitor has just set this password and need not type it. A second factor is still required. */
export async function signInAfterReset(
  email: string,
  attempt: Omit<Attempt, 'isTold'>,
  now = new Date(),
): Promise<SignIn | null> {
  const user = await findUser(email);
  return user ? begin(user, { ...attempt, isTold: true }, now) : null;
}

/** Ends the browser's earlier session, which may be planted. Null if the password has changed since. */
async function begin(
  user: User,
  { request, clientAddress, isTold = false }: Attempt,
  now: Date,
): Promise<SignIn | null> {
  const device = { clientAddress, userAgent: request.headers.get('User-Agent') };
  const former = await sessionSecretOf(request);
  const started = await db().transaction(async (tx) => {
    const [current] = await tx
      .select({
        passwordHash: users.passwordHash,
        factorSince: secondFactors.confirmedAt,
        role: userRoles.role,
      })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .where(eq(users.id, user.id))
      .for('update', { of: users });
    if (current?.passwordHash !== user.passwordHash) return null;
    if (former) await endSessionOf(tx, former);
    const awaitsSecondFactor = current.factorSince !== null;
    if (!awaitsSecondFactor) await noteSignIn(tx, user, { request, clientAddress, isTold }, now);
    const secret = await beginSession(tx, { userId: user.id, device, awaitsSecondFactor }, now);
    return { secret, awaitsSecondFactor, role: current.role };
  });
  if (!started) return null;
  const { awaitsSecondFactor, role } = started;
  const session = await sessionCookie(started.secret);
  if (awaitsSecondFactor) return { kind: 'second-factor', cookies: [session] };
  const cookies = [session, await rememberDevice(request, user.email)];
  return { kind: 'signed-in', userId: user.id, cookies, role };
}

type User = typeof users.$inferSelect;

/** Several sign-ups with an unconfirmed address: the hash of the newest one whose link is open. */
async function passwordHashOf({ id, passwordHash, emailVerifiedAt }: User): Promise<string> {
  if (emailVerifiedAt || passwordHash !== DUMMY_HASH) return passwordHash;
  const [token] = await db()
    .select({ registration: verificationTokens.registration })
    .from(verificationTokens)
    .where(and(eq(verificationTokens.userId, id), isNotNull(verificationTokens.registration)))
    .orderBy(desc(verificationTokens.createdAt))
    .limit(1);
  return token?.registration?.passwordHash ?? passwordHash;
}

async function findUser(email: string): Promise<User | undefined> {
  const [user] = await db().select().from(users).where(eq(users.email, email));
  return user;
}
