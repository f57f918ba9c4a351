import { createHmac, randomUUID } from 'node:crypto';
import { env } from '#app/platform/env/env.server.ts';
import { secrets } from '#app/platform/env/secrets.server.ts';
import { senderAddress } from './firm-addresses.server.ts';
import type { MailMessage } from './outgoing.ts';

type About = NonNullable<MailMessage['about']>;

const PROOF = 16;
const OWN = new RegExp(String.raw`^<[0-9a-f-]{36}\.([a-z]{1,20})\.([0-9a-f-]{36})\.([0-9a-f]{${PROOF}})@`);

/** Names what the mail is about, so that a bounce finds it: the queue forgets the mail earlier. */
export function makeMailId(about?: About): string {
  const domain = /@([\w.-]+)/.exec(senderAddress())?.[1] ?? 'localhost';
  const named = about ? `.${about.entity}.${about.id}.${proofOf(about)}` : '';
  return `<${randomUUID()}${named}@${domain}>`;
}

/** The first of these ids that the site made; nobody else can make one. */
export function readMailIds(ids: readonly string[]): About | null {
  for (const mailId of ids) {
    const [, entity, id, proof] = OWN.exec(mailId) ?? [];
    if (!entity || !id) continue;
    if (secrets().some((secret) => proofOf({ entity, id }, secret) === proof)) return { entity, id };
  }
  return null;
}

function proofOf({ entity, id }: About, secret = env().SESSION_SECRET): string {
  return createHmac('sha256', secret).update(`mail about ${entity} ${id}`).digest('hex').slice(0, PROOF);
}
