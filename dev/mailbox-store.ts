import { chmodSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attachment } from 'postal-mime';
import PostalMime from 'postal-mime';

export type Message = {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
  messageId: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; size: number }[];
};

type Delivery = { id: string; from: string; to: string[]; date: string; raw: string };
type Stored = { message: Message; source: Buffer; files: Attachment[] };

export type MailboxStore = {
  list(to?: string | null): Message[];
  find(id: string): Stored | null;
  /** On disk before the promise resolves, when the store has a folder. */
  add(from: string, to: string[], source: Buffer): Promise<void>;
  clear(): void;
};

export async function openMailboxStore(folder?: string): Promise<MailboxStore> {
  if (folder) closeToOthers(folder);
  const stored = await Promise.all((folder ? readDeliveries(folder) : []).map(parse));
  let last = Math.max(0, ...stored.map(({ message }) => Number(message.id)));
  return {
    list(to) {
      const newestFirst = stored.map(({ message }) => message).toReversed();
      return to ? newestFirst.filter((message) => isSentTo(message, to)) : newestFirst;
    },
    find: (id) => stored.find(({ message }) => message.id === id) ?? null,
    async add(from, to, source) {
      last += 1;
      const raw = source.toString('base64');
      const delivery = { id: String(last), from, to, date: new Date().toISOString(), raw };
      const parsed = await parse(delivery);
      if (folder) writeDelivery(folder, delivery);
      stored.push(parsed);
    },
    clear() {
      for (const { message } of stored.splice(0)) {
        if (folder) rmSync(join(folder, fileName(message.id)), { force: true });
      }
    },
  };
}

/** Mails hold links that open accounts. */
function closeToOthers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o600);
}

function readDeliveries(folder: string): Delivery[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

function writeDelivery(folder: string, delivery: Delivery): void {
  const path = join(folder, fileName(delivery.id));
  writeFileSync(`${path}.new`, JSON.stringify(delivery), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function fileName(id: string): string {
  return `${id.padStart(8, '0')}.json`;
}

async function parse({ id, from, to, date, raw }: Delivery): Promise<Stored> {
  const source = Buffer.from(raw, 'base64');
  const email = await PostalMime.parse(source);
  const attachments = email.attachments.map(({ filename, mimeType, content }) => ({
    filename: filename ?? 'unnamed',
    contentType: mimeType,
    size: typeof content === 'string' ? content.length : content.byteLength,
  }));
  const message = {
    id,
    from,
    to: to.join(', '),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    date,
    messageId: email.messageId ?? '',
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    attachments,
  };
  return { message, source, files: email.attachments };
}

function isSentTo(message: Message, address: string): boolean {
  return message.to.toLowerCase().split(', ').includes(address.toLowerCase());
}
