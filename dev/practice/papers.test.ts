import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { diskStorage } from '#app/platform/storage/disk.server.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { makeFolder } from '#tests/folder.ts';
import { useTestDatabase } from '#tests/database.ts';
import { storePapers } from './papers.ts';
import { fillWork } from './work-rows.ts';

const { url } = await useTestDatabase();

test('every document of the practice is there, as its row says', async () => {
  const folder = makeFolder('papers-');
  const storage = diskStorage(folder);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await fillWork(sql, { taxpayers: 4, ofEach: 6 });
    const count = await storePapers(sql, storage);
    const rows = await sql<{ id: string; name: string; type: string; size: number; sha256: string }[]>`
      select id, name, type, size, sha256 from documents`;
    expect([rows.length, new Set(rows.map(({ type }) => type)).size]).toEqual([count, 2]);
    for (const { id, name, ...row } of rows) {
      const object = await storage.get(documentKey(id));
      const bytes = object?.bytes ?? Buffer.alloc(0);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect({ type: object?.contentType, size: bytes.length, sha256 }, name).toEqual(row);
      expect(name).toMatch(row.type === 'image/jpeg' ? /\.jpg$/ : /\.pdf$/);
    }
  } finally {
    await sql.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
