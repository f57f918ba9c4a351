import { firm } from '#app/platform/content/firm.ts';
import { db } from '#app/platform/db/client.server.ts';
import { passkeys } from '#app/platform/db/schema/passkeys.ts';
import type { Member } from '../member.server.ts';
import { warnOwner } from '../recovery.server.ts';
import { lockAccount } from '../sessions.server.ts';
import { readAnswer } from './answer.server.ts';
import { issueChallenge } from './challenges.server.ts';
import { listPasskeys, MOST_PASSKEYS } from './list.server.ts';
import { relyingParty, webAuthn } from './relying-party.server.ts';

/** EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

export async function optionsToAdd({ id, email, fullName }: Member, now = new Date()) {
  const known = await listPasskeys(id);
  const challenge = await issueChallenge(db(), { purpose: 'add', userId: id }, now);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: firm.name,
    rpID: relyingParty().id,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: fullName,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** False for an invalid answer, or if the session has ended. Mails the owner. */
export async function addPasskey(
  member: Member,
  { name, answer: posted }: { name: string; answer: unknown },
  now = new Date(),
): Promise<boolean> {
  const answer = await readAnswer(posted, { purpose: 'add', userId: member.id }, now);
  const made = answer && (await verified(answer));
  if (!made) return false;
  return db().transaction(async (tx) => {
    const user = await lockAccount(tx, member);
    if (!user || (await listPasskeys(user.id, tx)).length >= MOST_PASSKEYS) return false;
    const { id, publicKey, counter, transports = [] } = made;
    const added = await tx
      .insert(passkeys)
      .values({
        id,
        userId: user.id,
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.slice(0, 10).map((transport) => String(transport).slice(0, 20)),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) return false;
    const what = `Your account can be signed in to with a new passkey, “${name}”, as well as with the password.`;
    await warnOwner(tx, user, { subject: 'A passkey was added', what }, now);
    return true;
  });
}

async function verified({ challenge, response }: NonNullable<Awaited<ReturnType<typeof readAnswer>>>) {
  const { id, origin } = relyingParty();
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // The library throws for every invalid answer.
    return null;
  }
}
