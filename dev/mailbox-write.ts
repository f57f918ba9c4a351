import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Message, MailboxStore } from './mailbox-store.ts';

/** Lets the site believe this mail server about the sender. */
export const AUTHSERV_ID = 'mailbox.localhost';

export type Draft = { from: string; to: string; subject: string; answers: string };

/** An answer of `message`'s recipient; without one, a new mail to the firm. */
export function draftOf(message: Message | undefined, firm: string): Draft {
  if (!message) return { from: 'client@example.org', to: firm, subject: '', answers: '' };
  const { headers, subject, messageId } = message;
  const to = headers['reply-to'] ?? headers.from ?? message.from;
  return {
    from: message.to.split(', ')[0] ?? '',
    to,
    subject: subject.startsWith('Re: ') ? subject : `Re: ${subject}`,
    answers: messageId,
  };
}

/** Stores what the page's form sent, as a mail server would receive it. */
export async function receiveWritten(request: IncomingMessage, inbox: MailboxStore): Promise<void> {
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const form = await new Response(body, {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  }).formData();
  const textOf = (name: string) => String(form.get(name) ?? '').trim();
  const [from, to, answers] = ['from', 'to', 'answers'].map(textOf);
  const files = form.getAll('file').filter((file) => file instanceof File && file.size > 0) as File[];
  const attachments = files.map(async (file) => ({
    filename: file.name,
    contentType: file.type,
    content: Buffer.from(await file.arrayBuffer()),
  }));
  const domain = /@([^\s@>]+)>?$/.exec(from ?? '')?.[1] ?? '';
  const mail = new MailComposer({
    from,
    to,
    subject: textOf('subject'),
    text: textOf('text'),
    attachments: await Promise.all(attachments),
    headers: { 'Authentication-Results': `${AUTHSERV_ID}; dmarc=pass header.from=${domain}` },
    ...(answers && { inReplyTo: answers, references: answers }),
  });
  await inbox.add(from ?? '', [to ?? ''], await mail.compile().build());
}
