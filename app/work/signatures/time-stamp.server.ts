import { createHash, randomBytes } from 'node:crypto';
import { Boolean as AsnBoolean, Integer, Null } from 'asn1js';
import { ownError } from '#app/platform/core/own-error.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { bytesRead, isSame, octetsIn, oidOf, partsOf, valueOf } from './asn1.ts';
import { algorithm, bytesOf, octets, sequence } from './signed-message.ts';
import { stampFault } from './time-stamp-signature.ts';

const LONGEST_ANSWER = 10 * SECOND;
/** In bytes: a token with the certificates of its server has about 6 000. */
const LARGEST = 12_000;
const OID = {
  sha256: '2.16.840.1.101.3.4.2.1',
  signedData: '1.2.840.113549.1.7.2',
  stampInfo: '1.2.840.113549.1.9.16.1.4',
} as const;
/** Of RFC 3161: granted, and granted with changes. */
const GRANTED = new Set([0, 1]);

/**
 * A time stamp over these bytes (RFC 3161), in DER. Throws if the server does not answer, refuses, or stamped something
 * else, or if its signature does not hold. Readers choose which issuer they trust.
 */
export async function timeStampOf(bytes: Uint8Array, server: string): Promise<Uint8Array> {
  const imprint = createHash('sha256').update(bytes).digest();
  const nonce = serial();
  const question = sequence(
    new Integer({ value: 1 }),
    sequence(algorithm(OID.sha256, new Null()), octets(imprint)),
    new Integer({ valueHex: nonce }),
    new AsnBoolean({ value: true }),
  );
  const answer = await fetch(server, {
    method: 'POST',
    body: new Uint8Array(bytesOf(question)),
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_ANSWER),
  });
  if (!answer.ok) throw ownError(`The time stamp server answered ${answer.status}.`);
  return tokenIn(await bytesIn(answer), imprint, nonce);
}

async function bytesIn(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > LARGEST) throw ownError('The time stamp server answered with too much.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tokenIn(reply: Uint8Array, imprint: Uint8Array, nonce: Uint8Array): Uint8Array {
  const [status, token] = partsOf(valueOf(reply));
  const [code] = partsOf(status);
  const granted = code instanceof Integer && GRANTED.has(code.valueBlock.valueDec);
  if (!granted || !token) throw ownError('The time stamp server refused.');
  const [type, content] = partsOf(token);
  const signed = partsOf(partsOf(content)[0]);
  const [kind, wrapped] = partsOf(signed[2]);
  const stamped = octetsIn(partsOf(wrapped)[0]);
  if (oidOf(type) !== OID.signedData || oidOf(kind) !== OID.stampInfo || !stamped) throw ownError(WRONG);
  const info = partsOf(valueOf(stamped));
  const isAnswer = info.some(
    (part, at) =>
      at > 3 && part instanceof Integer && isSame(new Uint8Array(part.valueBlock.valueHexView), nonce),
  );
  if (!isSame(octetsIn(partsOf(info[2])[1]), imprint) || !isAnswer)
    throw ownError('The time stamp server stamped something else.');
  const fault = stampFault(signed, stamped);
  if (fault) throw ownError(`The signature of the time stamp does not hold: ${fault}.`);
  return bytesRead(token);
}

const WRONG = 'What the time stamp server answered is no time stamp.';

/** Positive, and never written shorter. */
function serial(): Uint8Array {
  const bytes = new Uint8Array(randomBytes(12));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes;
}
