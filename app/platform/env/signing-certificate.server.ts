import { createPrivateKey, X509Certificate } from 'node:crypto';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** In the file's order: the key's own certificate, then its issuers. */
export function certificatesIn(pem: string): string[] {
  return pem.match(CERTIFICATE) ?? [];
}

/** True for a key that can sign and, as the first certificate, its own. */
export function isSigningCertificate(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    const [own, ...others] = certificatesIn(pem).map((one) => new X509Certificate(one));
    const isUsable = key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'ec';
    return isUsable && own !== undefined && own.checkPrivateKey(key) && others.length < 5;
  } catch {
    return false;
  }
}
