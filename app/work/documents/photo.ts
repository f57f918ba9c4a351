import { doubtOf, LOOKED_AT, type Grey } from './photo-doubt.ts';
import { askAbout } from './photo-question.ts';

/** A page at 210 points an inch: small print is clear, and a phone's photo has a quarter of its bytes. */
const LONGEST = 2500;
const QUALITY = 0.85;

/** `ask`: its sender, before it goes. */
export type ReadyPhoto = { file: File; ask?: (line: HTMLElement) => Promise<'send' | 'again'> };

/** Of photos that the browser cannot read (HEIC, outside Safari) nothing is known: they go as they are. */
export async function readyPhoto(
  file: File,
  { keepsOriginal }: { keepsOriginal: boolean },
): Promise<ReadyPhoto> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { file };
  try {
    const doubt = doubtOf(greyOf(picture));
    const isLarge = Math.max(picture.width, picture.height) > LONGEST;
    const small = isLarge && !keepsOriginal ? await shrunk(picture, file) : file;
    return { file: small, ask: doubt ? (line) => askAbout(doubt, line) : undefined };
  } finally {
    picture.close();
  }
}

/** Upright, and without what the camera wrote about place and device. */
async function shrunk(picture: ImageBitmap, file: File): Promise<File> {
  const { canvas } = drawn(picture, LONGEST);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob || blob.size >= file.size) return file;
  const name = `${file.name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`;
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}

function greyOf(picture: ImageBitmap): Grey {
  const { pen, width, height } = drawn(picture, LOOKED_AT);
  const { data } = pen.getImageData(0, 0, width, height);
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const from = at * 4;
    values[at] = (data[from] ?? 0) * 0.299 + (data[from + 1] ?? 0) * 0.587 + (data[from + 2] ?? 0) * 0.114;
  }
  return { width, height, values };
}

/** At most this long on its longer side, on white, as transparent pictures are meant. */
function drawn(picture: ImageBitmap, longest: number) {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: longest === LOOKED_AT });
  if (!pen) throw new Error('This browser draws nothing.');
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, pen, width: canvas.width, height: canvas.height };
}
