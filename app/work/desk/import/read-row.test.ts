import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingText, IMPORT_FIELDS, labelOf, misreadIn, readHead, type ReadField } from './columns.ts';
import { readRow } from './read-row.ts';

const read = (headings: readonly string[], cells: readonly string[]) => {
  const head = readHead([headings, cells]);
  return head && readRow(head.columns, cells, 2, headings);
};

const labelled = (field: ReadField) => labelOf(field as (typeof IMPORT_FIELDS)[number]);

test('the headings of Xero, Sage and a list of one’s own are known', () => {
  const xero = [
    '*ContactName',
    'AccountNumber',
    'EmailAddress',
    'FirstName',
    'LastName',
    'TaxNumber',
    'PhoneNumber',
  ];
  expect(readHead([xero])?.columns).toEqual([
    'name',
    null,
    'email',
    'firstName',
    'lastName',
    'taxNumber',
    'phone',
  ]);
  const sage = ['Customer Name', 'Contact Name', 'Telephone', 'Mobile', 'Tax Reference'];
  expect(readHead([sage])?.columns).toEqual(['name', 'contactName', 'phone', null, 'taxNumber']);
  const own = ['Surname', 'First Names', 'I.D. No.', 'Income Tax Ref No', 'FYE'];
  expect(readHead([own])?.columns).toEqual([
    'lastName',
    'firstName',
    'identityNumber',
    'taxNumber',
    'yearEnd',
  ]);
});

test('titles may stand above the headings, and a list without names is none', () => {
  const lines = [['Clients of 2026'], [], ['Client', 'E-mail'], ['Thandi Nkosi', 'thandi@example.org']];
  expect(readHead(lines)).toMatchObject({ headAt: 2, columns: ['name', 'email'] });
  expect(readHead([])).toBeNull();
  for (const nothing of [[[]], [['Amount', 'Date']], [['']]])
    expect(misreadIn(readHead(nothing)!, labelled)).toMatch(/^No column is read as the name/);
  expect(misreadIn(readHead(lines)!, labelled)).toBeNull();
});

test('where no heading is known, the line with the most cells has them', () => {
  const lines = [['Our list'], ['', ''], ['Klante', 'Bel'], ['Thandi', '082 555 0101'], ['Kgosi', '012']];
  expect(readHead(lines)).toMatchObject({ headAt: 2, columns: [null, null] });
});

test('two columns with one meaning are named, a column without a heading by its letter', () => {
  const headings = ['Client', 'Cell', ...Array<string>(25).fill(''), 'Tel'];
  const fields = new Map<string, ReadField>([
    ['Client', 'name'],
    ['Cell', 'phone'],
    ['Tel', 'phone'],
  ]);
  const sheet = { headings, columns: headings.map((heading) => fields.get(heading) ?? null) };
  expect(misreadIn(sheet, labelled)).toBe(
    '“Cell” and “Tel” are both read as Phone. Choose something else for one of them, or do not read it.',
  );
  expect([2, 25, 26, 27].map((at) => headingText(headings, at))).toEqual([
    'column C',
    'column Z',
    'column AA',
    '“Tel”',
  ]);
});

test('an address in several columns is one, whatever program wrote them', () => {
  const joined = (headings: readonly string[], cells: readonly string[]) => {
    const { streetAddress, postalAddress } = read(['Name', ...headings], ['X', ...cells])?.given ?? {};
    return { streetAddress, postalAddress };
  };
  const box = 'PO Box 12\nPretoria\n0001';
  const street = '12 Church Street\nHatfield\nPretoria\n0083';
  const xero = ['POAddressLine1', 'POAddressLine2', 'POCity', 'POPostalCode'];
  const xeroStreet = ['SAAddressLine1', 'SAAddressLine2', 'SACity', 'SAPostalCode'];
  expect(
    joined(
      [...xero, ...xeroStreet],
      ['PO Box 12', '', 'Pretoria', '1', '12 Church Street', 'Hatfield', 'Pretoria', '83'],
    ),
  ).toEqual({ streetAddress: street, postalAddress: box });
  const own = ['Physical address', 'Suburb', 'City', 'Postal code', 'Postal address', 'Town', 'Code'];
  expect(
    joined(own, ['12 Church Street', 'Hatfield', 'Pretoria', '0083', 'PO Box 12', 'Pretoria', '']),
  ).toEqual({ streetAddress: street, postalAddress: 'PO Box 12\nPretoria' });
  expect(joined(['Straatadres', 'Posadres'], [street, box])).toEqual({
    streetAddress: street,
    postalAddress: box,
  });
  expect(joined(['Address'], [street.replaceAll('\n', ', ')]).streetAddress).toBe(
    '12 Church Street, Hatfield, Pretoria, 0083',
  );
});

