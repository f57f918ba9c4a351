import { X509Certificate } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { NoticeState } from '#app/accounts/access/define-notice.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { seals, signingCertificates } from '#app/platform/db/schema/signatures.ts';
import { env } from '#app/platform/env/env.server.ts';
import { freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { signingCertificate as givenOne } from '#tests/certificates.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { logCertificateEnd, sealCertificate } from './certificate-notice.server.ts';
import { signingCertificate } from './certificate.server.ts';
import { findSeal } from './find-seal.server.ts';

await useTestDatabase();

const NOW = new Date();

beforeEach(async () => {
  await db().delete(signingCertificates);
});

test('one that ends tomorrow seals today, and the overview and the log say so', async () => {
  useGiven(1);
  expect(await signingCertificate()).toMatchObject({ isSelfMade: false });
  expect(await overview(0)).toMatchObject({
    standing: 'urgent',
    state: expect.stringMatching(/^It ends tomorrow, on .* SIGNING_CERTIFICATE/),
  });
  expect(await logged(0)).toEqual(['warn: the certificate of seals is about to end']);
});

test('its end is said 60, 30 and 7 days before, and each day from then on', async () => {
  useGiven(90);
  const found = [];
  for (const days of [91, 61, 60, 59, 31, 30, 29, 8, 7, 6, 0, -1])
    found.push([days, (await overview(90 - days)).standing, (await logged(90 - days)).length]);
  expect(found).toEqual([
    [91, 'order', 0],
    [61, 'order', 0],
    [60, 'open', 1],
    [59, 'open', 0],
    [31, 'open', 0],
    [30, 'urgent', 1],
    [29, 'urgent', 0],
    [8, 'urgent', 0],
    [7, 'urgent', 1],
    [6, 'urgent', 1],
    [0, 'urgent', 1],
    [-1, 'urgent', 1],
  ]);
});

test('once it has ended, the site seals with one of its own, and says so', async () => {
  useGiven(1);
  expect(await signingCertificate(env(), after(2))).toMatchObject({ isSelfMade: true });
  expect(await overview(2)).toMatchObject({
    standing: 'urgent',
    state: expect.stringMatching(/^It ended on .*made itself/),
  });
  expect(await logged(2)).toEqual([
    'error: the certificate of seals has ended: one of the site’s own is used',
  ]);
});

test('one that the site made is kept, and renewed 90 days before its end', async () => {
  expect((await overview(0)).state).toMatch(/^The site makes one itself/);
  const first = await signingCertificate();
  expect((await signingCertificate()).certificate).toBe(first.certificate);
  const end = new X509Certificate(first.certificate).validToDate.getTime();
  const before = (days: number) => new Date(end - days * DAY);
  expect((await signingCertificate(env(), before(91))).certificate).toBe(first.certificate);
  await put(seals, { sha256: 'a'.repeat(64), signatures: 1, sealedAt: NOW });
  const second = await signingCertificate(env(), before(90));
  expect(second.certificate).not.toBe(first.certificate);
  expect((await signingCertificate(env(), before(89))).certificate).toBe(second.certificate);
  expect(await db().$count(signingCertificates)).toBe(2);
  // What the first one sealed is known by its hash.
  expect(await findSeal('a'.repeat(64))).toMatchObject({ signatures: 1 });
  expect(await overview(0)).toMatchObject({ standing: 'order', state: expect.stringMatching(/renews it$/) });
});

function useGiven(days: number): void {
  env().SIGNING_CERTIFICATE = givenOne(days);
  onTestFinished(() => void delete env().SIGNING_CERTIFICATE);
}

function after(days: number): Date {
  return new Date(NOW.getTime() + days * DAY);
}

async function overview(days: number): Promise<NoticeState> {
  const { ann } = await freshDesk();
  return sealCertificate.check({ me: staffActor(ann, 'admin'), now: after(days) });
}

async function logged(days: number): Promise<string[]> {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  await logCertificateEnd(log, after(days));
  const lines = (level: 'warn' | 'error') => log[level].mock.calls.map(([, text]) => `${level}: ${text}`);
  return [...lines('warn'), ...lines('error')];
}
