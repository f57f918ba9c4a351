import { buffer } from 'node:stream/consumers';
import {
  AFRelationship,
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  rgb,
} from 'pdf-lib';
import { placeOnPage } from './place-on-page.ts';
import { CONTENTS_BYTES, RANGE, type SealTask, type UNSEALABLE } from './seal-task.ts';

// In a process of its own, started by seal.server.ts. Input: a line with the task, pages to append, stamps, the PDF.

const name = (text: string) => PDFName.of(text);

/** Paper below all names, before the first of them: what is printed there does not run through a name. */
const PAPER = { color: rgb(1, 1, 1), opacity: 0.85 };

const input = await buffer(process.stdin);
const end = input.indexOf(0x0a) + 1;
const task: SealTask = JSON.parse(input.subarray(0, end).toString('utf8'));
const pages = input.subarray(end, end + task.size);
const stamps = input.subarray(end + task.size, end + task.size + task.stamps);
const original = input.subarray(end + task.size + task.stamps);

const pdf = await opened(original);
if (isSigned(pdf)) fail('signed');
if (task.places.some(({ page }) => page > pdf.getPageCount())) fail('page');
try {
  if (task.places.length > 0) await stamp(pdf, stamps);
  await append(pdf, pages);
  await pdf.attach(Buffer.from(task.words, 'utf8'), 'signatures.txt', {
    mimeType: 'text/plain; charset=utf-8',
    description: 'Who signed, as it was typed',
    creationDate: new Date(task.at),
    modificationDate: new Date(task.at),
    afRelationship: AFRelationship.Supplement,
  });
  addSeal(pdf);
  const bytes = await pdf.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  process.stdout.end(bytes);
} catch {
  fail('damaged');
}

async function opened(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const read = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    if (read.getPageCount() > 0) return read;
  } catch {
    // The reader fails at an encrypted object before it knows that it is one.
    if (original.includes('/Encrypt')) fail('encrypted');
  }
  return fail('damaged');
}

/** A field that is signed, or a signature by itself: its bytes would not be where they were. */
function isSigned({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, found]) => {
    const dict = found instanceof PDFRawStream ? found.dict : found;
    return dict instanceof PDFDict && dict.has(name('ByteRange'));
  });
}

/** Without their place in the tags of a document that is not theirs. */
async function append(to: PDFDocument, bytes: Uint8Array): Promise<void> {
  const from = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const page of await to.copyPages(from, from.getPageIndices())) {
    page.node.delete(name('StructParents'));
    to.addPage(page);
  }
}

async function stamp(to: PDFDocument, bytes: Uint8Array): Promise<void> {
  const from = await PDFDocument.load(bytes, { updateMetadata: false });
  const drawings = await to.embedPages(from.getPages());
  const boxes = task.places.map((place) => {
    const page = to.getPage(place.page - 1);
    const turn = ((page.getRotation().angle % 360) + 360) % 360;
    return { page, box: { ...placeOnPage(place, page.getCropBox(), turn), rotate: degrees(turn) } };
  });
  for (const { page, box } of boxes) page.drawRectangle({ ...box, ...PAPER });
  for (const [index, { page, box }] of boxes.entries()) {
    const drawing = drawings[index];
    if (drawing) page.drawPage(drawing, box);
  }
}

/** An invisible field on the last page; what is signed is written into it afterwards. */
function addSeal(to: PDFDocument): void {
  const { context, catalog } = to;
  const page = to.getPage(to.getPageCount() - 1);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of(`Seal ${task.at}`),
      // Hidden from view, and locked.
      F: 0b1000_0100,
      Rect: [0, 0, 0, 0],
      P: page.ref,
      V: context.register(signature(to)),
    }),
  );
  page.node.set(name('Annots'), context.obj([...arrayIn(page.node, 'Annots'), field]));
  const form = catalog.lookupMaybe(name('AcroForm'), PDFDict) ?? context.obj({});
  form.set(name('Fields'), context.obj([...arrayIn(form, 'Fields'), field]));
  // There are signatures, and what is added must not change what was there.
  form.set(name('SigFlags'), PDFNumber.of(3));
  catalog.set(name('AcroForm'), form);
}

function arrayIn(dict: PDFDict, key: string) {
  return dict.lookupMaybe(name(key), PDFArray)?.asArray() ?? [];
}

/** Written as it stands: the writer would keep a dictionary in a compressed stream. */
function signature({ context }: PDFDocument): PDFInvalidObject {
  const dict = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    Name: PDFHexString.fromText(task.by),
    Reason: PDFHexString.fromText(task.reason),
    M: PDFString.fromDate(new Date(task.at)),
  });
  const rest = dict.toString().replace(/>>$/, '');
  const contents = '0'.repeat(2 * CONTENTS_BYTES);
  return PDFInvalidObject.of(
    Buffer.from(`${rest}/ByteRange ${RANGE}\n/Contents <${contents}>\n>>`, 'latin1'),
  );
}

function fail(why: (typeof UNSEALABLE)[number]): never {
  process.stderr.write(why);
  process.exit(1);
}
