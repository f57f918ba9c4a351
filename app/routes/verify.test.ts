import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { formOfFiles } from '#app/work/documents/documents.test-support.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

const BYTES = Buffer.from('%PDF-1.7 sealed');
const SHA256 = createHash('sha256').update(BYTES).digest('hex');

test('a file is checked by its hash alone, and an unknown one is called so', async () => {
  await db().delete(seals);
  await put(seals, { sha256: SHA256, signatures: 3, sealedAt: new Date('2026-11-27T10:00:00Z') });
  expect(await checked(SHA256.toUpperCase())).toMatchObject({ sha256: SHA256, found: { signatures: 3 } });
  expect(Object.keys((await checked(SHA256)).found ?? {})).toEqual(['signatures', 'sealedAt', 'isDisputed']);
  expect(await checked('f'.repeat(64))).toEqual({ sha256: 'f'.repeat(64), found: null });
  for (const odd of ['', 'F', "' or 1=1", 'g'.repeat(64)])
    expect(await checked(odd)).toEqual({ sha256: null, found: null });
});

test('without a script the file is sent, and only its hash is looked at', async () => {
  const answer = await submit('/verify', formOfFiles([{ name: 'signed.pdf', bytes: BYTES }]));
  expect(answer).toMatchObject({ status: 303, location: `/verify?sha256=${SHA256}` });
  expect(await submit('/verify', formOfFiles([]))).toMatchObject({ status: 400 });
});

async function checked(sha256: string) {
  const { data } = await visit(`/verify?sha256=${encodeURIComponent(sha256)}`);
  return data as { sha256: string | null; found: object | null };
}
