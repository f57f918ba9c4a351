import { HOUR } from '#app/platform/core/time.ts';
import { hitLimit, hitNetworkLimit, keyedHash, type Limit } from './rate-limit.server.ts';

/** A network may be a whole office or a mobile operator's gateway. */
const PER_ADDRESS: Limit = { hits: 10, window: HOUR };
const PER_NETWORK: Limit = { hits: 60, window: HOUR };

type Sender = { clientAddress: string; email: string };

/** Counts form posts by network and by e-mail address. Returns the seconds to wait, or 0. */
export async function formWait(
  form: string,
  { clientAddress, email }: Sender,
  now: Date,
  perAddress = PER_ADDRESS,
): Promise<number> {
  const verdicts = await Promise.all([
    hitNetworkLimit(`${form}:network`, clientAddress, PER_NETWORK, now),
    hitLimit(`${form}:address:${keyedHash(email.toLowerCase())}`, perAddress, now),
  ]);
  return Math.max(...verdicts.map((verdict) => verdict.retryAfterSeconds));
}
