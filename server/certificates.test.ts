import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '#app/platform/env/env.server.ts';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { DAY, SECOND } from '#app/platform/core/time.ts';
import { makeAuthority, makeCertificate } from '#tests/certificates.ts';
import { makeFolder } from '#tests/folder.ts';
import { watchCertificates } from './certificates.ts';

const folder = makeFolder('site-certificates-');
const { certificate, key } = makeCertificate(folder, makeAuthority(folder, 'authority'), 'DNS:localhost');
const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) });
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('the expiry of each certificate that the site depends on is a metric', async () => {
  const config = readEnv({
    DATABASE_URL: 'postgres://site@127.0.0.1:1/none',
    APP_URL: 'https://localhost:1',
    INBOUND_IMAP_URL: `imaps://info:secret@127.0.0.1:${port}/INBOX`,
    SMTP_URL: `smtps://127.0.0.1:${port}`,
    SESSION_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  });
  const watch = watchCertificates(config);
  const value = async (of: string) =>
    (await metrics().state.certificateExpiry.get()).values.find(({ labels }) => labels.of === of)?.value;
  await expect.poll(() => value('mailbox')).toBeGreaterThan((Date.now() + DAY) / SECOND);
  await expect.poll(() => value('mail server')).toBeLessThan((Date.now() + 3 * DAY) / SECOND);
  expect(await value('site')).toBeUndefined();
  watch.stop();
});
