import type { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { Picture } from './read-photo.ts';

// Only loaded in the process for photos.

const JPEG = { quality: 80, mozjpeg: true };
const POINTS = 72;
/** In points. */
const A4 = { long: 841.89, short: 595.28 };
const MARGIN = 18;
const [LONG, SHORT] = [A4.long - 2 * MARGIN, A4.short - 2 * MARGIN];
/** In dots per inch: an ordinary page, and the least across a long picture. */
const [USUAL, LEAST] = [200, 150];
const LONG_SIDE = Math.round((A4.long / POINTS) * USUAL);
const MOST_ACROSS = Math.round((SHORT / POINTS) * USUAL);

/** A longer picture is cut into pages, because its text would be too small on one. */
const LONGEST = 3;
/** The overlap with the page before: a line that is cut there is whole here. */
const OVERLAP = 0.04;
const MOST_PAGES = 60;

export function addPages(document: PDFDocument, picture: Picture): Promise<number> {
  const { width, height } = picture;
  return Math.max(width, height) > LONGEST * Math.min(width, height)
    ? addSlices(document, picture)
    : addPage(document, picture);
}

async function addPage(document: PDFDocument, { image }: Picture): Promise<number> {
  const size = { width: LONG_SIDE, height: LONG_SIDE, fit: 'inside' as const, withoutEnlargement: true };
  const jpeg = await image.resize(size).flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
  const embedded = await document.embedJpg(jpeg);
  const isWide = embedded.width > embedded.height;
  const page = document.addPage(isWide ? [A4.long, A4.short] : [A4.short, A4.long]);
  const box = embedded.scaleToFit(page.getWidth() - 2 * MARGIN, page.getHeight() - 2 * MARGIN);
  const [x, y] = [(page.getWidth() - box.width) / 2, (page.getHeight() - box.height) / 2];
  page.drawImage(embedded, { x, y, ...box });
  return 1;
}

async function addSlices(document: PDFDocument, { image, width, height }: Picture): Promise<number> {
  const isTall = height > width;
  const across = Math.min(isTall ? width : height, MOST_ACROSS);
  const { data, info } = await image
    .resize(isTall ? { width: across } : { height: across })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const slices = slicesOf(isTall ? info.height : info.width, across);
  for (const { from, length } of slices) {
    const region = isTall
      ? { left: 0, top: from, width: across, height: length }
      : { left: from, top: 0, width: length, height: across };
    const embedded = await document.embedJpg(
      await sharp(data, { raw }).extract(region).jpeg(JPEG).toBuffer(),
    );
    const page = document.addPage(isTall ? [A4.short, A4.long] : [A4.long, A4.short]);
    const scale = Math.min(
      (isTall ? LONG : SHORT) / embedded.height,
      (isTall ? SHORT : LONG) / embedded.width,
    );
    const least = Math.min(scale, POINTS / LEAST);
    const [wide, high] = [embedded.width * least, embedded.height * least];
    page.drawImage(embedded, {
      x: (page.getWidth() - wide) / 2,
      y: page.getHeight() - MARGIN - high,
      width: wide,
      height: high,
    });
  }
  return slices.length;
}

function slicesOf(total: number, across: number): { from: number; length: number }[] {
  const density = Math.max(LEAST, across / (SHORT / POINTS));
  const usual = Math.floor((LONG / POINTS) * density);
  const length = Math.max(usual, Math.ceil(total / MOST_PAGES / (1 - OVERLAP)));
  const step = Math.floor(length * (1 - OVERLAP));
  const count = Math.max(1, Math.ceil((total - length) / step) + 1);
  return Array.from({ length: count }, (_, at) => ({
    from: at * step,
    length: Math.min(length, total - at * step),
  }));
}
