import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { signingCertificate } from '#tests/certificates.ts';
import { readEnv } from './env.server.ts';
import { SECRETS } from './secret-files.server.ts';

const VALUES = {
  DATABASE_URL: 'postgres://site@localhost/site',
  DATABASE_DIRECT_URL: 'postgres://site@localhost:5433/site',
  SMTP_URL: 'smtp://localhost',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  SESSION_SECRET_PREVIOUS: 'another secret of more than thirty-two characters',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  INBOUND_IMAP_URL: 'imaps://info:secret@mail.example.org/INBOX',
  SIGNING_CERTIFICATE: signingCertificate(),
};

const RANDOM = { SESSION_SECRET: randomBytes(16).toString('hex') };

const { SESSION_SECRET } = parseEnv(readFileSync('.env.example', 'utf8'));

test('the secret of .env.example is accepted on localhost only', () => {
  expect(settings('https://localhost:8443').APP_URL).toBe('https://localhost:8443');
  expect(settings(undefined).APP_URL).toBe('http://localhost:3000');
  expect(() => settings('https://www.example.co.za')).toThrow(/^SESSION_SECRET is the one of \.env\.example/);
});

test('a secret can be read from a file, and each fault of it is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, empty] = [join(folder, 'secret'), join(folder, 'empty')];
  writeFileSync(empty, '\n');
  for (const name of SECRETS) {
    writeFileSync(file, `${VALUES[name]}\n`);
    const complete = { ...VALUES, S3_ENDPOINT: 'https://s3.example.org', [name]: '', [`${name}_FILE`]: file };
    expect(readEnv(complete)[name], name).toBe(VALUES[name]);
    expect(() => readEnv({ ...complete, [name]: 'x' })).toThrow(`${name} and ${name}_FILE are both set`);
    for (const path of [empty, join(folder, 'none')])
      expect(() => readEnv({ ...complete, [`${name}_FILE`]: path })).toThrow(`${name}_FILE names a file`);
  }
});

test('a signing certificate is its private key with a certificate of that key', () => {
  const [own, other] = [VALUES.SIGNING_CERTIFICATE, signingCertificate()];
  const [key = '', certificate = ''] = [
    own.replace(/-----BEGIN CERT[^]*/, ''),
    other.replace(/^[^]*KEY-----/, ''),
  ];
  expect(readEnv({ ...VALUES, SIGNING_CERTIFICATE: own }).SIGNING_CERTIFICATE).toBe(own);
  for (const wrong of ['x', key, certificate, key + certificate])
    expect(() => readEnv({ ...VALUES, SIGNING_CERTIFICATE: wrong })).toThrow(
      /^SIGNING_CERTIFICATE must be a private key/,
    );
});

test('a wrong part of DATABASE_URL is named', () => {
  const DATABASE_URL = 'postgres://site@localhost/site?sslmode=verify-full&sslrootcert=/nowhere/ca.crt';
  expect(() => readEnv({ ...VALUES, DATABASE_URL })).toThrow(
    /^DATABASE_URL names a sslrootcert that cannot be read \(\/nowhere\/ca\.crt, ENOENT\)\.$/,
  );
});

test('a password of any characters and several hosts are accepted for a public address', () => {
  for (const DATABASE_URL of [
    'postgres://site:a/b#c?d@localhost/site',
    'postgres://site:k7x@a:5432,b:5433/site',
  ])
    expect(settings('https://www.example.co.za', { ...RANDOM, DATABASE_URL }).DATABASE_URL).toBe(
      DATABASE_URL,
    );
});

test('mail goes to and from an address', () => {
  for (const name of ['MAIL_FROM', 'MAIL_TO'])
    for (const wrong of ['nonsense', 'a@b c', '<>'])
      expect(() => settings(undefined, { [name]: wrong })).toThrow(`${name} must be an e-mail address`);
  const variables = { MAIL_FROM: 'The Firm <info@example.co.za>', MAIL_TO: 'Enquiries <info@example.co.za>' };
  expect(settings(undefined, variables)).toMatchObject(variables);
});

test('a secret that can be guessed is accepted on localhost only', () => {
  const random = randomBytes(16).toString('hex');
  const storage = { S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY_ID: 'site' };
  for (const [name, variables] of [
    ['SESSION_SECRET', { SESSION_SECRET: 'a'.repeat(32) }],
    ['SESSION_SECRET', { SESSION_SECRET: 'abcabc'.repeat(8) }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://site:example@postgres:5432/site' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://postgres:Postgres@db/site' }],
    ['S3_SECRET_ACCESS_KEY', { ...storage, S3_SECRET_ACCESS_KEY: 'example-password' }],
    ['S3_SECRET_ACCESS_KEY', { ...storage, S3_SECRET_ACCESS_KEY: 'minioadmin' }],
  ] as const) {
    const secret = { SESSION_SECRET: random, ...variables };
    expect(settings('https://localhost', secret).APP_URL).toBe('https://localhost');
    expect(() => settings('https://www.example.co.za', secret)).toThrow(name);
  }
  for (let times = 0; times < 100; times++) {
    const secret = { SESSION_SECRET: randomBytes(16).toString('hex') };
    expect(settings('https://www.example.co.za', secret)).toMatchObject(secret);
  }
});

function settings(APP_URL: string | undefined, variables: Record<string, string> = {}) {
  const DATABASE_URL = 'postgres://site@localhost/site';
  return readEnv({ APP_URL, SESSION_SECRET, DATABASE_URL, SMTP_URL: 'smtp://localhost', ...variables });
}
