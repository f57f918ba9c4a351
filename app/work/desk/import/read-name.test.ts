import { expect, test } from 'vitest';
import { readHead } from './columns.ts';
import { turnedName } from './read-name.ts';
import { readRow } from './read-row.ts';

const read = (headings: readonly string[], cells: readonly string[]) => {
  const head = readHead([headings, cells]);
  return head && readRow(head.columns, cells, 2, headings);
};

test.each([
  ['du Toit, Mohammed', 'Mohammed du Toit'],
  ['NKOSI, THANDI', 'THANDI NKOSI'],
  ['van der Merwe,  Jan Hendrik', 'Jan Hendrik van der Merwe'],
  ['O’Brien-Müller, Zoë', 'Zoë O’Brien-Müller'],
  ['Botha, J.P.', 'J.P. Botha'],
  ['Dlamini, Mr S', 'Mr S Dlamini'],
])('the surname of “%s” stood first', (name, turned) => {
  expect(turnedName(name)).toBe(turned);
});

test.each([
  'Thandi Nkosi',
  'Botha,',
  ', Jan',
  'Smith, Jr',
  'Botha, Attorneys',
  'Smith, Brown and Partners',
  'Smith, Brown & Co',
  'Nkosi, Dlamini, Khumalo',
  'Builders Warehouse, Menlyn',
  'Kudu, 12 Long Street',
  'Smit, Seuns',
])('“%s” stays as it is', (name) => {
  expect(turnedName(name)).toBeNull();
});

test('the name of an individual is turned round with a remark', () => {
  const remark = '“du Toit, Mohammed” is read as Mohammed du Toit: the surname stood first.';
  for (const cells of [
    ['du Toit, Mohammed', ''],
    ['du Toit, Mohammed', 'Individual'],
  ]) {
    const row = read(['Name', 'Kind'], cells);
    expect([row?.given.name, row?.notes]).toEqual(['Mohammed du Toit', [remark]]);
  }
});

test('the name of a company, trust or estate is never turned round, its contact’s is', () => {
  for (const kind of ['Company', 'Trust', 'Estate'])
    expect(read(['Name', 'Kind'], ['Toit, Mohammed', kind])?.given.name, kind).toBe('Toit, Mohammed');
  for (const cells of [
    ['Nkosi, Dlamini (Pty) Ltd', ''],
    ['Nkosi, Family Trust', ''],
    ['Estate Late Nkosi, Thandi', ''],
    ['Nkosi, Thandi', '2016/000100/07'],
  ])
    expect(read(['Name', 'Registration number'], cells)).toMatchObject({
      given: { name: cells[0] },
      notes: [],
    });
  const row = read(['Name', 'Contact person', 'Kind'], ['Karoo Wool', 'du Toit, Mohammed', 'Company']);
  expect(row?.given).toMatchObject({ name: 'Karoo Wool', contactName: 'Mohammed du Toit' });
});
