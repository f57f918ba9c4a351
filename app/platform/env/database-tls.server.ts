import { readFileSync } from 'node:fs';
import {
  checkServerIdentity,
  getCACertificates,
  type ConnectionOptions,
  type PeerCertificate,
} from 'node:tls';
import type { DatabaseAddress } from './database-address.ts';
import { detailOf } from '#app/platform/core/own-error.ts';

/** As libpq: `prefer` and `require` verify only with a root certificate. Null: no TLS. Throws "DATABASE_URL …". */
export function tlsOptions(address: DatabaseAddress): ConnectionOptions | null {
  const { sslMode, rootCertificate, certificate, key, hosts } = address;
  if (sslMode === 'disable' || hosts[0].host.startsWith('/')) return null;
  const verifies = sslMode.startsWith('verify') || (sslMode === 'require' && rootCertificate !== undefined);
  return {
    rejectUnauthorized: verifies,
    ...(verifies && rootCertificate && { ca: rootCertificates(rootCertificate) }),
    ...(certificate && { cert: readPem('sslcert', certificate) }),
    ...(key && { key: readPem('sslkey', key) }),
    checkServerIdentity: (_, peer) => (sslMode === 'verify-full' ? identityError(hosts, peer) : undefined),
  };
}

/** By all hosts: Node compares with `localhost` when a driver connects by an IP address. */
function identityError(hosts: DatabaseAddress['hosts'], peer: PeerCertificate): Error | undefined {
  const errors = hosts.map(({ host }) => checkServerIdentity(host, peer));
  return errors.includes(undefined) ? undefined : errors[0];
}

function rootCertificates(name: string): string[] {
  if (name === 'system') return [...getCACertificates('default'), ...getCACertificates('system')];
  return [readPem('sslrootcert', name)];
}

function readPem(parameter: string, file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    if (pem.includes('-----BEGIN')) return pem;
  } catch (error) {
    const code = detailOf(error, 'code');
    throw new Error(`names a ${parameter} that cannot be read (${file}, ${code})`, { cause: error });
  }
  throw new Error(`names a ${parameter} that is no PEM file (${file})`);
}
