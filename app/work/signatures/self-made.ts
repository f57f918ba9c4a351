import { createPrivateKey, generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import {
  BitString,
  Boolean as AsnBoolean,
  GeneralizedTime,
  Integer,
  Null,
  ObjectIdentifier,
  Set,
  UTCTime,
  Utf8String,
  type AsnType,
} from 'asn1js';
import { algorithm, bytesOf, octets, parsed, sequence, tagged } from './signed-message.ts';

const KEY_BITS = 3072;
const YEARS = 10;
const OID = {
  name: '2.5.4.3',
  organisation: '2.5.4.10',
  keyUsage: '2.5.29.15',
  rsaWithSha256: '1.2.840.113549.1.1.11',
} as const;
/** Bits of X.509: digital signature, and content commitment. */
const SIGNS = 0b1100_0000;

/** A key and a certificate of it that nobody else vouches for (X.509, RFC 5280), both in PEM; valid for ten years. */
export async function makeCertificate(
  organisation: string,
  now: Date,
): Promise<{ key: string; certificate: string }> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  const name = nameOf(organisation);
  const signedBy = algorithm(OID.rsaWithSha256, new Null());
  const body = sequence(
    tagged(0, [new Integer({ value: 2 })]),
    new Integer({ valueHex: serial() }),
    signedBy,
    name,
    sequence(timeOf(now), timeOf(until)),
    name,
    parsed(pair.publicKey),
    tagged(3, [sequence(keyUsage())]),
  );
  const signature = sign('sha256', bytesOf(body), createPrivateKey(pair.privateKey));
  const whole = sequence(body, signedBy, new BitString({ valueHex: new Uint8Array(signature) }));
  return { key: pair.privateKey, certificate: pemOf(bytesOf(whole)) };
}

/** From 2050 on the year has four digits. */
function timeOf(valueDate: Date): AsnType {
  return valueDate.getUTCFullYear() < 2050 ? new UTCTime({ valueDate }) : new GeneralizedTime({ valueDate });
}

function nameOf(organisation: string): AsnType {
  const part = (type: string, value: AsnType) =>
    new Set({ value: [sequence(new ObjectIdentifier({ value: type }), value)] });
  return sequence(
    part(OID.organisation, new Utf8String({ value: organisation })),
    part(OID.name, new Utf8String({ value: `${organisation}, seal of documents` })),
  );
}

function keyUsage(): AsnType {
  const usage = new BitString({ valueHex: Uint8Array.of(SIGNS), unusedBits: 6 });
  return sequence(
    new ObjectIdentifier({ value: OID.keyUsage }),
    new AsnBoolean({ value: true }),
    octets(bytesOf(usage)),
  );
}

/** Positive, and shorter than twenty bytes. */
function serial(): Uint8Array {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes;
}

function pemOf(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
