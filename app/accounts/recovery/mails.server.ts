import { firm } from '#app/platform/content/firm.ts';
import { hoursText, retention } from '#content/retention.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineMail, type Mail } from '#app/platform/mail/define-mail.ts';
import { RECOVERY_WAIT_TEXT } from './states.ts';

const NAME = 'Thandi Nkosi';
const callUs = () => `If you need help, call us: ${firm.phone}.`;

/** Greets nobody by name, and says nothing of an account: the address may be a stranger's. */
export const confirmRecoveryMail = recoveryMail<{ secret: string }>({
  kind: 'recovery.confirm',
  label: 'Link to confirm a request for access, to {who}',
  subject: 'Confirm your request to us',
  template: ({ secret }) => ({
    greeting: 'Good day',
    paragraphs: [
      `Somebody cannot get into their account with ${firm.name}. They asked us for help and gave this address. If it was you, confirm it: then a colleague looks at it.`,
    ],
    link: { label: 'Confirm my request', url: linkTo('/auth/lost/confirm', secret) },
    closing: `The link works for ${hoursText(retention.confirmLinkHours)}. If it was not you, you need not do anything: without your confirmation we do nothing.`,
  }),
  example: { secret: 'example' },
});

export const recoveryAskedMail = defineMail<{ id: string; name: string }>({
  kind: 'recovery.asked',
  label: 'Notice to us that {who} has lost access',
  headed: true,
  automatic: true,
  subject: ({ name }) => `${name} has lost access to an account`,
  template: ({ id, name }) => ({
    paragraphs: [
      `${name} asks for new access to an account. Make sure who it is: call the number that is on file, never one from the request. If there is none, compare the ID with what is on file, or see the person with it.`,
    ],
    link: { label: 'Open the request', url: new URL(`/admin/recoveries/${id}`, env().APP_URL).href },
  }),
  example: { id: 'example', name: NAME },
});

type Warning = { name: string; secret: string; isAddressLost: boolean };

/** To the account's address, as soon as somebody asks. */
export const recoveryToldMail = recoveryMail<Warning>({
  kind: 'recovery.told',
  label: '“Somebody asks for access to your account”, to {who}',
  subject: 'Somebody asks for access to your account',
  template: ({ name, secret, isAddressLost }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      isAddressLost
        ? `Somebody told us that they cannot read mail at this address now. They want another address for your account with ${firm.name}.`
        : `Somebody told us that they have lost the phone for your account with ${firm.name}. They want to sign in without its code.`,
      'Nothing has been changed. A colleague first checks who is asking.',
      'If it was you, there is nothing to do. If not, open the page and press the button: that ends the request.',
    ],
    link: { label: 'This was not me', url: linkTo('/auth/lost/stop', secret) },
    closing: callUs(),
  }),
  example: { name: NAME, secret: 'example', isAddressLost: true },
});

/** To the address of an older request of the same person. Says nothing of an account. */
export const recoveryReplacedMail = recoveryMail<object>({
  kind: 'recovery.replaced',
  label: '“A newer request took the place of yours”, to {who}',
  subject: 'A newer request took the place of yours',
  template: () => ({
    greeting: 'Good day',
    paragraphs: [
      `You asked ${firm.name} for access to an account. Somebody with the same phone number has asked again, with another address. We work on the newer request, and the older one is over.`,
      'If you asked again yourself, there is nothing to do. If not, please call us.',
    ],
    closing: callUs(),
  }),
  example: {},
});

type Waiting = { name: string; newEmail: string | null; secret: string; needsSecond: boolean };

/** To the account's address and to the new one. */
export const recoveryWaitingMail = recoveryMail<Waiting>({
  kind: 'recovery.waiting',
  label: 'Warning of new access to an account, to {who}',
  subject: ({ newEmail }) =>
    newEmail ? 'Your account will get a new address' : 'Your two-step verification will be reset',
  template: ({ name, newEmail, secret, needsSecond }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      newEmail
        ? `Somebody told us that the address of your account with ${firm.name} is lost, and a colleague checked who they are. Your account will get the address ${newEmail}.`
        : `Somebody told us that the phone for your account with ${firm.name} is lost, and a colleague checked who they are. Its codes and passkeys will be removed.`,
      needsSecond
        ? 'We change it when a second colleague agrees.'
        : `We change it in ${RECOVERY_WAIT_TEXT}, or sooner if a second colleague agrees.`,
      'If it was you, there is nothing to do. If not, open the page and press the button: nothing is changed then.',
    ],
    link: { label: 'This was not me', url: linkTo('/auth/lost/stop', secret) },
    closing: callUs(),
  }),
  example: { name: NAME, newEmail: 'new@example.co.za', secret: 'example', needsSecond: false },
});

