import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { writeCsv } from '#app/csv/csv.ts';
import type { Actor } from '#app/engagements/actor.ts';
import type { Engagement } from '#app/engagements/find.server.ts';
import type { Download } from '#app/http/download.ts';
import { storage } from '#app/storage/storage.server.ts';
import { southAfricanDay } from '#app/time.ts';
import type { StoredDocument } from './document.ts';
import { documentsOf } from './documents.server.ts';
import { documentKey } from './keys.ts';
import { noteOpened, watched } from './open.server.ts';

/** All documents of an engagement that may be opened, with an index of all in words and as CSV. Never whole in memory. */
export async function zipOf(
  actor: Actor,
  { id: engagementId, title, taxpayer }: Engagement,
  logDamage: () => void,
  now = new Date(),
): Promise<Download> {
  const documents = (await documentsOf(engagementId)).map((document) => ({ ...document, engagementId }));
  const named = documents.map((document, at) => ({ document, path: pathOf(document, at + 1) }));
  const zip = new ZipFile();
  let open: Readable | undefined;
  const about = `${title}\n${taxpayer.name}\n${southAfricanDay(now)}`;
  zip.addBuffer(Buffer.from(indexText(about, named)), 'index.txt', { mtime: now, compress: false });
  zip.addBuffer(Buffer.from(indexCsv(named)), 'index.csv', { mtime: now, compress: false });
  for (const { document, path } of named) {
    if (document.scan) continue;
    const options = { size: document.size, compress: false, mtime: document.createdAt };
    zip.addReadStreamLazy(path, options, (start) => {
      open = Readable.from(watched(chunksOf(document.id), document, logDamage));
      start(null, open);
    });
  }
  const size = await finish(zip);
  await noteOpened(
    actor,
    documents.filter(({ scan }) => !scan),
    now,
  );
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => open?.destroy());
  return { name: `${title}.zip`, size, chunks: output };
}

type Named = { document: StoredDocument; path: string };

/** In bytes: nothing is compressed but the index, which is there already. */
function finish(zip: ZipFile): Promise<number> {
  return new Promise((resolve) => {
    zip.end(undefined, ((size: number) => resolve(size)) as () => void);
  });
}

async function* chunksOf(id: string): AsyncGenerator<Uint8Array> {
  const object = await storage().open(documentKey(id));
  if (!object) throw new Error('A document is missing in the storage.');
  yield* object.chunks;
}

function pathOf({ name, direction }: StoredDocument, number: number): string {
  const safe = name.replaceAll(/[<>:"|?*\\/]/g, '_');
  return `${direction === 'from_client' ? 'from the client' : 'from us'}/${String(number).padStart(3, '0')} ${safe}`;
}

function stateOf({ scan, replacedById, mergedIntoId }: StoredDocument): string {
  if (scan) return scan === 'waiting' ? 'not included: being checked' : 'not included: it has a virus';
  if (replacedById) return 'an earlier version';
  return mergedIntoId ? 'a photo of which a PDF was made' : '';
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
