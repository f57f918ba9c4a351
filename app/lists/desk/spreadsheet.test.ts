import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LISTS } from '#app/lists/core/lists.ts';
import { writeCsv } from '#app/platform/csv/csv.ts';
import type { Row } from './row.ts';
import { linesOf, tableOf } from './spreadsheet.ts';

const ID = '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40';
const ROW: Row = {
  id: ID,
  name: 'Copperleaf Bank',
  websiteUrl: 'https://copperleaf.example',
  description: null,
  logoAlt: null,
  category: 'financial',
  isActive: true,
  displayOrder: 10,
  logoUrl: null,
  version: 1,
  updatedAt: new Date(0),
  deletedAt: null,
};

test('a list survives export and import', () => {
  const texts = fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.replaceAll(/[\p{Cc}\s\uFEFF]+/gu, ' ').trim());
  const rows = fc.record({
    name: texts.map((text) => text || 'x'),
    description: texts.map((text) => text || null),
    displayOrder: fc.integer({ min: -1e6, max: 1e6 }),
    isActive: fc.boolean(),
    category: fc.constantFrom('financial', 'payment', 'business'),
  });
  fc.assert(
    fc.property(rows, (fields) => {
      const row: Row = { ...ROW, ...fields };
      const { name, websiteUrl, description, logoAlt, category, isActive, displayOrder } = row;
      const whole = { name, websiteUrl, description, logoAlt, category, isActive, displayOrder };
      const lines = [{ line: 2, id: ID, fields: whole }];
      expect(linesOf(LISTS.partners, writeCsv(tableOf(LISTS.partners, [row])))).toEqual({
        lines,
        errors: [],
      });
    }),
  );
});

test('an export has yes, no and empty cells, and an import reads what people write', () => {
  const row = { ...ROW, isActive: false };
  expect(
    writeCsv(tableOf(LISTS.partners, [ROW, row]))
      .replaceAll('\r', '')
      .split('\n')
      .slice(1),
  ).toEqual([
    `${ID},Copperleaf Bank,https://copperleaf.example,,,financial,yes,10`,
    `${ID},Copperleaf Bank,https://copperleaf.example,,,financial,no,10`,
    '',
  ]);
  const text = ` ID ,Category,IS_ACTIVE,,display_order\n ${ID} , Payment , JA ,,\n ${ID},payment,Nee,,7`;
  expect(linesOf(LISTS.partners, text).lines).toEqual([
    { line: 2, id: ID, fields: { category: 'payment', isActive: true, displayOrder: 0 } },
    { line: 3, id: ID, fields: { category: 'payment', isActive: false, displayOrder: 7 } },
  ]);
});

test('a new row is active, needs name and category, and has only the order of its file', () => {
  const text = 'name,category,display_order\nA,payment, \nB,payment,7\nC';
  const { lines, errors } = linesOf(LISTS.partners, text);
  expect(lines.map(({ fields }) => fields)).toEqual([
    { name: 'A', category: 'payment', isActive: true },
    { name: 'B', category: 'payment', isActive: true, displayOrder: 7 },
  ]);
  const noCategory = expect.stringContaining('Choose a category');
  expect(errors).toEqual([{ line: 4, message: noCategory }]);
  expect(linesOf(LISTS.partners, 'name\nA').errors).toEqual([{ line: 2, message: noCategory }]);
  const noName = { line: 2, message: 'Client name is required' };
  expect(linesOf(LISTS.clients, 'description\nWords').errors).toEqual([noName]);
});

test('a file has at most five thousand lines', () => {
  expect(linesOf(LISTS.clients, `name\n${'A\n'.repeat(5000)}`).lines).toHaveLength(5000);
  expect(linesOf(LISTS.clients, `name\n${'A\n'.repeat(5001)}`)).toEqual({
    lines: [],
    errors: [{ line: 1, message: 'A file has at most 5000 lines.' }],
  });
});

test('cells may be separated by commas, semicolons or tabs', () => {
  for (const separator of [',', ';', '\t']) {
    const text = ['name', 'is_active'].join(separator) + '\n' + ['Marula', 'no'].join(separator);
    const marula = { id: null, fields: { name: 'Marula', isActive: false } };
    expect(linesOf(LISTS.clients, text).lines).toMatchObject([marula]);
  }
});

test('a missing column leaves its field out', () => {
  expect(linesOf(LISTS.clients, `id,description\n${ID},New words`).lines).toEqual([
    { line: 2, id: ID, fields: { description: 'New words' } },
  ]);
});

test('a file that is no CSV or has an unknown column is refused as a whole', () => {
  for (const [text, message] of [
    ['', 'empty'],
    ['id,nickname,age\n1,x,2', 'id, name, website_url, description, logo_alt, is_active, display_order.'],
    ['id,nickname,age\n1,x,2', 'It cannot have nickname, age.'],
    [',\n1,x', 'It cannot have none of them.'],
    ['id,category\n1,financial', 'category'],
    ['"name\nnever closed', 'no CSV file'],
  ] as const) {
    const error = { line: 1, message: expect.stringContaining(message) };
    expect(linesOf(LISTS.clients, text)).toMatchObject({ lines: [], errors: [error] });
  }
});

test('each line with a mistake gets a message', () => {
  const text = [
    'name,website_url,is_active',
    ' ,,',
    ' ,https://x.example',
    'Marula,javascript:alert(1),yes',
    'Kudu,https://kudu.example,no',
    'Loerie,,ture',
    'Baobab,,,too much',
  ].join('\n');
  const { lines, errors } = linesOf(LISTS.clients, text);
  expect(lines).toHaveLength(1);
  expect(errors).toEqual([
    { line: 3, message: 'Client name is required' },
    { line: 4, message: expect.stringContaining('https://') },
    { line: 6, message: 'is_active is yes or no, not ture.' },
    { line: 7, message: expect.stringContaining('more cells') },
  ]);
  expect(linesOf(LISTS.clients, 'name,display_order\nKudu,12abc').errors).toEqual([
    { line: 2, message: 'display_order is a whole number, not 12abc.' },
  ]);
});
