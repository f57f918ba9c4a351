import { expect, test } from 'vitest';
import { readXlsx } from './read-xlsx.server.ts';
import { writeXlsx } from './write-xlsx.server.ts';

test('texts, numbers and days are read again as they were written', async () => {
  const bytes = await writeXlsx([
    ['Name', 'Number', 'Due', 'Price'],
    ['=1+1', '0012', { day: '2026-11-27' }, { figure: '1495.50' }],
    ['Nkosi & <Sons>\n“é”', -12.5, { day: '1985-03-01' }, ''],
  ]);
  expect(await readXlsx(bytes)).toEqual([
    ['Name', 'Number', 'Due', 'Price'],
    ['=1+1', '0012', '2026-11-27', '1495.5'],
    ['Nkosi & <Sons>\n“é”', '-12.5', '1985-03-01'],
  ]);
});

test('columns beyond Z, empty lines and a text that is too long make a whole file', async () => {
  const wide = Array.from({ length: 60 }, (_, at) => `c${at}`);
  const read = await readXlsx(await writeXlsx([wide, [], ['x'.repeat(40_000)]]));
  expect(read?.[0]).toEqual(wide);
  expect(read?.[2]?.[0]).toHaveLength(32_767);
  expect(await readXlsx(await writeXlsx([]))).toEqual([]);
});

test('many lines are written as they come', async () => {
  const lines = Array.from({ length: 9000 }, (_, at) => [`Client ${at}`, at]);
  expect((await readXlsx(await writeXlsx(lines)))?.at(-1)).toEqual(['Client 8999', '8999']);
});
