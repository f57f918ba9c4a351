import { firm } from '#content/firm.ts';
import { env } from '#app/env.server.ts';
import type { MailMessage } from '#app/mail/outgoing.ts';
import { renderMail, type MailTemplate } from '#app/mail/template.ts';

const NOT_YOU = 'If you did not ask for this, you need not do anything.';

/** The link that proves an address at sign-up; works for a day. */
export function verificationLetter(to: string, name: string, secret: string): MailMessage {
  return letterTo(to, 'Confirm your e-mail address', {
    greeting: `Dear ${name}`,
    paragraphs: [
      `An account with ${firm.name} was opened with this address. Confirm that it is yours, then sign in with your password.`,
    ],
    link: { label: 'Confirm my address', url: address('/auth/verify', secret) },
    closing: `The link works for 24 hours, once. ${NOT_YOU} Without your confirmation nobody can use the account.`,
  });
}

/**
 * To an address with which an account was opened more than once, and not confirmed; works for an hour. It greets nobody by
 * name: whose that is, is not settled.
 */
export function choiceLetter(to: string, secret: string): MailMessage {
  return letterTo(to, 'Confirm your e-mail address', {
    greeting: 'Good day',
    paragraphs: [
      `An account with ${firm.name} was opened with this address more than once. Choose its password, and the address is confirmed.`,
    ],
    link: { label: 'Choose the password', url: address('/auth/reset', secret) },
    closing: `The link works for one hour, once. ${NOT_YOU} Without your confirmation nobody can use the account.`,
  });
}

/** To an address that somebody signs up with and that has an account already. */
export function alreadyMemberLetter(to: string, name: string): MailMessage {
  return letterTo(to, 'You have an account already', {
    greeting: `Dear ${name}`,
    paragraphs: [
      `Somebody tried to open an account with ${firm.name} under this address. It has one already, so nothing was changed.`,
      'If it was you, sign in with your password. Should you have forgotten it, choose a new one.',
    ],
    link: { label: 'Choose a new password', url: new URL('/auth/forgot', env().APP_URL).href },
    closing: NOT_YOU,
  });
}

/** The link that lets a new password be chosen; works for an hour. */
export function resetLetter(to: string, name: string, secret: string): MailMessage {
  return letterTo(to, 'Choose a new password', {
    greeting: `Dear ${name}`,
    paragraphs: [`Somebody asked for a new password for your account with ${firm.name}.`],
    link: { label: 'Choose a new password', url: address('/auth/reset', secret) },
    closing: `The link works for one hour, once. ${NOT_YOU} Your password stays as it is.`,
  });
}

/** To the new address of a member who changes it; works for a day. */
export function newAddressLetter(to: string, name: string, secret: string): MailMessage {
  return letterTo(to, 'Confirm your new e-mail address', {
    greeting: `Dear ${name}`,
    paragraphs: [
      `Your account with ${firm.name} is to have this address. Confirm that it is yours; until then the old one stays.`,
    ],
    link: { label: 'Confirm my new address', url: address('/account/email/confirm', secret) },
    closing: `The link works for 24 hours, once. ${NOT_YOU}`,
  });
}

/** To the address that somebody wants their account to have and that another account has. */
export function addressTakenLetter(to: string, name: string): MailMessage {
  return letterTo(to, 'This address has an account already', {
    greeting: `Dear ${name}`,
    paragraphs: [
      `A member of ${firm.name} wanted to use this address for another account. It is yours, so nothing was changed.`,
    ],
    closing: NOT_YOU,
  });
}

/** To the old address, when a change of it is asked for and again when it is done. */
export function addressChangeWarning(
  to: string,
  name: string,
  { newEmail, done }: { newEmail: string; done: boolean },
): MailMessage {
  return letterTo(to, done ? 'Your e-mail address was changed' : 'A change of your e-mail address', {
    greeting: `Dear ${name}`,
    paragraphs: [
      done
        ? `Your account with ${firm.name} has the address ${newEmail} from now on. This is the last mail to the old one.`
        : `Your account with ${firm.name} is to have the address ${newEmail}. It changes once that address is confirmed.`,
    ],
    closing: `If this was not you, call us at once: ${firm.phone}.`,
  });
}

/** What happened to an account that its owner should know of, whoever did it. */
export function securityNotice(
  to: string,
  name: string,
  { subject, what }: { subject: string; what: string },
) {
  return letterTo(to, subject, {
    greeting: `Dear ${name}`,
    paragraphs: [what],
    closing: `If this was not you, choose a new password and call us: ${firm.phone}.`,
    link: { label: 'Choose a new password', url: new URL('/auth/forgot', env().APP_URL).href },
  });
}

/** The receipt for an account that is gone. */
export function farewellLetter(to: string, name: string): MailMessage {
  return letterTo(to, 'Your account was deleted', {
    greeting: `Dear ${name}`,
    paragraphs: [
      `Your account with ${firm.name} was deleted, with your profile, your saved calculations and your sessions. We keep no copy on this site.`,
      'Messages you sent through the contact form are kept apart from accounts, for as long as the privacy policy says.',
    ],
    closing: `If this was not you, call us at once: ${firm.phone}.`,
  });
}

function letterTo(to: string, subject: string, letter: MailTemplate): MailMessage {
  return { to, subject, automatic: true, ...renderMail({ heading: subject, ...letter }) };
}

function address(path: string, secret: string): string {
  const url = new URL(path, env().APP_URL);
  url.searchParams.set('token', secret);
  return url.href;
}
