import { draw, type DrawnPicture } from './drawing.server.ts';
import type { Format, Task } from './drawing-task.ts';
import { readSvg } from './svg.server.ts';

const MB = 1024 * 1024;
export const MAX_BYTES = 2 * MB;
const MAX_PIXELS = 24_000_000;

export type Size = Pick<Task, 'width' | 'height' | 'scales' | 'fit' | 'part'>;

export type Picture =
  { kind: 'drawn'; pictures: DrawnPicture[] } | { kind: 'refused' | 'busy'; message: string };

const REFUSALS = {
  killed: 'This picture takes too long to draw. Save it simpler, or as PNG, and try again.',
  format: 'This picture is not what it begins as. Save it again and try once more.',
  pixels: 'A picture has at most 24 megapixels. Save it smaller and try again.',
  damaged: 'The picture is damaged or not complete. Save it again and try once more.',
};

/** Only pixels are stored. At most 24 megapixels; the process is killed after ten seconds of drawing. */
export async function drawPicture(bytes: Uint8Array, size: Size, mostBytes = MAX_BYTES): Promise<Picture> {
  if (bytes.length === 0) return refused('Choose a picture first.');
  if (bytes.length > mostBytes)
    return refused(`A picture has at most ${mostBytes / MB} MB. Save it smaller and try again.`);
  const format = formatOf(bytes);
  if (!format) return refused(`${NONE_OF_THEM}${isHeic(bytes) ? HEIC : ''}`);
  const svg = format === 'svg' ? readSvg(textOf(bytes) ?? '') : null;
  if (svg && 'problem' in svg) return refused(svg.problem);
  const drawn = await draw(svg ? Buffer.from(svg.text) : bytes, { ...size, format, maxPixels: MAX_PIXELS });
  if (drawn.kind === 'drawn') return drawn;
  if (drawn.kind !== 'busy') return refused(REFUSALS[drawn.kind]);
  return { kind: 'busy', message: 'Other pictures are being drawn. Please try again in a minute.' };
}

const NONE_OF_THEM = 'This is no PNG, JPEG, WebP, AVIF or SVG picture, whatever its name says.';
const HEIC = ' It is a HEIC photograph of a phone: save or send it as JPEG, and choose that.';

function isHeic(bytes: Uint8Array): boolean {
  return /^[^]{4}ftyp(?:heic|heix|hevc|mif1|msf1)/.test(
    Buffer.from(bytes.subarray(0, 16)).toString('latin1'),
  );
}

export function formatOf(bytes: Uint8Array): Format | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^RIFF[^]{4}WEBPVP8/.test(head)) return 'webp';
  if (/^[^]{4}ftypavi[fs]/.test(head)) return 'heif';
  return SVG.test(textOf(bytes) ?? '') ? 'svg' : null;
}

const SVG = /^\s*(?:<\?xml\b[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE\s+(?:svg:)?svg\b|<(?:svg:)?svg[\s>])/;

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function refused(message: string): Picture {
  return { kind: 'refused', message };
}
