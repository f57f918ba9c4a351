import { createHash, sign, X509Certificate, type KeyObject } from 'node:crypto';
import {
  Constructed,
  fromBER,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Set,
  type AsnType,
} from 'asn1js';
import { ownError } from '#app/platform/core/own-error.ts';
import { partsOf } from './asn1.ts';

/** In PEM. `chain`: what signs the certificate, the nearest first; empty if it signs itself. */
export type SigningCertificate = { key: KeyObject; certificate: string; chain: readonly string[] };

export type Stamp = (signature: Uint8Array) => Promise<Uint8Array | null>;

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsa: '1.2.840.10045.4.3.2',
} as const;

/**
 * The CMS message of a PAdES signature of level B-B (ETSI EN 319 142-1, RFC 5652, RFC 5035), in DER: no content, and no time in
 * it, which PAdES keeps in the PDF. The key is RSA or elliptic. With `stamp`, which gives a time stamp over the signature or
 * null, of level B-T.
 */
export async function signedMessage(
  content: Uint8Array,
  { key, certificate, chain }: SigningCertificate,
  stamp: Stamp = () => Promise.resolve(null),
): Promise<Uint8Array> {
  const own = new X509Certificate(certificate).raw;
  const attributes = inDerOrder([
    attribute(OID.contentType, new ObjectIdentifier({ value: OID.data })),
    attribute(OID.messageDigest, octets(sha256(content))),
    attribute(OID.signingCertificate, sequence(sequence(sequence(octets(sha256(own)))))),
  ]);
  const signature = sign('sha256', bytesOf(new Set({ value: attributes })), key);
  const token = await stamp(signature);
  const signer = sequence(
    new Integer({ value: 1 }),
    issuerAndSerialOf(own),
    algorithm(OID.sha256),
    tagged(0, attributes),
    key.asymmetricKeyType === 'ec' ? algorithm(OID.ecdsa) : algorithm(OID.rsa, new Null()),
    octets(signature),
    ...(token ? [tagged(1, [attribute(OID.timeStamp, parsed(token))])] : []),
  );
  const certificates = [own, ...chain.map((one) => new X509Certificate(one).raw)].map(parsed);
  const signed = sequence(
    new Integer({ value: 1 }),
    new Set({ value: [algorithm(OID.sha256)] }),
    sequence(new ObjectIdentifier({ value: OID.data })),
    tagged(0, inDerOrder(certificates)),
    new Set({ value: [signer] }),
  );
  return bytesOf(sequence(new ObjectIdentifier({ value: OID.signedData }), tagged(0, [signed])));
}

function issuerAndSerialOf(certificate: Uint8Array): AsnType {
  const [body] = partsOf(parsed(certificate));
  const [, serial, , issuer] = partsOf(body);
  if (!serial || !issuer) throw ownError('A certificate has no issuer.');
  return sequence(issuer, serial);
}

function attribute(type: string, value: AsnType): AsnType {
  return sequence(new ObjectIdentifier({ value: type }), new Set({ value: [value] }));
}

export function algorithm(oid: string, ...parameters: AsnType[]): AsnType {
  return sequence(new ObjectIdentifier({ value: oid }), ...parameters);
}

export function sequence(...value: AsnType[]): AsnType {
  return new Sequence({ value });
}

export function tagged(tagNumber: number, value: AsnType[]): AsnType {
  return new Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
}

export function octets(bytes: Uint8Array): AsnType {
  return new OctetString({ valueHex: new Uint8Array(bytes) });
}

export function bytesOf(value: AsnType): Uint8Array {
  return new Uint8Array(value.toBER());
}

export function parsed(bytes: Uint8Array): AsnType {
  return fromBER(new Uint8Array(bytes)).result;
}

/** DER writes a set in the order of its bytes. */
function inDerOrder(values: readonly AsnType[]): AsnType[] {
  return values.toSorted((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)));
}

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
