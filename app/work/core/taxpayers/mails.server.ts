import { firm } from '#app/platform/content/firm.ts';
import { retention } from '#content/retention.ts';
import { env } from '#app/platform/env/env.server.ts';
import { andMore } from '../engagements/works-text.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';

type Invitation = {
  taxpayerId: string;
  taxpayer: string;
  isSelf: boolean;
  /** The reader also gets our mails about the work, which open it with a code. */
  isWrittenTo: boolean;
  inviter: string;
  secret: string;
};

/** `earlier`: to whom the person was invited by mails before, and has not answered yet. */
type Invited = { invitations: readonly [Invitation, ...Invitation[]]; earlier: readonly string[] };

const AND = new Intl.ListFormat('en-ZA', { type: 'conjunction' });

type Opened = { taxpayerId: string; taxpayer: string; who: string; until: string };

export type Joined = {
  taxpayerId: string;
  taxpayer: string;
  name: string;
  who: string;
  role: 'owner' | 'contributor';
  /** An invitation, or the confirmed address that we write to about the taxpayer. */
  by: 'invitation' | 'address';
};

type Claimed = { taxpayerId: string; taxpayer: string; who: string; address: string };

/** To each owner, even if another owner or staff sent the invitation. */
export const joinedMail = defineMail<Joined>({
  kind: 'taxpayers.joined',
  label: 'Notice of a new member to {who}',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  headed: true,
  words: wordsOf('taxpayers.joined')(({ name, who, taxpayer, role, by }: Joined) => ({
    client: name,
    taxpayer,
    who,
    how: { line: by },
    role: { line: role },
  })),
  beside: ({ taxpayerId }) => ({ url: new URL(`/account/taxpayers/${taxpayerId}`, env().APP_URL).href }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    name: 'Thandi Nkosi',
    who: 'Sipho Dlamini',
    role: 'contributor',
    by: 'invitation',
  },
});

/** To the colleague who looks after it, or to the firm. */
export const claimedMail = defineMail<Claimed>({
  kind: 'taxpayers.claimed',
  label: 'Notice that {who} acts for a taxpayer by its own address',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  subject: ({ who, taxpayer }) => `${who} has an account for ${taxpayer} now`,
  template: ({ taxpayerId, taxpayer, who, address }) => ({
    paragraphs: [
      `${who} confirmed ${address}, the address that we write to about ${taxpayer}, and is an owner of it now.`,
      'If the address is wrong, change it and remove the member on the page below.',
    ],
    link: { label: 'See who may act', url: new URL(`/admin/taxpayers/${taxpayerId}`, env().APP_URL).href },
  }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    who: 'Thandi Nkosi',
    address: 'thandi@example.org',
  },
});

type Moved = { taxpayerId: string; taxpayer: string; isOld: boolean };

/** To the old and to the new address, when a colleague changes it. */
export const addressMail = defineMail<Moved>({
  kind: 'taxpayers.address',
  label: 'Notice of another address to {who}',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  headed: true,
  subject: ({ taxpayer, isOld }) =>
    isOld
      ? `We no longer write to this address about ${taxpayer}`
      : `We write to this address about ${taxpayer} now`,
  template: ({ taxpayer, isOld }) => ({
    paragraphs: isOld
      ? [
          `We changed the address that we write to about ${taxpayer}. Links in our mails to this one no longer open the work.`,
          'Whoever has it in an account opens it there, as before.',
        ]
      : [
          `We changed the address that we write to about ${taxpayer} to this one.`,
          'On our page you have links to the work mailed to you; you need no account.',
        ],
    ...(!isOld && { link: { label: 'Mail me the links', url: new URL('/auth/link', env().APP_URL).href } }),
    closing: `If you did not ask for it, call ${firm.phone} now.`,
  }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    isOld: true,
  },
});

/** Those that wait for one address are joined. */
export const taxpayerInvitationMail = defineMail<Invited>({
  kind: 'taxpayers.invitation',
  label: 'Invitation of {who} to act for a taxpayer',
  about: ({ invitations: [{ taxpayerId }] }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  secret: true,
  headed: true,
  subject: ({ invitations: [{ taxpayer, isSelf }, ...others], earlier }) => {
    const to = isSelf ? `your work with ${firm.name}` : `act for ${taxpayer}`;
    return `You are invited to ${andMore(to, others.length + earlier.length)}`;
  },
  template: ({ invitations, earlier }) => ({
    paragraphs: [
      `Press ${invitations.length > 1 ? 'a' : 'the'} button below, and sign in or create an account with this address: then you accept${invitations.length > 1 ? ', all on one page' : ''}. A link works once, for ${retention.invitationDays} days.`,
      ...(earlier.length > 0
        ? [`Our invitation to act for ${AND.format(earlier)} is open too: the same page accepts all.`]
        : []),
    ],
    sections: invitations.map(({ taxpayer, isSelf, isWrittenTo, inviter, secret }) => ({
      heading: taxpayer,
      lines: [
        isSelf
          ? `${inviter} invites you to your own place with ${firm.name}: there you see our work for you, and send us papers.`
          : `${inviter} invites you to act for ${taxpayer} with ${firm.name}: you see our work, and send papers together.`,
        ...(isWrittenTo
          ? ['Until then our other mails open the work as before: with a code, without an account.']
          : []),
      ],
      link: {
        label: invitations.length > 1 ? `See the invitation: ${taxpayer}` : 'See the invitation',
        url: joinUrl(secret),
      },
    })),
    closing: 'If you do not know who this is, do nothing: nobody sees anything of yours.',
  }),
  example: {
    invitations: [
      {
        taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
        taxpayer: 'Kgosi Plumbing',
        isSelf: false,
        isWrittenTo: false,
        inviter: 'Thandi Nkosi',
        secret: 'example',
      },
    ],
    earlier: ['Karoo Wool'],
  },
});

/** To the colleague who looks after it. The reason is on the page: a mail has no contents. */
export const fileOpenedMail = defineMail<Opened>({
  kind: 'taxpayers.opened',
  label: 'Notice of an opened file to {who}',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  subject: ({ who, taxpayer }) => `${who} opened the file of ${taxpayer}`,
  template: ({ taxpayerId, taxpayer, who, until }) => ({
    paragraphs: [
      `You look after ${taxpayer}. ${who} opened the file, and sees and changes its work until ${until}.`,
      'The page below has the reason. It is in the audit too.',
    ],
    link: {
      label: 'See the file at the desk',
      url: new URL(`/admin/taxpayers/${taxpayerId}`, env().APP_URL).href,
    },
  }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    who: 'Sipho Dlamini',
    until: '26 November 2026, 09:30',
  },
});

function joinUrl(secret: string): string {
  return new URL(`/account/taxpayers/join?token=${secret}`, env().APP_URL).href;
}
