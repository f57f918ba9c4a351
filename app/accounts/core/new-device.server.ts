import { eq } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { isKnownDevice } from './attempts.server.ts';
import { browserName } from './browser-name.ts';
import { warnOwner } from './recovery.server.ts';
import { coarseNetwork } from './sessions.server.ts';

type Owner = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstSignInAt'>;
/** `isTold`: another mail tells the owner of it. */
type SignIn = { request: Request; clientAddress: string; isTold?: boolean };

export async function noteSignIn(
  tx: Transaction,
  owner: Owner,
  { request, clientAddress, isTold = false }: SignIn,
  now: Date,
): Promise<void> {
  if (!owner.firstSignInAt) {
    await tx.update(users).set({ firstSignInAt: now }).where(eq(users.id, owner.id));
    return;
  }
  if (isTold || (await isKnownDevice(request, owner.email))) return;
  const browser = browserName(request.headers.get('User-Agent'));
  const what = `Somebody signed in to your account in a browser that it does not know: ${browser}, on ${longMoment(now)} South African time, from the network ${coarseNetwork(clientAddress)}.`;
  await warnOwner(tx, owner, { subject: 'A sign-in from a new browser', what }, now);
}
