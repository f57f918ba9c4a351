import { createHmac } from 'node:crypto';
import { env } from '#app/env.server.ts';
import { secrets } from '#app/secrets.server.ts';

const HEAD = 8;
const PROOF = 12;

/** What an answer belongs to: the letter before the id in the address, and what its proof is for. */
const KINDS = {
  message: { letter: '', purpose: 'answers to' },
  engagement: { letter: 'w', purpose: 'answers to engagement' },
} as const;

type Kind = keyof typeof KINDS;

/**
 * `info+1a2b3c4d-0123456789ab@firm`: an answer to it finds its conversation also when the mail programme drops the references.
 * The firm's own address where no mail is collected.
 */
export function replyAddress(kind: Kind, id: string, { MAIL_TO, INBOUND_IMAP_URL } = env()): string {
  if (!INBOUND_IMAP_URL) return MAIL_TO;
  return MAIL_TO.replace(/@(?=[^@]*$)/, `+${KINDS[kind].letter}${id.slice(0, HEAD)}-${proofOf(kind, id)}@`);
}

/** The least and greatest id that can be meant, and whether one is. Null when no recipient is such an address. */
export function readReplyAddress(kind: Kind, recipients: readonly string[]) {
  const tag = new RegExp(`\\+${KINDS[kind].letter}([0-9a-f]{${HEAD}})-([0-9a-f]{${PROOF}})@`);
  for (const recipient of recipients) {
    const [, start, proof] = tag.exec(recipient) ?? [];
    if (!start || !proof) continue;
    const [least, most] = ['0', 'f'].map(
      (digit) => start + '-0000-0000-0000-000000000000'.replaceAll('0', digit),
    );
    return {
      least,
      most,
      isOf: (id: string) => secrets().some((secret) => proofOf(kind, id, secret) === proof),
    };
  }
  return null;
}

function proofOf(kind: Kind, id: string, secret = env().SESSION_SECRET): string {
  return createHmac('sha256', secret).update(`${KINDS[kind].purpose} ${id}`).digest('hex').slice(0, PROOF);
}