export const recoveryDoneMail = recoveryMail<{ name: string; secret: string }>({
  kind: 'recovery.done',
  label: '“Your account is open to you again”, to {who}',
  subject: 'Your account has this address now',
  template: ({ name, secret }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `Your account with ${firm.name} has this address from now on. All that was in it is there. The old password, codes and passkeys do not open it now.`,
      `Choose a new password, and sign in with it. The link works for ${hoursText(retention.resetLinkHours, 'an hour')}, and once; after that, its page mails you another. Then switch two-step verification on again.`,
    ],
    link: { label: 'Choose a new password', url: linkTo('/auth/reset', secret) },
    closing: callUs(),
  }),
  example: { name: NAME, secret: 'example' },
});

type Ended = { name: string | null; why: 'stopped' | 'cancelled' | 'expired'; at: Date };

const WHY: Record<Ended['why'], string> = {
  stopped: 'It was stopped by the link “This was not me” in our mail.',
  cancelled: 'We could not be sure that you own it.',
  expired: 'Too much time went by.',
};

/** To the address that was given, and to the account's if that was told before. */
export const recoveryEndedMail = recoveryMail<Ended>({
  kind: 'recovery.ended',
  label: '“Nothing was changed”, to {who}',
  subject: 'The access to your account was not changed',
  template: ({ name, why, at }) => ({
    greeting: name ? `Dear ${name}` : 'Good day',
    paragraphs: [
      `Somebody asked ${firm.name} to get into an account again. That ended on ${longMoment(at)}: nothing was changed. ${WHY[why]}`,
    ],
    closing: callUs(),
  }),
  example: { name: NAME, why: 'stopped', at: new Date('2026-11-25T09:00:00Z') },
});

type Raised = { id: string; name: string; isDone: boolean };

/** To the firm, and to who checked the request. */
export const recoveryRaisedMail = defineMail<Raised>({
  kind: 'recovery.raised',
  label: 'Notice to us that the access of {who} is questioned',
  headed: true,
  automatic: true,
  subject: ({ name, isDone }) =>
    isDone ? `The old address questions the access of ${name}` : `The request of ${name} was stopped`,
  template: ({ id, name, isDone }) => ({
    paragraphs: [
      `Somebody pressed “This was not me” in our mail about the request of ${name}.`,
      isDone
        ? 'The access was given already, so nothing was changed. Find out who owns the account: call the number that was on file before the request.'
        : 'The request has ended, and nothing was changed. Find out who sent it: somebody may be trying to get into another person’s account.',
    ],
    link: { label: 'Open the request', url: new URL(`/admin/recoveries/${id}`, env().APP_URL).href },
  }),
  example: { id: 'example', name: NAME, isDone: true },
});

export const recoveryQuestionedMail = recoveryMail<{ name: string }>({
  kind: 'recovery.questioned',
  label: '“The old address questions your access”, to {who}',
  subject: 'The old address of your account questions your access',
  template: ({ name }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      `Somebody at the old address of your account with ${firm.name} told us that they did not ask for this change of address.`,
      'Nothing was changed: the account is open to you as before. A colleague looks into it and may call you.',
    ],
    closing: callUs(),
  }),
  example: { name: NAME },
});

export const recoveryMails = [
  confirmRecoveryMail,
  recoveryAskedMail,
  recoveryToldMail,
  recoveryReplacedMail,
  recoveryWaitingMail,
  recoveryDoneMail,
  recoveryEndedMail,
  recoveryRaisedMail,
  recoveryQuestionedMail,
];

function recoveryMail<Input>(mail: Parameters<typeof defineMail<Input>>[0]): Mail<Input> {
  return defineMail({ headed: true, automatic: true, secret: true, ...mail });
}

function linkTo(path: string, secret: string): string {
  const url = new URL(path, env().APP_URL);
  url.searchParams.set('token', secret);
  return url.href;
}
