import sharp, { type Sharp } from 'sharp';

// Only loaded in the process for photos.

export type Picture = { image: Sharp; width: number; height: number };

/** `damaged`: as much as can be read. */
type Reading = { maxPixels: number; manner: 'whole' | 'damaged' };

export const TOO_LARGE = 'too large';

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** The main picture first. Throws if it cannot be read, and `TOO_LARGE` if it has too many pixels. */
export async function readPhoto(
  bytes: Buffer,
  type: string,
  { maxPixels, manner }: Reading,
): Promise<Picture[]> {
  if (type === 'image/heic') return readHeic(bytes, maxPixels);
  const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw new Error(TOO_LARGE);
  const options = { limitInputPixels: maxPixels, failOn: manner === 'whole' ? 'error' : 'none' } as const;
  const source = manner === 'whole' ? bytes : ended(bytes, type);
  return [{ image: sharp(source, options).autoOrient(), width: autoOrient.width, height: autoOrient.height }];
}

/** For a damaged one. A JPEG that lacks only its last two bytes has all of its picture. */
export function isCut(bytes: Buffer, type: string): Promise<boolean> {
  const picture = sharp(ended(bytes, type), { limitInputPixels: false, failOn: 'warning' });
  return picture
    .resize(8)
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
}

function ended(bytes: Buffer, type: string): Buffer {
  return type === 'image/jpeg' ? Buffer.concat([bytes, JPEG_END]) : bytes;
}

/** sharp's own libheif has no decoder for phones' photos. The result is already rotated. */
async function readHeic(bytes: Buffer, maxPixels: number): Promise<Picture[]> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  if (images.length === 0) throw new Error('No picture is in it.');
  const pixels = images.reduce((sum, image) => sum + image.get_width() * image.get_height(), 0);
  if (pixels > maxPixels) throw new Error(TOO_LARGE);
  const pictures: Picture[] = [];
  for (const image of images.toSorted((a, b) => Number(b.is_primary()) - Number(a.is_primary()))) {
    const [width, height] = [image.get_width(), image.get_height()];
    const data = new Uint8ClampedArray(width * height * 4);
    const shown = await new Promise<object | null>((resolve) =>
      image.display({ data, width, height }, resolve),
    );
    if (!shown) throw new Error('It cannot be decoded.');
    pictures.push({ image: sharp(data, { raw: { width, height, channels: 4 } }), width, height });
  }
  return pictures;
}