test('a town alone is no address, and an e-mail address is none either', () => {
  expect(readHead([['Name', 'City', 'Province']])?.columns).toEqual(['name', null, null]);
  const row = read(['Name', 'Address'], ['X', 'x@example.org']);
  expect(row?.given).toMatchObject({ email: 'x@example.org' });
  expect(row?.given.streetAddress).toBeUndefined();
  const { given, notes } = read(['Name', 'Street', 'Postal code'], ['X', 'n/a', '28'])!;
  expect(given.streetAddress).toBe('0028');
  expect(notes).toEqual(['28 is read as 0028: the spreadsheet drops zeros in front.']);
});

test('an address that is said to be the other one is none, and a total is no client', () => {
  for (const text of ['Same', 'same as street', 'As above', 'Dieselfde', 'nvt'])
    expect(read(['Name', 'Postal address'], ['X', text])?.given.postalAddress, text).toBeUndefined();
  expect(read(['Name', 'VAT no'], ['X', 'nvt'])?.given).toEqual({ name: 'X', kind: 'individual' });
  for (const text of ['Totaal', 'TOTAL 407', 'Grand total', 'Totals:'])
    expect(read(['Name', 'Group'], [text, '407'])?.errors, text).toEqual([
      'It looks like the line of a total.',
    ]);
  expect(read(['Name'], ['Total Garage CC'])?.errors).toEqual([]);
});

test('columns of one address are no mistake, and other doubled columns are', () => {
  const headings = ['Name', 'Address 1', 'Address 2', 'City'];
  const sheet = readHead([headings])!;
  expect(sheet.columns).toEqual(['name', 'streetAddress', 'streetAddress', 'streetAddress']);
  expect(misreadIn(sheet, labelled)).toBeNull();
});

test('the headings of an Afrikaans list are known', () => {
  const headings =
    'Kliëntnaam;Soort;E-pos;Selnommer;Kontakpersoon;Belastingnommer;Registrasienommer;ID-nommer;BTW-nommer;LBS-nommer;WVF-nommer;Jaareinde;Registrasiedatum;BTW-kategorie;Taal;Groep;Verantwoordelike;Straatadres;Posadres';
  const columns = readHead([headings.split(';')])?.columns ?? [];
  expect(headings.split(';').filter((_, at) => !columns[at])).toEqual([]);
});

test('a column without a heading is known by what stands in it', () => {
  const lines = [
    ['Client', '', '?'],
    ['Kgosi Plumbing', '2016/000100/07', 'a@example.org'],
    ['Karoo Wool', '2011/123456/07', 'b@example.org'],
  ];
  expect(readHead(lines)?.columns).toEqual(['name', 'registrationNumber', 'email']);
});

test('zeros that a spreadsheet dropped are put back, and it is said', () => {
  const row = read(['Name', 'Tax no', 'ID number'], ['Thandi Nkosi', '1339050', '1014800086']);
  expect(row?.given).toMatchObject({ taxNumber: '0001339050', identityNumber: '0001014800086' });
  expect(row?.notes).toHaveLength(2);
});

test('headings of two words are known by one of them', () => {
  const heads = ['Client / Entity', 'ID / Reg no', 'Inc tax ref', 'E-mail(s)', 'DOB / Reg date', 'Resp.'];
  expect(readHead([heads])?.columns).toEqual([
    'name',
    'identityNumber',
    'taxNumber',
    'email',
    'registeredOn',
    'assignee',
  ]);
});

test('in one column for both, an ID number and a registration number are told apart', () => {
  const numberOf = (name: string, heading: string, text: string) => read(['Name', heading], [name, text]);
  for (const heading of ['ID no', 'Reg no', 'ID / Reg no']) {
    expect(numberOf('Karoo Wool CC', heading, '1996/772247/07')).toMatchObject({
      given: { registrationNumber: '1996/772247/07' },
      notes: [],
    });
    expect(numberOf('Ubuntu Trust', heading, 'IT4711/2011')?.given.identityNumber).toBeUndefined();
    expect(numberOf('Thandi Nkosi', heading, '8001015009087')?.given).toMatchObject({
      identityNumber: '8001015009087',
    });
  }
  expect(
    numberOf('Thandi Nkosi', 'ID / Reg no', '800101 5009 087')?.given.registrationNumber,
  ).toBeUndefined();
});

