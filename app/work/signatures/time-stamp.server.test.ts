import { createPrivateKey, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Constructed, fromBER, OctetString, type AsnType } from 'asn1js';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { HOUR } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import { env } from '#app/platform/env/env.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { faultsIn, signaturesIn, whyNoPdfCheckers } from '#tests/pdf-checkers.ts';
import { openssl, serve, startTimeStampServer } from '#tests/time-stamp-server.ts';
import { sealCertificate } from './certificate-notice.server.ts';
import type { Signed } from './certificate-words.ts';
import { storeSealed } from './seal-copy.server.ts';
import { sealPdf } from './seal.server.ts';
import { makeCertificate } from './self-made.ts';
import { timeStampOf } from './time-stamp.server.ts';

await useTestDatabase();

const AT = '2026-11-27T10:00:00.000Z';
const made = await makeCertificate('Jacaranda Ledger (Pty) Ltd', new Date('2026-01-01T00:00:00Z'));
const OURS = { key: createPrivateKey(made.key), certificate: made.certificate, chain: [] };
const blank = await PDFDocument.create();
blank.addPage().drawText('Statements');
const PDF = await blank.save();
const SIGNATURE = {
  name: 'Thandi Nkosi',
  email: 'thandi@example.org',
  typed: 'T. Nkosi',
  proof: 'session',
  at: AT,
  network: '196.25.1.0/24',
} as const;
const SIGNED: Signed = {
  firm: 'Jacaranda Ledger (Pty) Ltd',
  file: 'Statements.pdf',
  sha256: 'a'.repeat(64),
  signatures: [SIGNATURE],
  places: [],
  at: AT,
  verify: 'https://example.org/verify',
  isSelfMade: true,
};

beforeEach(async () => {
  await db().delete(seals);
});

test.skipIf(whyNoPdfCheckers())(
  'OpenSSL calls the time stamp of a seal valid, and Poppler the seal',
  async () => {
    const { url, folder, certificate } = await startTimeStampServer();
    const sealed = await sealPdf(PDF, SIGNED, OURS, (signature) => timeStampOf(signature, url));
    if (typeof sealed === 'string') throw new Error(sealed);
    expect(faultsIn(sealed)).toBe('');
    expect(signaturesIn(sealed)).toMatch(/Total document signed[^]*Signature is Valid/);
    const { signature, token } = signerOf(sealed);
    const [data, stamp] = [join(folder, 'signature'), join(folder, 'token')];
    writeFileSync(data, signature);
    writeFileSync(stamp, token);
    const checked = ['-token_in', '-in', stamp, '-CAfile', certificate];
    expect(openssl('ts', '-verify', ...checked, '-data', data)).toContain('Verification: OK');
    writeFileSync(data, Buffer.concat([signature, Buffer.from('x')]));
    expect(() => openssl('ts', '-verify', ...checked, '-data', data)).toThrow();
  },
);

test('what is no time stamp over these bytes is refused', async () => {
  const { url } = await startTimeStampServer();
  const [bytes, other] = [randomBytes(32), randomBytes(32)];
  expect((await timeStampOf(bytes, url)).length).toBeGreaterThan(500);
  const answers: Record<string, Buffer | number> = {
    'answered 500': 500,
    'is no time stamp': Buffer.from('<html>'),
    'answered with too much': Buffer.alloc(50_000),
    refused: Buffer.from('3003020102', 'hex'),
  };
  for (const [why, answer] of Object.entries(answers)) {
    const from = await serve((_, response) => {
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.end(answer);
    });
    await expect(timeStampOf(bytes, from), why).rejects.toThrow();
  }
  // An answer to an earlier question.
  const earlier = await fetchReply(url, other);
  const replaying = await serve((_, response) => response.end(earlier));
  await expect(timeStampOf(other, replaying)).rejects.toThrow(/something else/);
  const away = await serve((_, response) => response.writeHead(302, { Location: url }).end());
  await expect(timeStampOf(bytes, away)).rejects.toThrow();
});

