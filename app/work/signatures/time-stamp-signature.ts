import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import type { AsnType } from 'asn1js';
import { bytesRead, isSame, octetsIn, oidOf, partsOf, taggedZeroIn } from './asn1.ts';

const OID = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  certificateV1: '1.2.840.113549.1.9.16.2.12',
  certificateV2: '1.2.840.113549.1.9.16.2.47',
  stampInfo: '1.2.840.113549.1.9.16.1.4',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  pss: '1.2.840.113549.1.1.10',
} as const;

/** By their identifiers: of a hash alone, and with RSA or an elliptic key. */
const HASHES: Record<string, string | undefined> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const SIGNATURES: Record<string, string | undefined> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};

/**
 * Why the signature of a time stamp does not hold, as words for the log; null if it does: it is over this content, by the key of the
 * certificate that it names, which is in it, is for time stamps and has not ended (RFC 3161 section 2.4.2, RFC 5652, RFC 5035). Who
 * issued that certificate, and whether it was revoked, is not asked. `signed`: the parts of a `SignedData`.
 */
export function stampFault(signed: readonly AsnType[], content: Uint8Array, now = new Date()): string | null {
  const [signer, ...others] = partsOf(signed.at(-1));
  const parts = partsOf(signer);
  if (others.length > 0 || parts.length < 5) return 'not one signature';
  // Before them the signer may be named by a tag as well.
  const attributes = taggedZeroIn(parts.slice(3));
  const hash = HASHES[oidOf(partsOf(parts[2])[0]) ?? ''];
  if (!attributes || !hash) return 'no attributes, or a hash that is too weak';
  if (oidOf(attributeOf(attributes, OID.contentType)) !== OID.stampInfo) return 'another content';
  const digest = octetsIn(attributeOf(attributes, OID.messageDigest));
  if (!isSame(digest, hashOf(hash, content))) return 'another content';
  const certificate = certificateIn(signed, attributes);
  if (!certificate) return 'not the certificate that it names';
  if (!certificate.keyUsage?.includes(OID.timeStamping)) return 'a certificate that is not for time stamps';
  const [from, to] = [certificate.validFrom, certificate.validTo].map((day) => Date.parse(day));
  if (!(Number(from) <= now.getTime() && now.getTime() <= Number(to))) return 'a certificate that has ended';
  return isSignedBy(certificate, { attributes, hash, parts }) ? null : 'a signature of another key';
}

/** Of those in the token the one whose hash is among the attributes: so nobody puts another in its place. */
function certificateIn(signed: readonly AsnType[], attributes: AsnType): X509Certificate | null {
  const [v2, v1] = [attributeOf(attributes, OID.certificateV2), attributeOf(attributes, OID.certificateV1)];
  const named = partsOf(partsOf(partsOf(v2 ?? v1)[0])[0]);
  const other = HASHES[oidOf(partsOf(named[0])[0]) ?? ''];
  const hash = v2 ? (other ?? 'sha256') : 'sha1';
  const wanted = named.map(octetsIn).find((one) => one !== null) ?? null;
  for (const one of partsOf(taggedZeroIn(signed))) {
    const bytes = bytesRead(one);
    if (isSame(hashOf(hash, bytes), wanted)) return new X509Certificate(bytes);
  }
  return null;
}

type Signed = { attributes: AsnType; hash: string; parts: readonly AsnType[] };

function isSignedBy({ publicKey }: X509Certificate, { attributes, hash, parts }: Signed): boolean {
  const at = parts.indexOf(attributes);
  const algorithm = oidOf(partsOf(parts[at + 1])[0]) ?? '';
  const signature = octetsIn(parts[at + 2]);
  if (!signature) return false;
  // What is signed is a set; in the message it is tagged instead (RFC 5652, section 5.4).
  const set = bytesRead(attributes);
  set[0] = 0x31;
  const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_AUTO: saltLength } = constants;
  const isPss = algorithm === OID.pss;
  const key = isPss ? { key: publicKey, padding, saltLength } : publicKey;
  return verify(isPss ? hash : (SIGNATURES[algorithm] ?? hash), set, key, signature);
}

function attributeOf(attributes: AsnType, type: string): AsnType | undefined {
  const found = partsOf(attributes).find((one) => oidOf(partsOf(one)[0]) === type);
  return partsOf(partsOf(found)[1])[0];
}

function hashOf(hash: string, bytes: Uint8Array): Uint8Array {
  return createHash(hash).update(bytes).digest();
}
