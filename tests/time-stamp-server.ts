import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const EXTENSIONS = [
  '-addext',
  'extendedKeyUsage=critical,timeStamping',
  '-addext',
  'keyUsage=critical,digitalSignature',
];

const RSA = { key: ['rsa:2048'], digest: 'sha256', named: 'sha256' };

/** A server of OpenSSL with its own certificate, a file. `named`: the hash with which its answers name it. */
export async function startTimeStampServer({ key: kind, digest, named } = RSA): Promise<{
  url: string;
  folder: string;
  certificate: string;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'time-stamps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, certificate, config] = ['tsa.key', 'tsa.crt', 'tsa.cnf'].map((name) => join(folder, name));
  const made = ['-x509', '-newkey', ...kind, '-nodes', '-days', '2', '-subj', '/CN=Time', ...EXTENSIONS];
  openssl('req', ...made, '-keyout', key ?? '', '-out', certificate ?? '');
  writeFileSync(
    config ?? '',
    `[tsa]\ndefault_tsa=t\n[t]\nserial=${folder}/serial\nsigner_cert=${certificate}\nsigner_key=${key}\nsigner_digest=${digest}\ndefault_policy=1.2.3.4\ndigests=sha256\ness_cert_id_alg=${named}\n`,
  );
  const url = await serve(async (request, response) => {
    const [query, reply] = [join(folder, 'query'), join(folder, 'reply')];
    writeFileSync(query, await buffer(request));
    openssl('ts', '-reply', '-config', config ?? '', '-queryfile', query, '-out', reply);
    response.setHeader('Content-Type', 'application/timestamp-reply');
    response.end(execFileSync('cat', [reply]));
  });
  return { url, folder, certificate: certificate ?? '' };
}

export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
}

export function openssl(...args: string[]): string {
  return execFileSync('openssl', args, { stdio: 'pipe' }).toString();
}
