import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { xml, HEAD, OFFICE, PACKAGE } from '#app/platform/http/xml.ts';

/** `list`: with a bullet. `gap`: space above, as between two parts of a letter. */
export type Paragraph = { text: string; look?: 'bold' | 'list'; gap?: boolean };

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** Twentieths of a point: A4, and its margins. */
const PAGE =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="708" w:footer="708" w:gutter="0"/>';
const GAP = 240;
const INDENT = 360;

type Document = { title: string; paragraphs: readonly Paragraph[] };

const ROOM_TO_SIGN: readonly Paragraph[] = Array.from({ length: 3 }, () => ({ text: '' }));

/** The last paragraph is the signer's name, with room for the signature above it. */
export async function sendLetter(filename: string, { title, paragraphs }: Document): Promise<Response> {
  const file = await writeDocx({
    title,
    paragraphs: [...paragraphs.slice(0, -1), ...ROOM_TO_SIGN, ...paragraphs.slice(-1)],
  });
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': DOCX_TYPE,
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}

/** A Word file (ECMA-376): paragraphs of text on A4, and nothing else. */
async function writeDocx({ title, paragraphs }: Document): Promise<Buffer> {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${DOCX_TYPE}.main+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xml(title)}</dc:title></cp:coreProperties>`,
    'word/document.xml': `<w:document xmlns:w="${MAIN}"><w:body>${paragraphs.map(paragraphOf).join('')}<w:sectPr>${PAGE}</w:sectPr></w:body></w:document>`,
  });
}

function paragraphOf({ text, look, gap }: Paragraph): string {
  const spacing = `<w:spacing w:before="${gap ? GAP : 0}" w:after="0"/>`;
  const indent = look === 'list' ? `<w:ind w:left="${INDENT}" w:hanging="${INDENT}"/>` : '';
  const font = `<w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>${look === 'bold' ? '<w:b/>' : ''}<w:sz w:val="22"/></w:rPr>`;
  const bullet = look === 'list' ? '<w:t>•</w:t><w:tab/>' : '';
  return `<w:p><w:pPr>${spacing}${indent}</w:pPr><w:r>${font}${bullet}<w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`;
}

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(HEAD + text), name);
  zip.end();
  return buffer(zip.outputStream);
}
