import { reasonOf } from '#app/platform/http/failure.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import { keyedHash, networkOf } from '#app/platform/http/rate-limit.server.ts';
import type { Attached } from '#app/tools/saved/attached.server.ts';
import { storeEnquiry } from '#app/enquiries/core/store.server.ts';
import type { NewEnquiry } from '#app/firm/contact/enquiry-fields.ts';

/** `taken` includes repeats and what robots sent. */
export type Receipt =
  | { kind: 'taken'; reference: string }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'failed'; reason: string };

type Sender = {
  clientAddress: string;
  robot: boolean;
  attached?: Attached | null;
  member?: { id: string; email: string } | null;
};

/** Never throws: a failure is in the receipt. */
export async function receiveEnquiry(
  enquiry: NewEnquiry,
  sender: Sender,
  now = new Date(),
): Promise<Receipt> {
  const networkHash = keyedHash(networkOf(sender.clientAddress));
  try {
    const retryAfterSeconds = await formWait('contact', { ...sender, email: enquiry.email }, now);
    if (retryAfterSeconds > 0) return { kind: 'limited', retryAfterSeconds };
    const { robot: spam, attached = null, member } = sender;
    const memberId = member?.email === enquiry.email.toLowerCase() ? member.id : null;
    const reference = await storeEnquiry(enquiry, { networkHash, spam, attached, memberId }, now);
    return { kind: 'taken', reference };
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}
