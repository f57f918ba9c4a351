import { firm as ofFile } from '#content/firm.ts';
import { firm } from '#app/platform/content/firm.ts';
import { env } from '#app/platform/env/env.server.ts';
import { firmMailbox, senderAddress } from '#app/platform/mail/firm-addresses.server.ts';

/** `isSet`: on the server; otherwise it follows the facts of the firm. */
export type Setting = { setting: string; title: string; isOwn: boolean; isSet: boolean };

/** Senders and recipients of mail. Addresses that end in `.example` reach nobody: RFC 2606. */
export function mailSettings(): Setting[] {
  const { MAIL_FROM, MAIL_TO } = env();
  const from = senderAddress();
  const to = firmMailbox();
  return [
    {
      setting: 'MAIL_FROM',
      title: `Sender of mails, and organiser of calendar invitations: ${from}`,
      isOwn: isOwnAddress(from),
      isSet: MAIL_FROM !== undefined,
    },
    {
      setting: 'MAIL_TO',
      title: `Where messages arrive: ${to}`,
      isOwn: isOwnAddress(to),
      isSet: MAIL_TO !== undefined,
    },
  ];
}

/** False for the demonstration's domain and, if the firm has another, for the original firm's. */
export function isOwnAddress(address: string): boolean {
  const domain = domainOf(address);
  const isOfFile = domain === domainOf(ofFile.email) && domain !== domainOf(firm.email);
  return !domain.endsWith('.example') && !isOfFile;
}

function domainOf(address: string): string {
  return /@([^\s@<>]+)/.exec(address)?.[1]?.toLowerCase() ?? '';
}
