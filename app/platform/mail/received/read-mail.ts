import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { recipientsOf, replyToOf, senderCountOf, senderOf } from './addresses.ts';
import { beyondBounds, LONGEST_HEAD } from './bounds.ts';
import { calendarIn } from './calendar.ts';
import { withReadableHeaders } from './header-letters.ts';
import { kindOf } from './kind.ts';
import { charsetOf, decode, hintIn } from './letters.ts';
import { mailsWithin, type MailNode } from './mail-tree.ts';
import { OWN_MARK } from './own-mark.ts';
import { headerOf, partBytes } from './parts.ts';
import { foldQuotation } from './quotation.ts';
import { EMPTY_MAIL, type MailRead } from './received-mail.ts';
import { idsIn, referencesOf } from './references.ts';
import { textOf } from './text-parts.ts';
import { unpackTnef } from './tnef.ts';

export type Read = { mail: MailRead; bytes: Uint8Array[] };

const LONGEST_TEXT = 100_000;
const CUT = '\n\n[The mail is longer. Look into the whole mail.]';
const MOST_FILES = 50;
const MOST_FILE_BYTES = 60 * 1024 * 1024;
const MOST_PARTS = 20;
const MOST_RESULTS = 10;
const LONGEST_RESULT = 2_000;
const OPTIONS = {
  attachmentEncoding: 'arraybuffer',
  maxNestingDepth: 32,
  // Mails nested deeper than this are files.
  maxRfc822NestingDepth: 3,
  maxHeadersSize: 2 * LONGEST_HEAD,
} as const;
const REPORT = /^message\/(global-)?(delivery-status|disposition-notification)$/;

/** Unreadable parts are empty. For a mail that exceeds the bounds only the head is read. */
export async function readMail(raw: Buffer): Promise<Read> {
  if (beyondBounds(raw)) return readHead(raw);
  try {
    return await readWhole(raw);
  } catch {
    return readHead(raw);
  }
}

/** Its sender and subject; nothing if the head is broken or too long. */
export async function readHead(raw: Buffer): Promise<Read> {
  const start = raw.subarray(0, LONGEST_HEAD);
  const end = start.toString('latin1').search(/\r?\n\r?\n/);
  const head = end === -1 ? start : start.subarray(0, end);
  try {
    if (beyondBounds(head)) return { mail: { ...EMPTY_MAIL, mark: '', files: [], date: null }, bytes: [] };
    const { mail } = await readWhole(Buffer.concat([head, Buffer.from('\r\n\r\n')]));
    return { mail: { ...mail, kind: 'unreadable', text: '', words: '', quoted: '', parts: [] }, bytes: [] };
  } catch {
    return { mail: { ...EMPTY_MAIL, mark: '', files: [], date: null }, bytes: [] };
  }
}

async function readWhole(raw: Buffer): Promise<Read> {
  const hint = hintIn(raw.toString('latin1', 0, 64 * 1024));
  const readable = withReadableHeaders(raw, hint);
  const parser = new PostalMime(OPTIONS);
  const mail = await parser.parse(new Uint8Array(readable));
  const packed = unpack(mail);
  const within = mailsWithin(parser);
  const allText = textOf(parser, mail, readable) || packed.text;
  const calendar = calendarIn(mail.attachments);
  const { kind, isReturned } = kindOf(mail, allText, {
    isCalendarAnswer: calendar?.isAnswer ?? false,
    holdsMail: within.length > 0,
  });
  const text = textWith(calendar, allText);
  const files = filesIn(mail);
  const date = new Date(mail.date ?? '').getTime();
  return {
    mail: {
      kind,
      mark: headerOf(mail, OWN_MARK.toLowerCase())?.trim().slice(0, 200) ?? '',
      mailId: idsIn(headerOf(mail, 'message-id'))[0] ?? null,
      references: referencesOf(mail, isReturned ? allText : null, kind === 'personal' ? [] : within),
      from: senderOf(mail),
      senderCount: senderCountOf(mail),
      replyTo: replyToOf(mail),
      authenticationResults: authenticationResultsOf(mail),
      recipients: recipientsOf(mail),
      subject: oneLine(mail.subject ?? '').slice(0, 300),
      text,
      ...foldQuotation(text),
      parts: partsOf(mail),
      refusedEvent: calendar?.refusedEvent ?? null,
      files: files.map(({ bytes, ...file }) => ({ ...file, size: bytes.byteLength })),
      isMarkedAsSpam: /^\s*yes/i.test(headerOf(mail, 'x-spam-flag') ?? headerOf(mail, 'x-spam-status') ?? ''),
      date: Number.isNaN(date) ? null : date,
    },
    bytes: files.map(({ bytes }) => bytes),
  };
}

