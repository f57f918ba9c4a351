import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { isXlsx, readXlsx } from './read-xlsx.server.ts';

const CELLS = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>a</t><t>b</t></is></c></row>
  <row r="4"><c r="B4"><v>9001014800086</v></c><c r="C4"><v>9.001014800086E12</v></c><c r="D4" t="str"><v>1E5</v></c>
  <c r="E4" t="b"><v>1</v></c></row>`;
const STRINGS = '<sst><si><r><t>Nk</t></r><r><t>osi &amp; Sons</t></r><rPh><t>x</t></rPh></si></sst>';

test('cells stand in their places, with the texts of the workbook', async () => {
  const bytes = await workbook(`<worksheet><sheetData>${CELLS}</sheetData></worksheet>`);
  expect(isXlsx(bytes)).toBe(true);
  expect(await readXlsx(bytes)).toEqual([
    [],
    ['Nkosi & Sons', '', 'ab'],
    [],
    ['', '9001014800086', '9001014800086', '1E5', '1'],
  ]);
});

test('a file that is no workbook, is broken, too large or declares entities is refused', async () => {
  const far = '<row r="1"><c r="XFD1"><v>1</v></c></row>';
  const entity = '<!DOCTYPE a [<!ENTITY x "y">]><worksheet/>';
  for (const sheet of ['<worksheet><sheetData>', far, entity])
    expect(await readXlsx(await workbook(sheet)), sheet).toBeNull();
  expect(await readXlsx(Buffer.from('PK\u0003\u0004 no workbook'))).toBeNull();
  expect(isXlsx(Buffer.from('name;phone'))).toBe(false);
});

function workbook(sheet: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('<worksheet><sheetData/></worksheet>'), 'xl/worksheets/sheet10.xml');
  zip.addBuffer(Buffer.from(sheet), 'xl/worksheets/sheet2.xml');
  zip.addBuffer(Buffer.from(STRINGS), 'xl/sharedStrings.xml');
  zip.end();
  return buffer(zip.outputStream);
}
