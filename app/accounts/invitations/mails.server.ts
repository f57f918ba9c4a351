import { firm } from '#app/platform/content/firm.ts';
import { retention } from '#content/retention.ts';
import { ADMINISTRATOR, ROLES, type Role } from '#app/accounts/core/roles.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { linkTo } from '#app/accounts/core/mails.server.ts';

type Input = { inviter: string; role: Role; secret: string };

export const invitationMail = defineMail<Input>({
  kind: 'invitations.invitation',
  label: 'Invitation to {who}',
  subject: ({ inviter }) => `${inviter} invites you to the desk of ${firm.name}`,
  headed: true,
  automatic: true,
  secret: true,
  template: ({ inviter, role, secret }) => ({
    greeting: 'Good day',
    paragraphs: [
      `${inviter} invites you to work at the desk of the website of ${firm.name}, as ${ROLES[role].as}.`,
      'Open the link and choose your name and password. If you have an account with this address, sign in and accept.',
    ],
    link: { label: 'Accept the invitation', url: linkTo('/auth/invitation', secret) },
    closing: `The link works for ${retention.invitationDays} days, once. If you do not know ${inviter}, you need not do anything.`,
  }),
  example: { inviter: 'Thandi Nkosi', role: ADMINISTRATOR, secret: 'example' },
});
