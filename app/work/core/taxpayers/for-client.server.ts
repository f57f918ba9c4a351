import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { looksAfter } from '../engagements/access.server.ts';
import { findTaxpayer, type Taxpayer } from './taxpayers.server.ts';

/** In one transaction, what somebody who looks after the client changes. `gone`: they do not, or there is no such client. */
export async function forClient<Result>(
  actor: FirmActor,
  id: string,
  change: (tx: Transaction, taxpayer: Taxpayer) => Promise<Result>,
): Promise<Result | 'gone'> {
  const taxpayer = await findTaxpayer(actor, id);
  if (!taxpayer || !looksAfter(actor, taxpayer)) return 'gone';
  return db().transaction((tx) => change(tx, taxpayer));
}
