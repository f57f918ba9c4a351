import { reasonOf } from '#app/http/failure.ts';
import { hitLimit, hitNetworkLimit, keyedHash, networkOf, type Limit } from '#app/http/rate-limit.server.ts';
import { HOUR } from '#app/time.ts';
import type { Attached } from './attached.server.ts';
import { storeEnquiry } from './messages.server.ts';
import type { Enquiry } from './fields.ts';

/** A network may be a whole office or a mobile operator's gateway. */
const PER_ADDRESS: Limit = { hits: 10, window: HOUR };
const PER_NETWORK: Limit = { hits: 60, window: HOUR };

/** `taken` includes repeats and what robots sent. */
export type Receipt =
  | { kind: 'taken'; reference: string }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'failed'; reason: string };

/** `member`: who is signed in. */
type Sender = {
  clientAddress: string;
  robot: boolean;
  attached?: Attached | null;
  member?: { id: string; email: string } | null;
};

/** Never throws: a failure is in the receipt. */
export async function receiveEnquiry(enquiry: Enquiry, sender: Sender, now = new Date()): Promise<Receipt> {
  const networkHash = keyedHash(networkOf(sender.clientAddress));
  try {
    const retryAfterSeconds = await secondsToWait(
      sender.clientAddress,
      keyedHash(enquiry.email.toLowerCase()),
      now,
    );
    if (retryAfterSeconds > 0) return { kind: 'limited', retryAfterSeconds };
    const { robot: spam, attached = null, member } = sender;
    const memberId = member?.email === enquiry.email.toLowerCase() ? member.id : null;
    const reference = await storeEnquiry(enquiry, { networkHash, spam, attached, memberId }, now);
    return { kind: 'taken', reference };
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

/** Returns the seconds to wait, or 0. */
async function secondsToWait(clientAddress: string, addressHash: string, now: Date): Promise<number> {
  const verdicts = await Promise.all([
    hitNetworkLimit('contact:network', clientAddress, PER_NETWORK, now),
    hitLimit(`contact:address:${addressHash}`, PER_ADDRESS, now),
  ]);
  return Math.max(...verdicts.map((verdict) => verdict.retryAfterSeconds));
}