/** Outlook's package is replaced by the files in it. */
function unpack(mail: Email): { text: string } {
  let text = '';
  mail.attachments = mail.attachments.flatMap((part): Attachment | Attachment[] => {
    const isPackage =
      /^application\/(vnd\.)?ms-tnef$/.test(part.mimeType) || /^winmail\.dat$/i.test(part.filename ?? '');
    const unpacked = isPackage ? unpackTnef(partBytes(part)) : null;
    text ||= unpacked?.text ?? '';
    if (!unpacked || unpacked.files.length === 0) return part;
    return unpacked.files.map(({ name, bytes }) => ({
      filename: name,
      mimeType: 'application/octet-stream',
      disposition: 'attachment' as const,
      content: bytes,
    }));
  });
  return { text };
}

type Calendar = ReturnType<typeof calendarIn>;

/** A calendar's answer comes first: mail programs show it, and often write nothing else. */
function textWith(calendar: Calendar, allText: string): string {
  const own = shortened(paragraphs(allText));
  if (!calendar?.text || (own && !calendar.isAnswer)) return own;
  return [paragraphs(calendar.text), own].filter(Boolean).join('\n\n');
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : text.slice(0, LONGEST_TEXT - CUT.length) + CUT;
}

/** Two senders prove nothing: it is not known which of them was checked. */
function authenticationResultsOf({ headers }: Email): string[] {
  if (headers.filter(({ key }) => key === 'from').length > 1) return [];
  return headers
    .filter(({ key }) => key === 'authentication-results')
    .slice(0, MOST_RESULTS)
    .map(({ value }) => oneLine(value).slice(0, LONGEST_RESULT));
}

function partsOf(mail: Email): string[] {
  const parts = mail.attachments.slice(0, MOST_PARTS).map(({ filename, mimeType }) => {
    const name = oneLine(filename ?? '').slice(-120);
    return name ? `${name} (${mimeType})` : mimeType;
  });
  return parts.length > 0
    ? parts
    : [oneLine(headerOf(mail, 'content-type')?.split(';')[0] ?? 'text/plain').slice(0, 100)];
}

/** A picture within the text is a file too: it may be what the client wants to show. */
function filesIn({ attachments }: Email) {
  let left = MOST_FILE_BYTES;
  return attachments
    .filter(({ mimeType }) => !REPORT.test(mimeType))
    .map(fileOf)
    .filter(({ bytes }) => bytes.byteLength > 0 && (left -= bytes.byteLength) >= 0)
    .slice(0, MOST_FILES);
}

function fileOf(part: Attachment, index: number) {
  const name = oneLine(part.filename ?? '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .slice(-120);
  return { name: name || `file-${index + 1}`, type: part.mimeType.slice(0, 200), bytes: partBytes(part) };
}

// The parser decodes each text part as its header says; this looks at the bytes first.
const { prototype } = (
  new PostalMime() as unknown as { root: { constructor: { prototype: { getTextContent(): string } } } }
).root.constructor;
const { getTextContent } = prototype;
prototype.getTextContent = function (this: MailNode) {
  const { params } = this.contentType.parsed;
  if (this.content) {
    const bytes = new Uint8Array(this.content);
    const start = decode(bytes.subarray(0, 4_000), 'latin1');
    params.charset = charsetOf(bytes, params.charset, hintIn(start));
  }
  return getTextContent.call(this);
};
