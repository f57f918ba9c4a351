import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { thumbnailOf } from '#app/images/photos.server.ts';
import { PDF, photo, spooled } from './documents.test-support.ts';
import { fileName } from './file-name.ts';
import { KINDS } from './kinds.ts';
import { recognise } from './recognise.server.ts';
import { closeAll } from './spool.server.ts';

/** A picture of 64 × 48 pixels, the left half white and the right one purple, as an iPhone writes it. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAGGlkYXQAAAAAAEAAMAAAAAAAQAAwAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAABTAAIAAQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAANzAAEAAAAAAAAAEwAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewIIEFlurkprmwIAAAAMAgAAAAwCEIgABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAwAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAbm1kYXQAAABPKAGvE4D4UNCn1D90zOTN//16/hf9AWeHOWJ8kmbGVO15QmkFyIRvBoA/mio7yZpakN56rcn+a6tLGB0aCbv1rq+K7HXOOnp+HsPXhnmY4AAAAA8oAa4n59y33/+aL3nAK+A=',
  'base64',
);
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
    [`${OFFICE}.wordprocessingml.document`, await office('wordprocessingml.document', 'word/document.xml')],
    [`${OFFICE}.spreadsheetml.sheet`, await office('spreadsheetml.sheet', 'xl/workbook.xml')],
    [`${ODF}.spreadsheet`, await openDocument('spreadsheet')],
  ];
  for (const [type, bytes] of taken)
    for (const name of ['a.exe', 'a', 'a.csv']) expect([name, await what(name, bytes)]).toEqual([name, type]);
  expect(await what('bank.csv', 'Date;Amount\r\n2026-03-01;1,50\r\n')).toBe('text/csv');
  expect([...taken.map(([type]) => type), 'text/csv'].toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test('what is not taken is refused with what to do', async () => {
  for (const [name, bytes, words] of [
    ['a.pdf', 'plain words', 'Save it as a PDF'],
    ['a.csv', 'a\0b', 'Save it as a PDF'],
    ['a.pdf', '', 'It is empty'],
    ['a.pdf', '<!DOCTYPE html><script>alert(1)</script>', 'Save it as a PDF'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Save it as a PDF'],
    ['a.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), 'Save it as a PDF'],
    ['a.zip', await zip({ 'a.pdf': PDF }), 'Take the files out'],
    ['a.xls', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_200, '0'), 'hex'), 'without a password'],
    ['a.xlsx', await office('ms-excel.sheet.macroEnabled', 'xl/workbook.xml'), 'Save it as'],
    ['a.odt', await openDocument('text'), 'Save it as a PDF or DOCX'],
  ] as const)
    expect([name, await what(name, bytes)]).toEqual([name, expect.stringContaining(words)]);
});

test('a name loses its folders and what disturbs, and gets an ending that fits', () => {
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
  expect((await thumbnailOf(photo, buffer))?.toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
});

function office(kind: string, part: string): Promise<Buffer> {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${kind.startsWith('ms-') ? `application/vnd.${kind}` : `${OFFICE}.${kind}`}.main+xml"/></Types>`;
  return zip({ '[Content_Types].xml': types, [part]: '<x/>' });
}

function openDocument(kind: string): Promise<Buffer> {
  return zip({ mimetype: `${ODF}.${kind}`, 'content.xml': '<x/>' });
}

function zip(parts: Record<string, string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(parts))
    file.addBuffer(Buffer.from(text), name, { compress: name !== 'mimetype' });
  file.end();
  return buffer(file.outputStream);
}
