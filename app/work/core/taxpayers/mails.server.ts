import { firm } from '#app/platform/content/firm.ts';
import { retention } from '#content/retention.ts';
import { andMore } from '../engagements/works-text.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { DAY, longMoment } from '#app/platform/core/time.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';

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
  beside: ({ taxpayerId }) => ({ url: siteUrl(`/account/taxpayers/${taxpayerId}`) }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    name: 'Thandi Nkosi',
    who: 'Sipho Dlamini',
    role: 'contributor',
    by: 'invitation',
  },
});

type Moved = { taxpayerId: string; taxpayer: string; isOld: boolean };

export const addressMail = defineMail<Moved>({
  kind: 'taxpayers.address',
  label: 'Notice of another e-mail address to {who}',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  headed: true,
  words: wordsOf('taxpayers.address')(({ taxpayer, isOld }: Moved) => ({
    taxpayer,
    news: { line: isOld ? 'old' : 'new' },
    next: { line: isOld ? 'afterOld' : 'afterNew' },
    what: { line: isOld ? 'subjectOld' : 'subjectNew' },
  })),
  beside: ({ isOld }) => (isOld ? {} : { url: siteUrl('/auth/link') }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    isOld: true,
  },
});

/** Those that wait for one address are joined. */
export const taxpayerInvitationMail = defineMail<Invited>({
  kind: 'taxpayers.invitation',
  label: 'Invitation of {who} to act for a client',
  about: ({ invitations: [{ taxpayerId }] }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  secret: true,
  headed: true,
  words: wordsOf('taxpayers.invitation')(({ invitations, earlier }: Invited) => {
    const [{ taxpayer, isSelf }, ...others] = invitations;
    const to = isSelf ? `your work with ${firm.name}` : `act for ${taxpayer}`;
    return {
      to: andMore(to, others.length + earlier.length),
      press: { line: others.length > 0 ? 'several' : 'one' },
      earlier: earlier.length > 0 ? { line: 'before' } : '',
      names: AND.format(earlier),
      days: `${retention.invitationDays} days`,
    };
  }),
  beside: ({ invitations }) => ({
    sections: invitations.map(({ taxpayer, isSelf, isWrittenTo, inviter, secret }) => ({
      heading: taxpayer,
      lines: [
        isSelf
          ? `${inviter} invites you to your own place with ${firm.name}: there you see our work for you, and send us papers.`
          : `${inviter} invites you to act for ${taxpayer} with ${firm.name}: you see our work, and send papers together.`,
        ...(isWrittenTo
          ? ['Until you accept it, our other mails open the work with a code, without an account.']
          : []),
      ],
      link: {
        label: invitations.length > 1 ? `See the invitation: ${taxpayer}` : 'See the invitation',
        url: joinUrl(secret),
      },
    })),
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
  words: wordsOf('taxpayers.opened')(({ who, taxpayer, until }: Opened) => ({ who, taxpayer, until })),
  beside: ({ taxpayerId }) => ({ url: deskUrl(taxpayerId) }),
  example: {
    taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000',
    taxpayer: 'Nkosi Bakery (Pty) Ltd',
    who: 'Sipho Dlamini',
    get until() {
      return longMoment(new Date(Date.now() + DAY));
    },
  },
});

function deskUrl(taxpayerId: string): string {
  return siteUrl(`/admin/taxpayers/${taxpayerId}`);
}

function joinUrl(secret: string): string {
  return siteUrl(`/account/taxpayers/join?token=${secret}`);
}
