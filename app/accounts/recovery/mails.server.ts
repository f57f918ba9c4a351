import { hoursText, retention } from '#content/retention.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { defineMail, type Mail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { linkTo } from '#app/accounts/core/mails.server.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import { RECOVERY_WAIT_TEXT } from './states.ts';

const NAME = 'Thandi Nkosi';

/** Without a name or a word about an account: the address may be a stranger's. */
export const confirmRecoveryMail = recoveryMail<{ secret: string }>({
  kind: 'recovery.confirm',
  label: 'Link to confirm a request for access, to {who}',
  words: wordsOf('recovery.confirm')(() => ({ hours: hoursText(retention.confirmLinkHours) })),
  beside: ({ secret }) => ({ url: linkTo('/auth/lost/confirm', secret) }),
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
    link: { label: 'Open the request', url: siteUrl(`/admin/recoveries/${id}`) },
  }),
  example: { id: 'example', name: NAME },
});

type Warning = { name: string; secret: string; isAddressLost: boolean };

export const recoveryToldMail = recoveryMail<Warning>({
  kind: 'recovery.told',
  label: '“Somebody asks for access to your account”, to {who}',
  words: wordsOf('recovery.told')(({ name, isAddressLost }: Warning) => ({
    client: name,
    news: { line: isAddressLost ? 'address' : 'phone' },
  })),
  beside: ({ secret }) => ({ url: linkTo('/auth/lost/stop', secret) }),
  example: { name: NAME, secret: 'example', isAddressLost: true },
});

/** To the address of an older request of the same person. Says nothing of an account. */
export const recoveryReplacedMail = recoveryMail<object>({
  kind: 'recovery.replaced',
  label: '“A newer request took the place of yours”, to {who}',
  words: wordsOf('recovery.replaced')(() => ({})),
  example: {},
});

type Waiting = { name: string; newEmail: string | null; secret: string; needsSecond: boolean };

export const recoveryWaitingMail = recoveryMail<Waiting>({
  kind: 'recovery.waiting',
  label: 'Warning of new access to an account, to {who}',
  words: wordsOf('recovery.waiting')(({ name, newEmail, needsSecond }: Waiting) => ({
    client: name,
    what: { line: newEmail ? 'subjectAddress' : 'subjectPhone' },
    news: { line: newEmail ? 'address' : 'phone' },
    when: { line: needsSecond ? 'second' : 'wait' },
    address: newEmail ?? '',
    hours: RECOVERY_WAIT_TEXT,
  })),
  beside: ({ secret }) => ({ url: linkTo('/auth/lost/stop', secret) }),
  example: { name: NAME, newEmail: 'new@example.co.za', secret: 'example', needsSecond: false },
});

export const recoveryDoneMail = recoveryMail<{ name: string; secret: string }>({
  kind: 'recovery.done',
  label: '“Your account is open to you again”, to {who}',
  words: wordsOf('recovery.done')(({ name }: { name: string }) => ({
    client: name,
    hours: hoursText(retention.resetLinkHours, 'an hour'),
  })),
  beside: ({ secret }) => ({ url: linkTo('/auth/reset', secret) }),
  example: { name: NAME, secret: 'example' },
});

type Ended = { name: string | null; why: 'stopped' | 'cancelled' | 'expired'; at: Date };

/** To the given address; to the account's address if that was told before. */
export const recoveryEndedMail = recoveryMail<Ended>({
  kind: 'recovery.ended',
  label: '“Nothing was changed”, to {who}',
  words: wordsOf('recovery.ended')(({ name, why, at }: Ended) => ({
    greeting: { line: name ? 'named' : 'unnamed' },
    client: name ?? '',
    time: longMoment(at),
    why: { line: why },
  })),
  example: {
    name: NAME,
    why: 'stopped',
    get at() {
      return new Date();
    },
  },
});

type Raised = { id: string; name: string; isDone: boolean };

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
    link: { label: 'Open the request', url: siteUrl(`/admin/recoveries/${id}`) },
  }),
  example: { id: 'example', name: NAME, isDone: true },
});

export const recoveryQuestionedMail = recoveryMail<{ name: string }>({
  kind: 'recovery.questioned',
  label: '“The old address questions your access”, to {who}',
  words: wordsOf('recovery.questioned')(({ name }: { name: string }) => ({ client: name })),
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
