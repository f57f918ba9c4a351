import sharp from 'sharp';

/** A logo as it is kept: single for ordinary screens, double for dense ones. */
export type LogoFiles = { single: Buffer; double: Buffer };

export type LogoKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

const MB = 1024 * 1024;
const SECONDS = 10;
export const MOST_BYTES = 2 * MB;
const MOST_PIXELS = 24_000_000;

/** Repeats of repeats: so many unfold to 3⁸ parts at most. librsvg gives up only at half a million, and long after. */
const MOST_REPEATS = 24;

/** What a logo is fitted into, in CSS pixels: the largest place it has is on an accreditation's card. */
const BOX = { width: 400, height: 240 };
const WEBP = { quality: 86, effort: 5, smartSubsample: true };

/** A vector graphic is drawn at 72 dots per inch, unless told otherwise. */
const BASE_DENSITY = 72;

/** What libvips calls the five formats; `metadata().format` of an AVIF is the family's. */
const FORMATS: Record<LogoKind, string> = {
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'heif',
  svg: 'svg',
};

// A handful of uploads a day: no memory is held for the next one, and one picture takes one core.
sharp.cache(false);
sharp.concurrency(1);
// libvips reads a hundred formats, from files too. Here it reads five, from memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/**
 * Reads an uploaded picture by its content alone and draws it anew, so that nothing but its pixels is kept. Returns a
 * sentence for the administrator where it can't be used.
 */
export async function readLogo(bytes: Uint8Array): Promise<LogoFiles | string> {
  if (bytes.length === 0) return 'Choose a picture first.';
  if (bytes.length > MOST_BYTES) return 'A logo has at most 2 MB. Save it smaller and try again.';
  const kind = kindOf(bytes);
  if (!kind) return 'This is no PNG, JPEG, WebP, AVIF or SVG picture, whatever its name says.';
  const objection = kind === 'svg' ? objectionTo(bytes) : null;
  if (objection) return objection;
  try {
    return await drawn(bytes, kind);
  } catch {
    return 'The picture is damaged or not complete. Save it again and try once more.';
  }
}

async function drawn(bytes: Uint8Array, kind: LogoKind): Promise<LogoFiles | string> {
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== FORMATS[kind])
    return 'This picture is not what it begins as. Save it again and try once more.';
  if (width * height > MOST_PIXELS) return 'A logo has at most 24 megapixels. Save it smaller and try again.';
  const isVector = kind === 'svg';
  const sharpest = 2 * Math.min(BOX.width / width, BOX.height / height);
  const density = isVector ? Math.max(1, BASE_DENSITY * sharpest) : undefined;
  const source = () =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', density })
      .autoOrient()
      .timeout({ seconds: SECONDS });
  const single = await source()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: !isVector })
    .webp(WEBP)
    .toBuffer({ resolveWithObject: true });
  const twice = { width: 2 * single.info.width, height: 2 * single.info.height };
  const double = await source()
    .resize({ ...twice, fit: 'fill' })
    .webp(WEBP)
    .toBuffer();
  return { single: single.data, double };
}

/** What the first bytes say it is. */
export function kindOf(bytes: Uint8Array): LogoKind | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^RIFF[^]{4}WEBPVP8/.test(head)) return 'webp';
  if (/^[^]{4}ftypavi[fs]/.test(head)) return 'avif';
  return /^\s*(?:<\?xml\b[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:svg:)?svg[\s>]/.test(textOf(bytes) ?? '')
    ? 'svg'
    : null;
}

/** UTF-8 without surprises; null for anything else, an SVG in another encoding included. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Why a vector graphic is refused: it declares entities, speaks another encoding, unfolds to more than it says or asks for something outside itself. */
function objectionTo(bytes: Uint8Array): string | null {
  const text = textOf(bytes) ?? '';
  if (/<!(?:DOCTYPE|ENTITY)|<\?(?!xml\s)/i.test(text)) {
    return 'This SVG declares a document type, entities or instructions. Save it as plain SVG, or as PNG.';
  }
  if (/<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) return 'Save this SVG in UTF-8, or as PNG.';
  if ([...text.matchAll(/<(?:[\w-]+:)?use\b/g)].length > MOST_REPEATS) {
    return 'This SVG repeats its parts too often. Save it with outlines alone, or as PNG.';
  }
  const links = [...text.matchAll(/\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)];
  const leadsOut = links.some(([, double, single]) => !/^\s*(?:#|$)/.test(double ?? single ?? ''));
  if (leadsOut || /@import|@font-face|url\(\s*["']?\s*(?!#|["']?\s*#)[^\s#"')]/i.test(text)) {
    return 'This SVG holds links or pictures from elsewhere. Save it with outlines alone, or as PNG.';
  }
  return null;
}
