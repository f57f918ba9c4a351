import { PDFDocument } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import type { PhotosTask } from './photos.server.ts';

// Runs in a process of its own, started by photos.server.ts.

const JPEG = { quality: 80, mozjpeg: true };
/** A4 at 200 dots per inch. */
const LONG_SIDE = 2339;
/** In points of a 72nd of an inch. */
const A4 = { long: 841.89, short: 595.28 };
const MARGIN = 18;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });

const input = process.stdin[Symbol.asyncIterator]();
let rest = Buffer.alloc(0);

const task = JSON.parse(process.argv[2] ?? '{}') as PhotosTask;
const photos = readPhotos(task);
process.stdout.end(task.to === 'thumbnail' ? await thumbnail() : await pdf());

async function thumbnail(): Promise<Buffer> {
  const { value: photo } = await photos.next();
  if (!photo) return fail();
  const size = { width: 2 * task.side, height: 2 * task.side, fit: 'cover' as const };
  return photo.resize(size).webp({ quality: 70 }).toBuffer();
}

/** A page of A4 for each, upright or across as the photo is. */
async function pdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for await (const photo of photos) {
    const size = { width: LONG_SIDE, height: LONG_SIDE, fit: 'inside' as const, withoutEnlargement: true };
    const jpeg = await photo.resize(size).flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
    const image = await document.embedJpg(jpeg);
    const isWide = image.width > image.height;
    const page = document.addPage(isWide ? [A4.long, A4.short] : [A4.short, A4.long]);
    const { width, height } = image.scaleToFit(page.getWidth() - 2 * MARGIN, page.getHeight() - 2 * MARGIN);
    const [x, y] = [(page.getWidth() - width) / 2, (page.getHeight() - height) / 2];
    page.drawImage(image, { x, y, width, height });
  }
  return document.save();
}

/** One after the other, so that one at a time is in memory. */
async function* readPhotos({ photos: kinds, maxPixels }: PhotosTask): AsyncGenerator<Sharp> {
  for (const { type, size } of kinds) yield read(await take(size), type, maxPixels);
}

function read(bytes: Buffer, type: string, maxPixels: number): Sharp | Promise<Sharp> {
  if (type === 'image/heic') return readHeic(bytes, maxPixels);
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

/** sharp's own libheif has no decoder for what phones write. It is turned already. */
async function readHeic(bytes: Buffer, maxPixels: number): Promise<Sharp> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) return fail();
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return fail();
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve) =>
    image.display({ data, width, height }, (shown) => (shown ? resolve() : fail())),
  );
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function take(size: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [rest];
  for (let got = rest.length; got < size;) {
    const chunk = (await nextChunk()) ?? fail();
    chunks.push(chunk);
    got += chunk.length;
  }
  const all = Buffer.concat(chunks);
  rest = all.subarray(size);
  return all.subarray(0, size);
}

async function nextChunk(): Promise<Buffer | undefined> {
  const { value, done } = (await input.next()) as IteratorResult<Buffer>;
  return done ? undefined : value;
}

function fail(): never {
  process.exit(1);
}
