import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { thumbnailOf } from '#app/platform/images/photos.server.ts';
import { PDF, photo, spooled } from './documents.test-support.ts';
import { fileName } from './file-name.ts';
import { isPhoto, KINDS, KINDS_TEXT } from './kinds.ts';
import { recognise } from './recognise.server.ts';
import { closeAll } from './spool.server.ts';

/** A picture of 64 × 48 pixels, the left half white and the right one purple, as an iPhone writes it. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAGGlkYXQAAAAAAEAAMAAAAAAAQAAwAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAABTAAIAAQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAANzAAEAAAAAAAAAEwAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewIIEFlurkprmwIAAAAMAgAAAAwCEIgABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAwAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAbm1kYXQAAABPKAGvE4D4UNCn1D90zOTN//16/hf9AWeHOWJ8kmbGVO15QmkFyIRvBoA/mio7yZpakN56rcn+a6tLGB0aCbv1rq+K7HXOOnp+HsPXhnmY4AAAAA8oAa4n59y33/+aL3nAK+A=',
  'base64',
);
const [WORD, EXCEL] = ['wordprocessingml.document', 'spreadsheetml.sheet'];
/** Heads of empty parts, without a directory at the end: file-type walks through all of them. */
const EMPTY_PARTS = Buffer.alloc(3_000_000, Buffer.from('PK\x03\x04'.padEnd(30, '\0') + 'a', 'latin1'));
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';

const what = async (name: string, bytes: Uint8Array | string) => {
  const { files } = await spooled([{ name, bytes }]);
  const found = await recognise(files[0]!);
  await closeAll(files);
  return 'type' in found ? found.type : found.why;
};

