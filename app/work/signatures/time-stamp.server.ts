import { createHash, randomBytes } from 'node:crypto';
import {
  Boolean as AsnBoolean,
  Constructed,
  fromBER,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  type AsnType,
} from 'asn1js';
import { ownError } from '#app/platform/core/own-error.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { algorithm, bytesOf, octets, sequence } from './signed-message.ts';

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
 * A time stamp over these bytes (RFC 3161), in DER. Throws if the server does not answer, refuses, or stamped something else. Whether
 * its own signature holds is for whoever reads the file: they choose whom they trust.
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
  const [status, token] = childrenOf(parsedAll(reply));
  const [code] = childrenOf(status);
  const granted = code instanceof Integer && GRANTED.has(code.valueBlock.valueDec);
  if (!granted || !token) throw ownError('The time stamp server refused.');
  const [type, content] = childrenOf(token);
  const [, , stamped] = childrenOf(childrenOf(content)[0]);
  const [kind, wrapped] = childrenOf(stamped);
  if (!isOid(type, OID.signedData) || !isOid(kind, OID.stampInfo)) throw ownError(WRONG);
  const [octetString] = childrenOf(wrapped);
  if (!(octetString instanceof OctetString)) throw ownError(WRONG);
  const info = childrenOf(parsedAll(new Uint8Array(octetString.getValue())));
  const [, hash] = childrenOf(info[2]);
  const isOurs =
    hash instanceof OctetString && Buffer.compare(new Uint8Array(hash.getValue()), imprint) === 0;
  const isAnswer = info.some(
    (part, at) =>
      at > 3 && part instanceof Integer && isSame(new Uint8Array(part.valueBlock.valueHexView), nonce),
  );
  if (!isOurs || !isAnswer) throw ownError('The time stamp server stamped something else.');
  return bytesOf(token);
}

const WRONG = 'What the time stamp server answered is no time stamp.';

function parsedAll(bytes: Uint8Array): AsnType {
  const { result, offset } = fromBER(new Uint8Array(bytes));
  if (offset !== bytes.length) throw ownError(WRONG);
  return result;
}

function childrenOf(value: AsnType | undefined): AsnType[] {
  return value instanceof Constructed ? value.valueBlock.value : [];
}

function isOid(value: AsnType | undefined, oid: string): boolean {
  return value instanceof ObjectIdentifier && value.valueBlock.toString() === oid;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

/** Positive, and never written shorter. */
function serial(): Uint8Array {
  const bytes = new Uint8Array(randomBytes(12));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes;
}
