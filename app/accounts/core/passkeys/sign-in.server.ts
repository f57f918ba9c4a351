import { and, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { passkeys } from '#app/platform/db/schema/passkeys.ts';
import { rememberDevice } from '../attempts.server.ts';
import { noteSignIn } from '../new-device.server.ts';
import { forgetWrongCodes } from '../second-factor.server.ts';
import { waitingSession } from '../second-step.server.ts';
import type { Role } from '../roles.ts';
import { roleOf } from '../roles.server.ts';
import { sessionCookie, sessionSecretOf } from '../session-cookie.server.ts';
import { beginSession, endSessionOf } from '../sessions.server.ts';
import { readAnswer } from './answer.server.ts';
import { issueChallenge, type Challenge } from './challenges.server.ts';
import { listPasskeys, type Passkey } from './list.server.ts';
import { relyingParty, webAuthn } from './relying-party.server.ts';

type SignedIn = { userId: string; cookies: string[]; role: Role | null };

/** After the right password any passkey of the account is accepted; without one it must have verified its user. */
export async function optionsToSignIn(request: Request, now = new Date()) {
  const expected = await expectedOf(request, now);
  const known = expected.userId ? await listPasskeys(expected.userId) : [];
  const challenge = await issueChallenge(db(), expected, now);
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: expected.userId ? 'preferred' : 'required',
  });
}

/** Null for an invalid answer. Ends the browser's earlier session, as every sign-in does. */
export async function signInWithPasskey(
  request: Request,
  { answer: posted, clientAddress }: { answer: unknown; clientAddress: string },
  now = new Date(),
): Promise<SignedIn | null> {
  const expected = await expectedOf(request, now);
  const answer = await readAnswer(posted, expected, now);
  if (!answer) return null;
  const [passkey] = await db().select().from(passkeys).where(eq(passkeys.id, answer.response.id));
  if (!passkey || !isOwners(passkey, expected, answer.response.response.userHandle)) return null;
  const counter = await verifiedCounter(passkey, answer, expected);
  if (counter === null) return null;
  const former = await sessionSecretOf(request);
  const device = { clientAddress, userAgent: request.headers.get('User-Agent') };
  const started = await db().transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, passkey.userId)).for('update');
    // Of two answers with the same counter one is accepted; none of a passkey that was removed meanwhile.
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id });
    if (!user || used.length === 0) return null;
    await noteSignIn(tx, user, { request, clientAddress }, now);
    const hasEnded = former !== null && (await endSessionOf(tx, former));
    // A reset meanwhile ended the session that waited for the second step.
    if (expected.purpose === 'second-factor' && !hasEnded) return null;
    await forgetWrongCodes(tx, user.id);
    const secret = await beginSession(tx, { userId: user.id, device }, now);
    return { secret, email: user.email, role: await roleOf(tx, user.id) };
  });
  if (!started) return null;
  const cookies = [await sessionCookie(started.secret), await rememberDevice(request, started.email)];
  return { userId: passkey.userId, cookies, role: started.role };
}

async function expectedOf(request: Request, now: Date): Promise<Challenge> {
  const waiting = await waitingSession(request, now);
  return waiting
    ? { purpose: 'second-factor', userId: waiting.userId }
    : { purpose: 'sign-in', userId: null };
}

/** A handle, if sent, names the account that the passkey was made for. */
function isOwners({ userId }: Passkey, expected: Challenge, handle: string | undefined): boolean {
  if (expected.userId && expected.userId !== userId) return false;
  return !handle || Buffer.from(handle, 'base64url').toString() === userId;
}

async function verifiedCounter(
  passkey: Passkey,
  { challenge, response }: NonNullable<Awaited<ReturnType<typeof readAnswer>>>,
  { purpose }: Challenge,
): Promise<number | null> {
  const { id, origin } = relyingParty();
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: purpose === 'sign-in',
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for every invalid answer.
    return null;
  }
}