test('what people write for nothing is nothing, and the first of two addresses counts', () => {
  const heads = ['Name', 'VAT no', 'VAT category', 'E-mail', 'Type'];
  const row = read(heads, ['X', 'not reg.', 'monthly', 'a@example.org; b@example.org', 'Ind']);
  expect(row).toMatchObject({ given: { vatCategory: 'C', email: 'a@example.org', kind: 'individual' } });
  expect(row?.given.vatNumber).toBeUndefined();
  expect(row?.notes).toEqual([expect.stringContaining('b@example.org')]);
  const every = read(heads, ['X', 'tbc', 'bi-monthly', '', 'Ind']);
  expect(every?.given).toEqual({ name: 'X', kind: 'individual' });
  expect(every?.notes).toEqual([expect.stringContaining('A or B')]);
});

test('a number that the spreadsheet shortened is refused and not guessed', () => {
  const row = read(['Name', 'ID number'], ['Thandi Nkosi', '8,00101E+12']);
  expect(row?.given.identityNumber).toBeUndefined();
  expect(row?.errors[0]).toMatch(/shortened/);
});

test('a tax number that begins with 4 is the VAT number, as Xero calls it', () => {
  const row = read(['ContactName', 'TaxNumber'], ['Kgosi Plumbing (Pty) Ltd', '4123456789']);
  expect(row?.given).toEqual({ name: 'Kgosi Plumbing (Pty) Ltd', kind: 'company', vatNumber: '4123456789' });
});

test('the kind is read from what it is called, or from name and numbers', () => {
  const kindOf = (name: string, more: Record<string, string> = {}) =>
    read(['Name', ...Object.keys(more)], [name, ...Object.values(more)])?.given.kind;
  expect(kindOf('Kgosi Plumbing (Pty) Ltd')).toBe('company');
  expect(kindOf('Karoo Wool BK')).toBe('company');
  expect(kindOf('The Nkosi Family Trust')).toBe('trust');
  expect(kindOf('Estate Late P Botha')).toBe('estate');
  expect(kindOf('Karoo', { 'Reg no': '201112345607' })).toBe('company');
  expect(kindOf('Thandi Nkosi')).toBe('individual');
  expect(kindOf('Karoo', { Type: 'Close corporation' })).toBe('company');
  const afrikaans = { Maatskappy: 'company', Individu: 'individual', BK: 'company', Boedel: 'estate' };
  for (const [soort, kind] of Object.entries(afrikaans)) expect(kindOf('Karoo', { Soort: soort })).toBe(kind);
  expect(read(['Name', 'Type'], ['Karoo', 'Partnership'])?.errors).toHaveLength(1);
});

test('a year end and a day are read as people write them', () => {
  for (const text of ['2', '02', 'Feb', 'February', '28 Feb', '28/02', '28 Februarie', '2026-02-28'])
    expect([text, read(['Name', 'Year end'], ['X', text])?.given.yearEnd]).toEqual([text, '2']);
  expect(read(['Name', 'Year end'], ['X', 'soon'])?.errors).toHaveLength(1);
  expect(read(['Name', 'Registered on'], ['X', '31/03/2011'])?.given.registeredOn).toBe('2011-03-31');
  expect(read(['Name', 'Registered on'], ['X', '03/31/2011'])?.errors[0]).toMatch(/month first/);
});

test('empty lines and headings that come again are left out', () => {
  const headings = ['Name', 'E-mail'];
  expect(read(headings, ['', ' '])).toBeNull();
  expect(read(headings, headings)).toBeNull();
  expect(read([...headings, 'Remarks'], ['Name', 'E-mail', 'x'])).toBeNull();
  expect(read([...headings, 'Remarks'], ['', '', 'x'])).toBeNull();
});

test('no cell of a stranger breaks the reading', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789E+/.- ') }));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 22, maxLength: 22 }), (cells) => {
      const row = readRow(IMPORT_FIELDS, cells, 2, []);
      for (const text of Object.values(row?.given ?? {})) expect(typeof text).toBe('string');
    }),
  );
});
