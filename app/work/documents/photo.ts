import { doubtOf, LOOKED_AT, type Doubt, type Grey } from './photo-doubt.ts';
import { drawn, shrunk } from '#app/platform/ui/shrink-photo.ts';
import { askAbout } from './photo-question.ts';

/** A page at 210 points an inch: small print is clear, and a phone's photo has a quarter of its bytes. */
const LONGEST = 2500;

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
    const small = isLarge && !keepsOriginal ? await shrunk(picture, file, LONGEST) : file;
    return { file: small, ask: doubt ? (line) => askAbout(doubt, line) : undefined };
  } finally {
    picture.close();
  }
}

/** Null for one that is in order, or that the browser cannot read. */
export async function doubtOfPhoto(file: File): Promise<Doubt | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    return doubtOf(greyOf(picture));
  } finally {
    picture.close();
  }
}

function greyOf(picture: ImageBitmap): Grey {
  const { pen, width, height } = drawn(picture, LOOKED_AT, { isRead: true });
  const { data } = pen.getImageData(0, 0, width, height);
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const from = at * 4;
    values[at] = (data[from] ?? 0) * 0.299 + (data[from + 1] ?? 0) * 0.587 + (data[from + 2] ?? 0) * 0.114;
  }
  return { width, height, values };
}