test('the content says what a file is, whatever its name', async () => {
  const taken: [string, Uint8Array | string][] = [
    ['application/pdf', PDF],
    ['image/jpeg', await photo('#fff')],
    ['image/png', await photo('#fff', 'png')],
    ['image/webp', await photo('#fff', 'webp')],
    ['image/heic', HEIC],
    [`${OFFICE}.wordprocessingml.document`, await office(WORD, 'word/document.xml')],
    [`${OFFICE}.spreadsheetml.sheet`, await office(EXCEL, 'xl/workbook.xml')],
    [`${ODF}.spreadsheet`, await openDocument('spreadsheet')],
  ];
  for (const [type, bytes] of taken)
    for (const name of ['a.exe', 'a', 'a.csv']) expect([name, await what(name, bytes)]).toEqual([name, type]);
  expect(await what('bank.csv', 'Date;Amount\r\n2026-03-01;1,50\r\n')).toBe('text/csv');
  expect([...taken.map(([type]) => type), 'text/csv'].toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test('every picture that is taken can lose its place, and the text names each kind', () => {
  for (const [type, { name }] of Object.entries(KINDS)) {
    expect(isPhoto(type), type).toBe(type.startsWith('image/'));
    expect(KINDS_TEXT).toContain(name);
  }
  expect(KINDS_TEXT).toBe('PDF, photos (JPEG, PNG, HEIC, WebP), Word, Excel, ODS or CSV');
});

test('a PDF may begin anywhere in its first 1 024 bytes, and is kept as it came', async () => {
  for (const before of [
    '\r\n',
    'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n',
    '\0'.repeat(1000),
    'PK\x03\x04',
  ])
    expect(await what('statement.pdf', before + PDF)).toBe('application/pdf');
  expect(await what('statement.pdf', ' '.repeat(1100) + PDF)).toContain('no PDF');
});

test('a table is recognised whatever its first letters and their encoding', async () => {
  const table = 'Date;Amount\r\n2026-03-01;1,50\r\n';
  for (const start of [
    'BM',
    'MZ',
    'GIF89a',
    'ID3',
    'II*',
    'MM',
    'PK',
    'Rar!',
    '%!PS',
    'FLV',
    '8BPS',
    'OggS',
    'fLaC',
    '{\\rtf1',
  ])
    expect([start, await what('bank.csv', start + table)]).toEqual([start, 'text/csv']);
  const utf16 = Buffer.from(`\uFEFF${table.repeat(20_000)}`, 'utf16le');
  for (const bytes of [
    utf16,
    Buffer.from(utf16).swap16(),
    `\uFEFF${table}`,
    `sep=;\r\n${table}`,
    `${table}\u001A`,
    Buffer.from('Zoë', 'latin1'),
  ])
    expect(await what('bank.CSV', bytes)).toBe('text/csv');
  for (const bytes of [Buffer.concat([utf16, Buffer.from([0, 0])]), `${table}\u001A${table}`])
    expect(await what('bank.csv', bytes)).toContain('We take');
});

test('an office file is known however its parts are named and ordered', async () => {
  const types = `<Types><Override ContentType="${OFFICE}.${WORD}.main+xml"/></Types>`;
  for (const parts of [
    [
      ['word\\document.xml', '<x/>'],
      ['[Content_Types].xml', types],
    ],
    [['[content_types].xml', types]],
  ])
    expect(await what('a.docx', await zip(Object.fromEntries(parts)))).toBe(`${OFFICE}.${WORD}`);
});

test('a file type that is not accepted is refused with advice', async () => {
  for (const [name, bytes, words] of [
    ['a.txt', 'plain words', 'Save it as a PDF'],
    ['a.pdf', 'plain words', 'no PDF, whatever its name says'],
    ['a.csv', 'a\0b', 'Save it as a PDF'],
    ['a.pdf', '', 'It is empty'],
    ['a.html', '<!DOCTYPE html><script>alert(1)</script>', 'Save it as a PDF'],
    ['a.csv', '<!DOCTYPE html><table></table>', 'Save it as a PDF'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Save it as a PDF'],
    ['a.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), 'Save it as a PDF'],
    ['a.zip', await zip({ 'a.pdf': PDF }), 'Take the files out'],
    ['a.xls', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_200, '0'), 'hex'), 'without a password'],
    ['a.xlsx', await office('ms-excel.sheet.macroEnabled', 'xl/workbook.xml'), 'It has macros'],
    ['a.docx', await office(WORD, 'word/document.xml', { 'word/vbaProject.bin': 'x' }), 'It has macros'],
    ['a.xlsx', await office(EXCEL, 'xl/workbook.xml', { 'xl/macrosheets/sheet1.xml': 'x' }), 'It has macros'],
    ['a.ods', await openDocument('spreadsheet', { 'Basic/Standard/Module1.xml': 'x' }), 'It has macros'],
    ['a.docx', declaring(300_000_000, await office(WORD, 'word/document.xml')), 'far more than any'],
    ['a.docx', (await office(WORD, 'word/document.xml')).subarray(0, -9), 'damaged or not complete'],
    ['a.docx', EMPTY_PARTS, 'damaged or not complete'],
    ['a.odt', await openDocument('text'), 'Save it as a PDF or DOCX'],
    ['fax.tif', Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1'), 'PDF with all of them'],
  ] as const)
    expect([name, await what(name, bytes)]).toEqual([name, expect.stringContaining(words)]);
});

test('a name loses folders and bad characters, and gets the right extension', () => {
  for (const [given, type, name] of [
    ['C:\\tax\\IRP5.PDF', 'application/pdf', 'IRP5.PDF'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['photo.exe', 'image/jpeg', 'photo.exe.jpg'],
    ['', 'image/heic', 'document.heic'],
    ['.pdf', 'application/pdf', 'document.pdf'],
    ['a\r\nb\u202Egpj.jpeg', 'image/jpeg', 'a bgpj.jpeg'],
  ] as const)
    expect(fileName(given, type)).toBe(name);
  expect(fileName(`${'é'.repeat(400)}.pdf`, 'application/pdf')).toHaveLength(154);
});

test('an iPhone’s photo has a small picture', async () => {
  const photo = { type: 'image/heic', size: HEIC.length, chunks: () => Readable.from([HEIC]) };
  const drawn = await thumbnailOf(photo, buffer);
  expect(drawn.kind === 'done' && drawn.output.toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
});

function office(kind: string, part: string, more: Record<string, string> = {}): Promise<Buffer> {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${kind.startsWith('ms-') ? `application/vnd.${kind}` : `${OFFICE}.${kind}`}.main+xml"/></Types>`;
  return zip({ '[Content_Types].xml': types, [part]: '<x/>', ...more });
}

/** Its last part is said to unpack to so many bytes. */
function declaring(bytes: number, zip: Buffer): Buffer {
  zip.writeUInt32LE(bytes, zip.lastIndexOf(Buffer.from('PK\x01\x02')) + 24);
  return zip;
}

function openDocument(kind: string, more: Record<string, string> = {}): Promise<Buffer> {
  return zip({ mimetype: `${ODF}.${kind}`, 'content.xml': '<x/>', ...more });
}

function zip(parts: Record<string, string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(parts))
    file.addBuffer(Buffer.from(text), name, { compress: name !== 'mimetype' });
  file.end();
  return buffer(file.outputStream);
}