test('a time stamp whose signature does not hold is refused', async () => {
  const { url } = await startTimeStampServer();
  const altered = async (alter: (reply: Buffer) => void) => {
    const between = await serve((request, response) => {
      void (async () => {
        const reply = await answerOf(url, request);
        alter(reply);
        response.end(reply);
      })();
    });
    return timeStampOf(randomBytes(32), between);
  };
  expect((await altered(() => {})).length).toBeGreaterThan(500);
  await expect(altered((reply) => flip(reply, reply.length - 9))).rejects.toThrow(/of another key/);
  // The time, which stands before the nonce.
  const year = (reply: Buffer) =>
    reply.indexOf('20', reply.indexOf(Buffer.from('180f', 'hex')), 'latin1') + 3;
  await expect(altered((reply) => flip(reply, year(reply)))).rejects.toThrow(/another content/);
});

test('a time stamp of an elliptic key, with other hashes, holds as well', async () => {
  const key = ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  for (const named of ['sha1', 'sha512']) {
    const { url } = await startTimeStampServer({ key, digest: 'sha512', named });
    expect((await timeStampOf(randomBytes(32), url)).length).toBeGreaterThan(300);
  }
});

test('a seal waits an hour for the server, then goes without, and the overview says so', async () => {
  const settings = env();
  onTestFinished(() => void (settings.TIMESTAMP_URL = undefined));
  settings.TIMESTAMP_URL = await serve((_, response) => response.writeHead(503).end());
  const sealedAt = (at: Date) =>
    storeSealed({ name: 'a.pdf', bytes: PDF, signatures: [SIGNATURE], places: [], at: at.toISOString() });
  await expect(sealedAt(new Date())).rejects.toThrow(/503/);
  const late = await sealedAt(new Date(Date.now() - 2 * HOUR));
  expect(late).toMatchObject({ lacksTimeStamp: true });
  const sha256 = typeof late === 'string' ? '' : late.sha256;
  await db().insert(seals).values({ sha256, signatures: 1, sealedAt: new Date(), lacksTimeStamp: true });
  expect(await noticeNow()).toMatchObject({ standing: 'open', state: expect.stringMatching(/^1 sealed/) });

  settings.TIMESTAMP_URL = (await startTimeStampServer()).url;
  expect(await sealedAt(new Date())).toMatchObject({ lacksTimeStamp: false });
});

function noticeNow() {
  return sealCertificate.check({ now: new Date() } as Parameters<typeof sealCertificate.check>[0]);
}

/** As the server answered another question about the same bytes. */
async function fetchReply(url: string, bytes: Uint8Array): Promise<Buffer> {
  let reply: Buffer = Buffer.alloc(0);
  const between = await serve((request, response) => {
    void (async () => {
      reply = await answerOf(url, request);
      response.end(reply);
    })();
  });
  await timeStampOf(bytes, between);
  return reply;
}

async function answerOf(url: string, question: IncomingMessage): Promise<Buffer> {
  const body = new Uint8Array(await buffer(question));
  return Buffer.from(await (await fetch(url, { method: 'POST', body })).arrayBuffer());
}

function flip(bytes: Buffer, at: number): void {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
}

/** The value of the signature in a sealed PDF, and the time stamp beside it. */
function signerOf(pdf: Uint8Array): { signature: Uint8Array; token: Uint8Array } {
  const [, hex = ''] = /\/Contents <([0-9a-f]+)>/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  const message = partsOf(fromBER(new Uint8Array(Buffer.from(hex, 'hex'))).result);
  const [signer] = partsOf(partsOf(partsOf(message[1])[0]).at(-1));
  const value = partsOf(signer).find((part) => part instanceof OctetString);
  const [unsigned] = partsOf(partsOf(signer).at(-1));
  const [token] = partsOf(partsOf(unsigned)[1]);
  if (!value || !token) throw new Error('There is no time stamp.');
  return { signature: new Uint8Array(value.getValue()), token: new Uint8Array(token.toBER()) };
}

function partsOf(value: AsnType | undefined): AsnType[] {
  return value instanceof Constructed ? value.valueBlock.value : [];
}
