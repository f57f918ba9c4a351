import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { writeCsv } from '#app/platform/csv/csv.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import type { Download } from '#app/platform/http/download.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { isLost } from '#app/platform/scan/states.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { CLOSED } from './closed.ts';
import { documentsAmong, type FiledDocument } from './among.server.ts';
import { isCurrent, type StoredDocument } from './document.ts';
import { documentKey } from './keys.ts';
import { isThere } from './lost.server.ts';
import { recordingOpened, reportingDamage } from './open.server.ts';

const AT_ONCE = 16;

/** `folder`: of its client and work, if the ZIP has several; ends with a slash. */
export type Included = FiledDocument & { folder?: string };

export async function zipOfWork(
  actor: Actor,
  { id, title, taxpayer }: Pick<Engagement, 'id' | 'title' | 'taxpayer'>,
  logDamage: () => void,
): Promise<Download> {
  const { documents } = await documentsAmong([id], { words: [] });
  return zipOf(actor, { title, about: taxpayer.name, documents }, logDamage);
}

type Contents = { title: string; about: string; documents: readonly Included[] };

/** What may be opened, with an index of all as text and CSV. Never whole in memory. */
export async function zipOf(
  actor: Actor,
  { title, about, documents: all }: Contents,
  logDamage: () => void,
  now = new Date(),
): Promise<Download> {
  const documents = await withPresence(all, logDamage);
  const named = documents.map((document, at) => ({ document, path: pathOf(document, at + 1) }));
  const zip = new ZipFile();
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new Error('A ZIP is no stream.');
  let open: Readable | undefined;
  let read = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const heading = `${title}\n${about}\n${southAfricanDay(now)}`;
  zip.addBuffer(Buffer.from(indexText(heading, named)), 'index.txt', { mtime: now, compress: false });
  zip.addBuffer(Buffer.from(indexCsv(named)), 'index.csv', { mtime: now, compress: false });
  for (const { document, path } of named) {
    if (document.scan) continue;
    const options = { size: document.size, compress: false, mtime: document.createdAt };
    zip.addReadStreamLazy(path, options, (start) => {
      open = Readable.from(reportingDamage(chunksOf(document.id, isRead), document, logDamage));
      // The package leaves this to its caller: without a listener it would end the process.
      open.on('error', (error) => output.destroy(error));
      start(null, open);
    });
  }
  const size = await finish(zip);
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => open?.destroy());
  async function* chunks(): AsyncGenerator<Uint8Array> {
    read();
    for await (const chunk of output) if (typeof chunk !== 'string') yield chunk;
  }
  const included = documents.filter(({ scan }) => !scan);
  return { name: `${title}.zip`, size, chunks: recordingOpened(actor, included, chunks(), now) };
}

/** Lost files are left out: otherwise the ZIP would break off. */
async function withPresence(documents: readonly Included[], logDamage: () => void): Promise<Included[]> {
  const found: Included[] = [];
  for (let at = 0; at < documents.length; at += AT_ONCE)
    found.push(...(await Promise.all(documents.slice(at, at + AT_ONCE).map(checkPresence))));
  return found;

  async function checkPresence(document: Included): Promise<Included> {
    if (document.scan && !isLost(document.scan)) return document;
    const isGone = !(await isThere(document));
    if (isGone) logDamage();
    return { ...document, scan: isGone ? 'missing' : scanOfFound(document) };
  }
}

/** With a scanner, files that are back are scanned again first. */
function scanOfFound({ scan }: StoredDocument): StoredDocument['scan'] {
  return isLost(scan) && hasScanner() ? 'waiting' : null;
}

type Named = { document: Included; path: string };

/** In bytes: nothing is compressed except the index, which exists already. */
function finish(zip: ZipFile): Promise<number> {
  return new Promise((resolve) => {
    zip.end(undefined, ((size: number) => resolve(size)) as () => void);
  });
}

/** Asking for the size of the ZIP opens nothing. */
async function* chunksOf(id: string, isRead: Promise<void>): AsyncGenerator<Uint8Array> {
  await isRead;
  const object = await storage().open(documentKey(id));
  if (!object) throw ownError('A document is missing in the storage.');
  yield* object.chunks;
}

/** Earlier versions, and photos of which a PDF was made, are in a folder of their own. */
function pathOf(document: Included, number: number): string {
  const { name, direction, what, folder = '' } = document;
  const side = direction === 'from_client' ? 'from the client/' : 'from us/';
  const item = what ? `${folderName(what)}/` : '';
  const older = isCurrent(document) ? '' : 'Earlier versions and single photos/';
  return `${folder}${side}${item}${older}${String(number).padStart(3, '0')} ${safe(name)}`;
}

/** Windows cuts off points and spaces at the end, and long paths altogether. */
export function folderName(words: string): string {
  return (
    [...safe(words)]
      .slice(0, 60)
      .join('')
      .replace(/[. ]+$/, '') || '_'
  );
}

const safe = (name: string) => name.replaceAll(/[<>:"|?*\\/]/g, '_');

function stateOf({ scan, isChecked, replacedById, mergedIntoId }: StoredDocument): string {
  if (scan) return CLOSED[scan].inIndex;
  return [
    replacedById && 'an earlier version',
    mergedIntoId && 'a photo of which a PDF was made',
    !isChecked && 'never checked for viruses',
  ]
    .filter(Boolean)
    .join(', ');
}

function indexText(about: string, named: readonly Named[]): string {
  const lines = named.map(({ document, path }) => {
    const { createdAt, size, sha256 } = document;
    const facts = [createdAt.toISOString(), `${size} bytes`, stateOf(document)].filter(Boolean).join(', ');
    return `${path}\n  ${facts}\n  SHA-256 ${sha256}`;
  });
  return `${[about, ...lines].join('\n\n')}\n`;
}

function indexCsv(named: readonly Named[]): string {
  const head = ['file', 'name', 'type', 'bytes', 'stored at', 'opened at', 'state', 'sha-256'];
  const rows = named.map(({ document, path }) => [
    path,
    document.name,
    document.type,
    document.size,
    document.createdAt.toISOString(),
    document.openedAt?.toISOString() ?? '',
    stateOf(document),
    document.sha256,
  ]);
  return writeCsv([head, ...rows]);
}
