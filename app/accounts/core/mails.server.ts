import { firm } from '#app/platform/content/firm.ts';
import { hoursText, retention } from '#content/retention.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineMail, type Mail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import { namesOfThoseWhoMay, oneWhoMay, youMayText } from './role-texts.ts';
import { ADMINISTRATOR, ROLES, type Role } from './roles.ts';

export type ToMember = { name: string };
export type WithLink = ToMember & { secret: string };

export const callUs = () => `If this was not you and you need help, call us: ${firm.phone}.`;
const BUTTON = `press the button: it undoes a change of address, signs everybody out, and you choose a new password. The link works for ${retention.disownLinkDays} days, once.`;
export const DISOWN = `If it was you, there is nothing to do. If not, ${BUTTON}`;
/** We made this change for the member: “if it was you” would be wrong. */
const NOT_ASKED = `We did it because you asked us. If you did not, ${BUTTON}`;
const NAME = 'Thandi Nkosi';
export const LINK: WithLink = { name: NAME, secret: 'example' };

type Verification = WithLink & { redirectTo?: string };

export const verificationMail = accountMail<Verification>({
  kind: 'accounts.verification',
  label: 'Link to confirm the address of {who}',
  secret: true,
  words: wordsOf('accounts.verification')(({ name, redirectTo }: Verification) => ({
    client: name,
    hours: hoursText(retention.confirmLinkHours),
    next: { line: redirectTo ? 'continues' : 'signsIn' },
  })),
  beside: ({ secret, redirectTo }) => ({ url: linkTo('/auth/verify', secret, redirectTo) }),
  example: LINK,
});

/** Without a name: the owner of the account is not known yet. */
export const passwordChoiceMail = accountMail<{ secret: string }>({
  kind: 'accounts.password-choice',
  label: 'Link to confirm an address and choose a password, to {who}',
  secret: true,
  words: wordsOf('accounts.password-choice')(() => ({ hours: hoursText(retention.resetLinkHours) })),
  beside: ({ secret }) => ({ url: linkTo('/auth/reset', secret) }),
  example: LINK,
});

export const alreadyMemberMail = accountMail<ToMember>({
  kind: 'accounts.already-member',
  label: '“You have an account already”, to {who}',
  secret: true,
  words: wordsOf('accounts.already-member')(({ name }: ToMember) => ({ client: name })),
  beside: () => ({ url: siteUrl('/auth/forgot') }),
  example: LINK,
});

export const passwordResetMail = accountMail<WithLink>({
  kind: 'accounts.password-reset',
  label: 'Link to choose a new password, to {who}',
  secret: true,
  words: wordsOf('accounts.password-reset')(({ name }: WithLink) => ({
    client: name,
    hours: hoursText(retention.resetLinkHours),
  })),
  beside: ({ secret }) => ({ url: linkTo('/auth/reset', secret) }),
  example: LINK,
});

export const securityMail = accountMail<WithLink & { subject: string; what: string; isByFirm?: boolean }>({
  kind: 'accounts.security',
  label: 'Note on the security of the account, to {who}',
  subject: ({ subject }) => subject,
  secret: true,
  template: ({ name, what, secret, isByFirm }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [what, isByFirm ? NOT_ASKED : DISOWN],
    link: notMe(secret),
    closing: callUs(),
  }),
  example: {
    ...LINK,
    subject: 'Your password was changed',
    what: 'Your account has a new password.',
  },
});

export const accountDeletedMail = accountMail<ToMember>({
  kind: 'accounts.deleted',
  label: 'Farewell to {who}',
  secret: true,
  words: wordsOf('accounts.deleted')(({ name }: ToMember) => ({ client: name })),
  example: LINK,
});

type ToAdministrator = ToMember & {
  member: { id: string; name: string; email: string };
  actor: string | null;
  role: Role;
  isTaken: boolean;
  /** Of the person who gets the mail, who may not open the pages of accounts. */
  isOwn: boolean;
};

export const roleMail = accountMail<ToAdministrator>({
  kind: 'accounts.role',
  label: 'Note of a changed role, to {who}',
  subject: ({ member, role, isTaken }) =>
    `${member.name} is ${isTaken ? `no longer ${ROLES[role].as}` : `${ROLES[role].as} now`}`,
  template: ({ name, member, actor, role, isTaken, isOwn }) => ({
    greeting: `Dear ${name}`,
    ...(isOwn ? ownRole(role, isTaken) : othersRole(member.id)),
    facts: [
      ['Account', `${member.name}, ${member.email}`],
      ['Role', isTaken ? `None: ${ROLES[role].label} was taken away` : ROLES[role].label],
      ['By', actor ?? 'The operator of the site, at the command line'],
    ],
  }),
  example: {
    name: NAME,
    member: { id: 'example', name: 'Lwazi Dube', email: 'lwazi@example.co.za' },
    actor: NAME,
    role: ADMINISTRATOR,
    isTaken: false,
    isOwn: false,
  },
});

function othersRole(id: string) {
  return {
    paragraphs: [
      `All ${namesOfThoseWhoMay('users')} of ${firm.name} get this mail, and whose role it is. If you know nothing of it, look at the account and tell the others.`,
    ],
    link: { label: 'Open the account', url: siteUrl(`/admin/users/${id}`) },
  };
}

function ownRole(role: Role, isTaken: boolean) {
  const what = `${ROLES[role].as} at ${firm.name}`;
  return {
    paragraphs: [
      isTaken
        ? `You are no longer ${what}, and its desk is closed to you. Your account stays, with what is yours in it.`
        : `You are ${what} now. ${youMayText(role)}`,
    ],
    link: isTaken
      ? { label: 'Open your account', url: siteUrl('/account') }
      : { label: 'Open the desk', url: siteUrl('/admin') },
    closing: `If you know nothing of it, ask ${oneWhoMay('users')}, or call ${firm.phone}.`,
  };
}

export const accountMails = [
  verificationMail,
  passwordChoiceMail,
  alreadyMemberMail,
  passwordResetMail,
  securityMail,
  accountDeletedMail,
  roleMail,
];

export function accountMail<Input>(mail: Parameters<typeof defineMail<Input>>[0]): Mail<Input> {
  return defineMail({ headed: true, automatic: true, ...mail });
}

export function notMe(secret: string) {
  return { label: 'This was not me', url: linkTo('/auth/not-me', secret) };
}

export function linkTo(path: string, secret: string, redirectTo?: string): string {
  const url = new URL(path, env().APP_URL);
  url.searchParams.set('token', secret);
  if (redirectTo) url.searchParams.set('redirectTo', redirectTo);
  return url.href;
}
