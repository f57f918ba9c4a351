import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { ownError } from '#app/platform/core/own-error.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import type { SignPlace } from '#app/platform/db/work-values.ts';
import { runLimited } from '#app/platform/processes/limited-process.server.ts';
import { letterPdf } from '#app/work/letters/letter-pdf.server.ts';
import { certificateWords, writableWords, type Signed } from './certificate-words.ts';
import { CONTENTS_BYTES, RANGE, UNSEALABLE, type SealTask } from './seal-task.ts';
import { figureOfName } from './drawn-figure.ts';
import { stampsPdf } from './stamps.server.ts';
import { signedMessage, type SigningCertificate, type Stamp } from './signed-message.ts';

const SCRIPT = createRequire(import.meta.url).resolve('#app/work/signatures/seal-process.ts');
const MEMORY = { heap: 600, data: 1_600_000 };

const NOTHING_SIGNED: Signed = {
  firm: '',
  file: '',
  sha256: '',
  signatures: [],
  places: [],
  at: new Date(0).toISOString(),
  verify: '',
  isSelfMade: false,
};

export type Unsealable = (typeof UNSEALABLE)[number];

/**
 * The PDF with a page of who signed it, sealed (PAdES, level B-B): the same bytes for the same input without `stamp`.
 * Throws when its process was killed, so that it can be tried again.
 */
export async function sealPdf(
  pdf: Uint8Array,
  signed: Signed,
  certificate: SigningCertificate,
  stamp?: Stamp,
): Promise<Uint8Array | Unsealable> {
  const prepared = await prepare(pdf, signed);
  if (prepared === 'unread') throw ownError('The process of a seal was ended.');
  return typeof prepared === 'string' ? prepared : signPrepared(prepared, certificate, stamp);
}

/** What would stop its seal, with names at these places; null: nothing. `unread`: its process was ended. */
export async function unsealable(
  pdf: Uint8Array,
  places: readonly SignPlace[] = [],
): Promise<Unsealable | 'unread' | null> {
  const sealed = await prepare(pdf, { ...NOTHING_SIGNED, places });
  return typeof sealed === 'string' ? sealed : null;
}

/** In a process of its own, which knows no key: the file may be made to do harm. */
async function prepare(pdf: Uint8Array, signed: Signed): Promise<Buffer | Unsealable | 'unread'> {
  const words = certificateWords(signed);
  const figures = signed.signatures.map(({ drawn }) => (drawn ? figureOfName(drawn) : null));
  const pages = await letterPdf({ title: 'Signatures', words: writableWords(signed), figures });
  const stamps = await stampsPdf(signed);
  const { firm: by, at, places } = signed;
  const sizes = { size: pages.byteLength, stamps: stamps.byteLength };
  const task: SealTask = { ...sizes, places, words, by, reason: 'Sealed once all had signed', at };
  const ended = await runLimited({
    script: SCRIPT,
    task: {},
    input: [Buffer.from(`${JSON.stringify(task)}\n`), pages, stamps, pdf],
    read: buffer,
    deadline: MINUTE,
    memory: MEMORY,
  });
  if (ended.kind === 'killed') return 'unread';
  if (ended.kind === 'failed') return UNSEALABLE.find((why) => ended.complaint.endsWith(why)) ?? 'damaged';
  return rangeIn(ended.output) ? ended.output : 'damaged';
}

/** Signs all but the place of the signature itself. */
async function signPrepared(
  pdf: Buffer,
  certificate: SigningCertificate,
  stamp?: Stamp,
): Promise<Uint8Array> {
  const { at, before, after } = rangeIn(pdf) ?? fail('A prepared PDF has no place for its seal.');
  pdf.write(`[0 ${before} ${after} ${pdf.length - after}]`.padEnd(RANGE.length), at, 'latin1');
  const content = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]);
  const message = await signedMessage(content, certificate, stamp);
  if (message.length > CONTENTS_BYTES) fail('The signing certificate has too long a chain.');
  pdf.write(Buffer.from(message).toString('hex'), before + 1, 'latin1');
  return pdf;
}

/** Where the signature goes. Null if there is a second such place, made by the author of the file. */
function rangeIn(pdf: Buffer): { at: number; before: number; after: number } | null {
  const at = pdf.indexOf(RANGE);
  const before = pdf.indexOf('<', at);
  if (at === -1 || pdf.indexOf(RANGE, at + 1) !== -1) return null;
  return { at, before, after: before + 2 * CONTENTS_BYTES + 2 };
}

function fail(why: string): never {
  throw ownError(why);
}
