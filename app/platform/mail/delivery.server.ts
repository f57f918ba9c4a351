import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { env } from '#app/platform/env/env.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { ownMark } from './received/own-mark.server.ts';
import { OWN_MARK } from './received/own-mark.ts';
import { sender } from './firm-addresses.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { requireSafeHeaders, type QueuedMail } from './outgoing.ts';
import { detailOf } from '#app/platform/core/own-error.ts';

/** `failed` is tried again; `refused` is final. */
export type Delivery = { outcome: 'sent' | 'failed' | 'refused'; reason: string };

type Transport = ReturnType<typeof openTransport>;

/** Never throws; `reason` contains no address and may be logged. */
export async function deliver(mail: QueuedMail, transport = mailTransport()): Promise<Delivery> {
  try {
    requireSafeHeaders(mail);
    await transport.sendMail({
      from: sender(),
      to: mail.to,
      replyTo: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      inReplyTo: mail.inReplyTo,
      references: mail.references?.length ? [...mail.references] : mail.inReplyTo,
      date: mail.date,
      attachments: mail.files?.map(({ key, name, type }) => ({
        filename: name,
        contentType: type,
        content: Readable.from(bytesOf(key)),
      })),
      icalEvent: mail.invitation && {
        method: mail.invitation.method,
        filename: 'invitation.ics',
        content: mail.invitation.file,
      },
      headers: {
        [OWN_MARK]: ownMark(mail.messageId),
        ...(mail.automatic && { 'Auto-Submitted': 'auto-generated' }),
        ...(mail.unsubscribe && {
          'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribe}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    return { outcome: 'sent', reason: '' };
  } catch (error) {
    return failure(error);
  }
}

/** Read while the mail is being sent, never whole in memory. */
async function* bytesOf(key: string): AsyncGenerator<Uint8Array> {
  const file = await storage().open(key);
  if (!file) throw ownError('A file of a mail is not in the storage.');
  yield* file.chunks;
}

function openTransport(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function closeTransport(): void {
  shared().transport?.close();
  shared().transport = undefined;
}

function mailTransport(): Transport {
  return (shared().transport ??= openTransport(env().SMTP_URL));
}

function shared(): { transport?: Transport } {
  return singleton<{ transport?: Transport }>('mail', () => ({}));
}

function failure(error: unknown): Delivery {
  const [code, responseCode] = [detailOf(error, 'code'), detailOf(error, 'responseCode')];
  const reason = [code, responseCode].filter(Boolean).join(' ') || 'unknown';
  // A 5xx for this recipient or message is final; one at sign-in is our mistake and will be fixed.
  const final = (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode ?? 0) >= 500;
  return { outcome: final ? 'refused' : 'failed', reason };
}
