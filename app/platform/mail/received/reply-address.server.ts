import { createHmac } from 'node:crypto';
import { env } from '#app/platform/env/env.server.ts';
import { firmMailbox } from '../firm-addresses.server.ts';
import { secrets } from '#app/platform/env/secrets.server.ts';

const HEAD = 8;
const PROOF = 12;

export type Answered =
  { kind: 'message'; id: string } | { kind: 'engagement'; id: string; recipient: string };

type Kind = Answered['kind'];

const LETTERS: Record<Kind, string> = { message: '', engagement: 'w' };

/** `info+1a2b3c4d-0123456789ab@firm` finds its enquiry without references. Without a mailbox: the plain address. */
export function replyAddress(answered: Answered): string {
  const { MAIL_TO = firmMailbox(), INBOUND_IMAP_URL } = env();
  if (!INBOUND_IMAP_URL) return MAIL_TO;
  const tag = `+${LETTERS[answered.kind]}${answered.id.slice(0, HEAD)}-${proofOf(answered)}@`;
  return MAIL_TO.replace(/@(?=[^@]*$)/, tag);
}

/** The range of ids that a reply address may mean; whether it is one. Null: no recipient is a reply address. */
export function readReplyAddress(kind: Kind, recipients: readonly string[]) {
  const tag = new RegExp(`\\+${LETTERS[kind]}([0-9a-f]{${HEAD}})-([0-9a-f]{${PROOF}})@`);
  for (const recipient of recipients) {
    const [, start, proof] = tag.exec(recipient) ?? [];
    if (!start || !proof) continue;
    const [least, most] = ['0', 'f'].map(
      (digit) => start + '-0000-0000-0000-000000000000'.replaceAll('0', digit),
    );
    return {
      least,
      most,
      isOf: (answered: Answered) => secrets().some((secret) => proofOf(answered, secret) === proof),
    };
  }
  return null;
}

function proofOf(answered: Answered, secret = env().SESSION_SECRET): string {
  const purpose =
    answered.kind === 'message'
      ? `answers to ${answered.id}`
      : `answers to engagement ${answered.id} by ${answered.recipient.toLowerCase()}`;
  return createHmac('sha256', secret).update(purpose).digest('hex').slice(0, PROOF);
}
