import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { DAY } from '#app/platform/core/time.ts';
import { xml, HEAD, OFFICE, PACKAGE } from '#app/platform/http/xml.ts';
import type { Cell } from './csv.ts';
import { DAY_ZERO } from './read-day.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Of `cellXfs` in `STYLES`. */
const [BOLD, ON_DAY] = [1, 2];
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PART}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
};

/** What a cell holds at most: Excel refuses a file with more. */
const LONGEST_TEXT = 32_767;
/** In widths of a character of the heading. */
const [NARROWEST, WIDEST] = [8, 60];
/** Column widths are taken from this many lines; also how many lines are written at once. */
const LOOKED_AT = 200;

/** A workbook of one sheet (ECMA-376): the first line is its heading. Texts are texts: none is a formula. */
export async function writeXlsx(lines: readonly (readonly Cell[])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + text), name);
  zip.addReadStream(Readable.from(sheetOf(lines)), 'xl/worksheets/sheet1.xml');
  zip.end();
  return buffer(zip.outputStream);
}

function* sheetOf(lines: readonly (readonly Cell[])[]): Generator<Buffer> {
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  const widths = widthsOf(lines.slice(0, LOOKED_AT));
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`,
  );
  for (let from = 0; from < lines.length; from += LOOKED_AT) {
    const some = lines.slice(from, from + LOOKED_AT);
    yield Buffer.from(some.map((cells, at) => rowOf(cells, from + at)).join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

function rowOf(cells: readonly Cell[], at: number): string {
  return `<row r="${at + 1}">${cells.map((cell, column) => cellOf(cell, `${lettersOf(column)}${at + 1}`, at === 0)).join('')}</row>`;
}

function cellOf(cell: Cell, place: string, isHead: boolean): string {
  if (cell === '') return '';
  if (typeof cell === 'object' && 'day' in cell)
    return `<c r="${place}" s="${ON_DAY}"><v>${serialOf(cell.day)}</v></c>`;
  const value = typeof cell === 'object' ? cell.figure : cell;
  const isNumber = typeof cell !== 'string' && Number.isFinite(Number(value));
  if (isNumber) return `<c r="${place}"><v>${Number(value)}</v></c>`;
  const text = xml(String(value).slice(0, LONGEST_TEXT));
  return `<c r="${place}" t="inlineStr"${isHead ? ` s="${BOLD}"` : ''}><is><t xml:space="preserve">${text}</t></is></c>`;
}

function serialOf(day: string): number {
  return (Date.parse(day) - DAY_ZERO) / DAY;
}

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}

function widthsOf(lines: readonly (readonly Cell[])[]): number[] {
  const widths: number[] = [];
  for (const cells of lines)
    for (const [at, cell] of cells.entries()) {
      const text = typeof cell === 'object' ? Object.values(cell)[0] : String(cell);
      widths[at] = Math.min(WIDEST, Math.max(widths[at] ?? NARROWEST, (text ?? '').length + 2));
    }
  return widths;
}
