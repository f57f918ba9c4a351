import { convert } from 'html-to-text';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { oneLine, paragraphs } from '#app/text.ts';
import { hasOwnMark, OWN_MARK } from './own-mark.server.ts';
import { foldQuotation } from './quotation.ts';

export type ReceivedFile = { name: string; type: string; bytes: Uint8Array };

/**
 * `automatic`: no person wrote it (RFC 3834), also the answer of a calendar to an invitation. `receipt`: a mail of ours was
 * shown to its recipient (RFC 8098). `returned`: it could not be delivered (RFC 3464).
 */
export type ReceivedKind = 'personal' | 'automatic' | 'receipt' | 'returned' | 'own';

export type Mailbox = { name: string; address: string };

export type ReceivedMail = {
  kind: ReceivedKind;
  messageId: string | null;
  /** Oldest first, without repeats; of a returned mail also the ids in the report. */
  references: readonly string[];
  from: Mailbox;
  /** Where its sender wants answers, when that is another address. Anybody can write anything there. */
  replyTo: Mailbox | null;
  /** The values of its Authentication-Results headers, the newest first. Only those of the firm's own mail server prove anything. */
  authenticationResults: readonly string[];
  /** Lower case. */
  recipients: readonly string[];
  subject: string;
  /** All of it: `words` and `quoted` together. */
  text: string;
  /** What its sender wrote, and what stands below it of earlier mails. */
  words: string;
  quoted: string;
  files: readonly ReceivedFile[];
  isMarkedAsSpam: boolean;
  date: Date | null;
};

const LONGEST_TEXT = 100_000;
const MOST_FILES = 50;
const MOST_REFERENCES = 100;
const MOST_RESULTS = 10;
const LONGEST_RESULT = 2_000;
const ID = /<[^<>\s]{3,298}>/g;

/** `raw` is a whole mail. What cannot be read in it is empty; throws only for what is no mail at all. */
export async function parseReceived(raw: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 32 });
  const headers = new Map(mail.headers.toReversed().map(({ key, value }) => [key, value]));
  const messageId = idsIn(mail.messageId)[0] ?? null;
  const text = paragraphs(textOf(mail)).slice(0, LONGEST_TEXT);
  return {
    kind: kindOf(mail, headers, messageId),
    messageId,
    references: referencesOf(mail),
    from: senderOf(mail),
    replyTo: replyToOf(mail),
    authenticationResults: authenticationResultsOf(mail),
    recipients: recipientsOf(mail, headers),
    subject: oneLine(mail.subject ?? '').slice(0, 300),
    text,
    ...foldQuotation(text),
    files: mail.attachments.filter(isFile).slice(0, MOST_FILES).map(fileOf),
    isMarkedAsSpam: /^\s*yes/i.test(headers.get('x-spam-flag') ?? headers.get('x-spam-status') ?? ''),
    date: dateOf(mail.date),
  };
}

type Headers = ReadonlyMap<string, string>;

function kindOf(mail: Email, headers: Headers, messageId: string | null): ReceivedKind {
  if (messageId && hasOwnMark(messageId, headers.get(OWN_MARK.toLowerCase()))) return 'own';
  if (isReport(mail, headers)) return 'returned';
  if (isReceipt(mail, headers)) return 'receipt';
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase();
  const isAutomatic =
    (submitted !== undefined && !submitted.startsWith('no')) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    /^(bulk|junk|auto_reply)$/i.test(headers.get('precedence')?.trim() ?? '') ||
    // A calendar program's "accepted" to an invitation of ours.
    mail.attachments.some(({ mimeType, method }) => mimeType === 'text/calendar' && method === 'REPLY');
  return isAutomatic ? 'automatic' : 'personal';
}

function isReport(mail: Email, headers: Headers): boolean {
  return (
    /^multipart\/report\b/i.test(headers.get('content-type') ?? '') &&
    mail.attachments.some(({ mimeType }) => mimeType === 'message/delivery-status')
  );
}

function isReceipt(mail: Email, headers: Headers): boolean {
  return (
    /^multipart\/report\b/i.test(headers.get('content-type') ?? '') &&
    mail.attachments.some(({ mimeType }) => mimeType === 'message/disposition-notification')
  );
}

function referencesOf(mail: Email): string[] {
  const named = [...idsIn(mail.references), ...idsIn(mail.inReplyTo)];
  const reported = mail.attachments
    .filter(({ mimeType }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(mimeType))
    .flatMap(({ content }) => idsIn(/^message-id:.*$/im.exec(textOfContent(content).slice(0, 20_000))?.[0]));
  return [...new Set([...named, ...reported])].slice(-MOST_REFERENCES);
}

function idsIn(header: string | undefined): string[] {
  return header?.match(ID) ?? [];
}

function senderOf({ from }: Email): Mailbox {
  const [first] = mailboxesIn(from ? [from] : []);
  return first ?? { name: '', address: '' };
}

function replyToOf(mail: Email): Mailbox | null {
  const [first] = mailboxesIn(mail.replyTo ?? []);
  const isElsewhere = first && first.address.toLowerCase() !== senderOf(mail).address.toLowerCase();
  return isElsewhere && first.address ? first : null;
}

function authenticationResultsOf({ headers }: Email): string[] {
  return headers
    .filter(({ key }) => key === 'authentication-results')
    .slice(0, MOST_RESULTS)
    .map(({ value }) => oneLine(value).slice(0, LONGEST_RESULT));
}

function recipientsOf(mail: Email, headers: Headers): string[] {
  const named = mailboxesIn([...(mail.to ?? []), ...(mail.cc ?? [])]).map(({ address }) => address);
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headers.get(name)?.trim());
  return [...new Set([...named, ...delivered].filter((address) => address !== undefined))].map((address) =>
    address.toLowerCase(),
  );
}

function mailboxesIn(addresses: readonly Address[]): Mailbox[] {
  return addresses
    .flatMap((one) => (one.group ? one.group : [one]))
    .map(({ name, address = '' }) => ({
      name: oneLine(name).slice(0, 100),
      address: oneLine(address).slice(0, 255),
    }));
}

function textOf({ text, html }: Email): string {
  if (text?.trim()) return text;
  if (!html) return '';
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 1_000_000, maxDepth: 100 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'blockquote', options: { trimEmptyLines: true } },
    ],
  });
}

/** A picture within the text is a file too: it may be what the client wants to show. */
function isFile({ mimeType, content }: Attachment): boolean {
  return !/^message\/(delivery-status|disposition-notification)$/.test(mimeType) && sizeOf(content) > 0;
}

function fileOf({ filename, mimeType, content }: Attachment, index: number): ReceivedFile {
  const name = oneLine(filename ?? '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .slice(-120);
  return { name: name || `file-${index + 1}`, type: mimeType, bytes: bytesOf(content) };
}

function bytesOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function sizeOf(content: Attachment['content']): number {
  return typeof content === 'string' ? content.length : content.byteLength;
}

function textOfContent(content: Attachment['content']): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
