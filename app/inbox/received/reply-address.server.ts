import { createHmac } from 'node:crypto';
import { env } from '#app/env.server.ts';

const HEAD = 8;
const PROOF = 12;
const TAG = new RegExp(`\\+([0-9a-f]{${HEAD}})-([0-9a-f]{${PROOF}})@`);

/** `info+1a2b3c4d-0123456789ab@firm`: an answer to it finds its conversation also when the mail programme drops the references. */
export function replyAddress(messageId: string, { MAIL_TO, INBOUND_IMAP_URL } = env()): string {
  if (!INBOUND_IMAP_URL) return MAIL_TO;
  return MAIL_TO.replace(/@(?=[^@]*$)/, `+${messageId.slice(0, HEAD)}-${proofOf(messageId)}@`);
}

/** The start of the conversation's id, and whether that id is meant. Null when no recipient is such an address. */
export function readReplyAddress(recipients: readonly string[]) {
  for (const recipient of recipients) {
    const [, start, proof] = TAG.exec(recipient) ?? [];
    if (start && proof) return { start, isOf: (messageId: string) => proofOf(messageId) === proof };
  }
  return null;
}

function proofOf(messageId: string): string {
  return createHmac('sha256', env().SESSION_SECRET)
    .update(`answers to ${messageId}`)
    .digest('hex')
    .slice(0, PROOF);
}
