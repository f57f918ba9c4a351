import { createPrivateKey, X509Certificate } from 'node:crypto';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** In the order in which they stand: that of the key, then what signs it. */
export function certificatesIn(pem: string): string[] {
  return pem.match(CERTIFICATE) ?? [];
}

/** A key that can sign, and first the certificate of it. */
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
