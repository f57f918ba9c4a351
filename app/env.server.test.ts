import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

const { SESSION_SECRET } = parseEnv(readFileSync('.env.example', 'utf8'));

test('the secret of .env.example is accepted on localhost only', () => {
  expect(settings('https://localhost:8443').APP_URL).toBe('https://localhost:8443');
  expect(settings(undefined).APP_URL).toBe('http://localhost:3000');
  expect(() => settings('https://www.example.co.za')).toThrow(/^SESSION_SECRET is the one of \.env\.example/);
});

function settings(APP_URL: string | undefined) {
  const DATABASE_URL = 'postgres://site@localhost/site';
  return readEnv({ APP_URL, SESSION_SECRET, DATABASE_URL, SMTP_URL: 'smtp://localhost' });
}
