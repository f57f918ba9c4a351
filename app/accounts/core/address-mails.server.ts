import { firm } from '#app/platform/content/firm.ts';
import { hoursText, retention } from '#content/retention.ts';
import { maskedEmail } from '#app/platform/core/masked-email.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import {
  accountMail,
  callUs,
  DISOWN,
  LINK,
  linkTo,
  notMe,
  type ToMember,
  type WithLink,
} from './mails.server.ts';

type WithNewAddress = WithLink & { newEmail: string };

const NEW_ADDRESS: WithNewAddress = { ...LINK, newEmail: 'new@example.co.za' };
/** For a change by a colleague who checked the identity of the person. */
const QUESTION = `A colleague checked the identity of the person who asked for this change. If that was you, you need not do anything. If not, press the button: a colleague looks into it at once, and the account stays as it is until we know who owns it. The link works for ${retention.disownLinkDays} days, once.`;
const AND = new Intl.ListFormat('en-ZA', { type: 'conjunction' });

/** `writtenTo`: taxpayers for whom we wrote to the old address; `moves`: we now use the new one for them. */
type Changed = { newEmail: string; writtenTo: string[]; moves: boolean };

export const newAddressMail = accountMail<WithLink>({
  kind: 'accounts.new-address',
  label: 'Link to confirm a new address, to {who}',
  secret: true,
  words: wordsOf('accounts.new-address')(({ name }: WithLink) => ({
    client: name,
    hours: hoursText(retention.confirmLinkHours),
  })),
  beside: ({ secret }) => ({ url: linkTo('/account/email/confirm', secret) }),
  example: LINK,
});

export const addressTakenMail = accountMail<ToMember>({
  kind: 'accounts.address-taken',
  label: '“This address has an account already”, to {who}',
  secret: true,
  words: wordsOf('accounts.address-taken')(({ name }: ToMember) => ({ client: name })),
  example: LINK,
});

export const addressChangeMail = accountMail<WithNewAddress>({
  kind: 'accounts.address-change',
  label: 'Warning of a change of address, to {who}',
  subject: 'A change of your e-mail address',
  secret: true,
  template: ({ name, newEmail, secret }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `Your account with ${firm.name} is to have the address ${maskedEmail(newEmail)}. It changes once that address is confirmed.`,
      DISOWN,
    ],
    link: notMe(secret),
    closing: callUs(),
  }),
  example: NEW_ADDRESS,
});

export const addressChangedMail = accountMail<WithLink & Changed & { isProved?: true }>({
  kind: 'accounts.address-changed',
  label: 'Note of a changed address, to {who}',
  subject: 'Your e-mail address was changed',
  secret: true,
  template: ({ name, secret, isProved, ...changed }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `Your account with ${firm.name} has the address ${maskedEmail(changed.newEmail)} from now on. ${toOldAddress(changed)}`,
      isProved ? QUESTION : DISOWN,
    ],
    link: notMe(secret),
    closing: callUs(),
  }),
  example: { ...NEW_ADDRESS, writtenTo: ['Kgosi Plumbing'], moves: true },
});

export const addressGivenMail = accountMail<ToMember & Omit<Changed, 'newEmail'>>({
  kind: 'accounts.address-given',
  label: '“Your account has this address now”, to {who}',
  subject: 'Your account has this address now',
  template: ({ name, writtenTo, moves }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `Your account with ${firm.name} has this address from now on.`,
      moves
        ? `We write to this address about ${AND.format(writtenTo)} too.`
        : `About ${AND.format(writtenTo)} we still write to the old address. Tell us if that should change.`,
    ],
    link: { label: 'Open your account', url: siteUrl('/account') },
  }),
  example: { ...LINK, writtenTo: ['Kgosi Plumbing'], moves: true },
});

export const addressMails = [
  newAddressMail,
  addressTakenMail,
  addressChangeMail,
  addressChangedMail,
  addressGivenMail,
];

function toOldAddress({ writtenTo, moves }: Changed): string {
  const names = AND.format(writtenTo);
  if (names && !moves) return `About ${names} we still write to this address.`;
  return `${names && `We write to the new address about ${names} too. `}This is the last mail to the old one.`;
}
