import { firm } from '#app/platform/content/firm.ts';
import { hoursText, retention } from '#content/retention.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineMail, type Mail } from '#app/platform/mail/define-mail.ts';
import { namesOfThoseWhoMay } from './role-texts.ts';
import { ADMINISTRATOR, ROLES, type Role } from './roles.ts';

export type ToMember = { name: string };
export type WithLink = ToMember & { secret: string };

export const NOT_YOU = 'If you did not ask for this, you need not do anything.';
export const callUs = () => `If this was not you and you need help, call us: ${firm.phone}.`;
const BUTTON = `press the button: it undoes a change of address, signs everybody out, and you choose a new password. The link works for ${retention.disownLinkDays} days, once.`;
export const DISOWN = `If it was you, there is nothing to do. If not, ${BUTTON}`;
/** Of what we did for a member: “if it was you” would be false. */
const NOT_ASKED = `We did it because you asked us. If you did not, ${BUTTON}`;
const NAME = 'Thandi Nkosi';
export const LINK: WithLink = { name: NAME, secret: 'example' };

export const verificationMail = accountMail<WithLink & { redirectTo?: string }>({
  kind: 'accounts.verification',
  label: 'Link to confirm the address of {who}',
  subject: 'Confirm your e-mail address',
  secret: true,
  template: ({ name, secret, redirectTo }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `An account with ${firm.name} was opened with this address. Confirm that it is yours, ${redirectTo ? 'and you go on with what you came for; in another browser, sign in first.' : 'then sign in with your password.'}`,
    ],
    link: { label: 'Confirm my address', url: linkTo('/auth/verify', secret, redirectTo) },
    closing: `The link works for ${hoursText(retention.confirmLinkHours)}, once. ${NOT_YOU} Without your confirmation nobody can use the account.`,
  }),
  example: LINK,
});

/** Greets nobody by name: it is not known yet who owns the account. */
export const passwordChoiceMail = accountMail<{ secret: string }>({
  kind: 'accounts.password-choice',
  label: 'Link to confirm an address and choose a password, to {who}',
  subject: 'Confirm your e-mail address',
  secret: true,
  template: ({ secret }) => ({
    greeting: 'Good day',
    paragraphs: [
      `An account with ${firm.name} was opened with this address more than once. Choose its password, and the address is confirmed.`,
    ],
    link: { label: 'Choose the password', url: linkTo('/auth/reset', secret) },
    closing: `The link works for ${hoursText(retention.resetLinkHours)}, once. ${NOT_YOU} Without your confirmation nobody can use the account.`,
  }),
  example: LINK,
});

export const alreadyMemberMail = accountMail<ToMember>({
  kind: 'accounts.already-member',
  label: '“You have an account already”, to {who}',
  subject: 'You have an account already',
  secret: true,
  template: ({ name }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `Somebody tried to open an account with ${firm.name} under this address. It has one already, so nothing was changed.`,
      'If it was you, sign in with your password. Should you have forgotten it, choose a new one.',
    ],
    link: newPasswordLink(),
    closing: NOT_YOU,
  }),
  example: LINK,
});

export const passwordResetMail = accountMail<WithLink>({
  kind: 'accounts.password-reset',
  label: 'Link to choose a new password, to {who}',
  subject: 'Choose a new password',
  secret: true,
  template: ({ name, secret }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [`Somebody asked for a new password for your account with ${firm.name}.`],
    link: { label: 'Choose a new password', url: linkTo('/auth/reset', secret) },
    closing: `The link works for ${hoursText(retention.resetLinkHours)}, once. ${NOT_YOU} Your password stays as it is.`,
  }),
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
  subject: 'Your account was deleted',
  secret: true,
  template: ({ name }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `Your account with ${firm.name} was deleted, with your profile, your saved calculations and your sessions.`,
      'Messages you sent through the contact form, and work that we did for you, are kept apart from accounts: for as long as the privacy policy says, and no longer.',
    ],
    closing: `If this was not you, call us at once: ${firm.phone}.`,
  }),
  example: LINK,
});

type ToAdministrator = ToMember & {
  member: { id: string; name: string; email: string };
  actor: string | null;
  role: Role;
  isTaken: boolean;
};

export const roleMail = accountMail<ToAdministrator>({
  kind: 'accounts.role',
  label: 'Note of a changed role, to {who}',
  subject: ({ member, role, isTaken }) =>
    `${member.name} is ${isTaken ? `no longer ${ROLES[role].as}` : `${ROLES[role].as} now`}`,
  template: ({ name, member, actor, role, isTaken }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `All ${namesOfThoseWhoMay('users')} of ${firm.name} get this mail, and whose role it is. If you know nothing of it, look at the account and tell the others.`,
    ],
    facts: [
      ['Account', `${member.name}, ${member.email}`],
      ['Role', isTaken ? `None: ${ROLES[role].label} was taken away` : ROLES[role].label],
      ['By', actor ?? 'The operator of the site, at the command line'],
    ],
    link: { label: 'Open the account', url: new URL(`/admin/users/${member.id}`, env().APP_URL).href },
  }),
  example: {
    name: NAME,
    member: { id: 'example', name: 'Lwazi Dube', email: 'lwazi@example.co.za' },
    actor: NAME,
    role: ADMINISTRATOR,
    isTaken: false,
  },
});

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

function newPasswordLink() {
  return { label: 'Choose a new password', url: new URL('/auth/forgot', env().APP_URL).href };
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
