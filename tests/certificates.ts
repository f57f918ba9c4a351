import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Authority = { certificate: string; key: string };

/** A private certificate authority; both are files in `folder`. */
export function makeAuthority(folder: string, name: string, days = 2): Authority {
  const files = { certificate: join(folder, `${name}.crt`), key: join(folder, `${name}.key`) };
  openssl(
    'req',
    '-x509',
    ...NEW_KEY,
    '-days',
    String(days),
    '-subj',
    `/CN=${name}`,
    '-keyout',
    files.key,
    '-out',
    files.certificate,
  );
  return files;
}

/** A private key and its certificate in PEM, as an operator makes them. */
export function signingCertificate(days?: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'signing-'));
  const { key, certificate } = makeAuthority(folder, 'Firm', days);
  const pem = [key, certificate].map((file) => readFileSync(file, 'utf8')).join('');
  rmSync(folder, { recursive: true });
  return pem.trimEnd();
}

/** A server's certificate for `names` (as `DNS:localhost`), signed by `authority`. */
export function makeCertificate(folder: string, authority: Authority, names: string): Authority {
  const files = { certificate: join(folder, 'server.crt'), key: join(folder, 'server.key') };
  const [request, extensions] = [join(folder, 'server.csr'), join(folder, 'server.ext')];
  writeFileSync(extensions, `subjectAltName=${names}\n`);
  openssl('req', ...NEW_KEY, '-subj', '/CN=server', '-keyout', files.key, '-out', request);
  const signed = ['-CA', authority.certificate, '-CAkey', authority.key, '-CAcreateserial', '-days', '2'];
  openssl('x509', '-req', '-in', request, ...signed, '-extfile', extensions, '-out', files.certificate);
  return files;
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: 'pipe' });
}
