import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { bookingLinks } from '#app/platform/db/schema/bookings.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';

/** Returns the secret of a new link to the booking; only its hash is stored. */
export async function addLink(tx: Transaction, bookingId: string): Promise<string> {
  const secret = makeSecret();
  await tx.insert(bookingLinks).values({ tokenHash: hashOfSecret(secret), bookingId });
  return secret;
}

export function linkTo(secret: string): string {
  return siteUrl(`/book/${secret}`);
}
