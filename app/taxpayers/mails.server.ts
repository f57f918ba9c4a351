import { firm } from '#content/firm.ts';
import { retention } from '#content/retention.ts';
import { env } from '#app/env.server.ts';
import { defineMail } from '#app/mail/define-mail.ts';

type Invited = { taxpayerId: string; inviter: string; secret: string };

/** Does not name the taxpayer: the address may be another person's. */
export const taxpayerInvitationMail = defineMail<Invited>({
  kind: 'taxpayers.invitation',
  label: 'Invitation of {who} to act for a taxpayer',
  about: ({ taxpayerId }) => ({ entity: 'taxpayer', id: taxpayerId }),
  automatic: true,
  secret: true,
  headed: true,
  subject: `You are invited to the client room of ${firm.name}`,
  template: ({ inviter, secret }) => ({
    paragraphs: [
      `${inviter} invites you to see and send papers together in the client room of ${firm.name}.`,
      `Open the link to see what it is about, with an account of your own. It works once, for ${retention.invitationDays} days.`,
    ],
    link: { label: 'See the invitation', url: joinUrl(secret) },
    closing: 'If you do not know who this is, do nothing: nobody sees anything of yours.',
  }),
  example: { taxpayerId: '1a2b3c4d-0000-4000-8000-000000000000', inviter: 'Thandi Nkosi', secret: 'example' },
});

function joinUrl(secret: string): string {
  return new URL(`/account/taxpayers/join?token=${secret}`, env().APP_URL).href;
}
