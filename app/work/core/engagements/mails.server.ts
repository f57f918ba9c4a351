import { firm } from '#content/firm.ts';
import { retention } from '#content/retention.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { linkToRequest } from './links.server.ts';

/** What is new for the client. */
export type ClientOccasion =
  'requested' | 'returned' | 'message' | 'delivered' | 'proposal' | 'state' | 'unsafe';

export type FirmOccasion = 'message' | 'complete' | 'accepted' | 'declined' | 'unsafe';

const EXAMPLE_ID = '1a2b3c4d-0000-4000-8000-000000000000';

type ToClient = {
  engagementId: string;
  email: string;
  name: string;
  occasion: ClientOccasion;
  secret: string;
};
type ToFirm = { engagementId: string; occasion: FirmOccasion };

const FOR_CLIENT: Record<ClientOccasion, { subject: string; text: string }> = {
  requested: { subject: 'We need something from you', text: 'We need a few things from you to begin.' },
  returned: {
    subject: 'Please look at something once more',
    text: 'Something that you sent needs another look from you. The page says what, and why.',
  },
  message: { subject: 'A message for you', text: 'There is a message for you.' },
  delivered: { subject: 'A document for you', text: 'There is a document for you.' },
  proposal: {
    subject: 'A proposal for you',
    text: `There is a proposal for you. Read it in peace: it stays open for ${retention.proposalOpenDays} days.`,
  },
  state: { subject: 'News of our work for you', text: 'Our work for you has moved on.' },
  unsafe: { subject: 'A file has a virus', text: 'Our virus scanner stopped a file. Nobody can open it.' },
};

const FOR_FIRM: Record<FirmOccasion, { subject: string; text: string }> = {
  message: { subject: 'A client wrote', text: 'A client wrote a message.' },
  complete: {
    subject: 'A client’s list is complete',
    text: 'A client answered the last open item of a list.',
  },
  accepted: { subject: 'A proposal was accepted', text: 'A client accepted a proposal.' },
  declined: { subject: 'A proposal was declined', text: 'A client declined a proposal.' },
  unsafe: { subject: 'A file has a virus', text: 'The virus scanner stopped a file. Nobody can open it.' },
};

const about = ({ engagementId }: { engagementId: string }) => ({ entity: 'engagement', id: engagementId });

/** Says that there is news, never what: others may read the mailbox. */
export const clientNewsMail = defineMail<ToClient>({
  kind: 'engagements.client',
  label: 'News of our work to {who}',
  about,
  automatic: true,
  secret: true,
  headed: true,
  headers: ({ engagementId: id, email: recipient }) => ({
    replyTo: replyAddress({ kind: 'engagement', id, recipient }),
  }),
  subject: ({ occasion }) => `${FOR_CLIENT[occasion].subject}: ${firm.name}`,
  template: ({ name, occasion, secret }) => ({
    greeting: `Dear ${name}`,
    paragraphs: [
      FOR_CLIENT[occasion].text,
      'For your safety the mail does not say more. The button opens a page of ours; without an account we send a code to this address first.',
    ],
    link: { label: 'Open it', url: linkToRequest(secret) },
    closing: `If you do not know what this is about, call ${firm.phone}.`,
  }),
  example: {
    engagementId: EXAMPLE_ID,
    email: 'thandi@example.co.za',
    name: 'Thandi Nkosi',
    occasion: 'requested',
    secret: 'example',
  },
});

/** To the colleague who looks after it, or to the firm. */
export const firmNewsMail = defineMail<ToFirm>({
  kind: 'engagements.firm',
  label: 'Notice of our work to {who}',
  about,
  automatic: true,
  subject: ({ occasion }) => FOR_FIRM[occasion].subject,
  template: ({ engagementId, occasion }) => ({
    paragraphs: [FOR_FIRM[occasion].text],
    link: { label: 'Open it at the desk', url: new URL(`/admin/work/${engagementId}`, env().APP_URL).href },
  }),
  example: { engagementId: EXAMPLE_ID, occasion: 'message' },
});
