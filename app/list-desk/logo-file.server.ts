import sharp from 'sharp';

export type LogoFiles = { single: Buffer; double: Buffer };

export type LogoKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

const MB = 1024 * 1024;
const SECONDS = 10;
export const MAX_BYTES = 2 * MB;
const MAX_PIXELS = 24_000_000;

/** librsvg stops only at half a million expanded parts, and takes very long; 24 make at most 3⁸. */
const MAX_USES = 24;

/** The largest logo on a page, in CSS pixels: on an accreditation's card. */
const BOX = { width: 400, height: 240 };
const WEBP = { quality: 86, effort: 5, smartSubsample: true };

/** sharp's default for vector graphics, in dots per inch. */
const BASE_DENSITY = 72;

const FORMATS: Record<LogoKind, string> = {
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'heif',
  svg: 'svg',
};

// Uploads are rare: no cache between them, and one core for each.
sharp.cache(false);
sharp.concurrency(1);
// libvips reads a hundred formats, also from files. Allow five, from memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Renders the picture anew, so that only pixels are stored. Returns a message if it can't be used. */
export async function readLogo(bytes: Uint8Array): Promise<LogoFiles | string> {
  if (bytes.length === 0) return 'Choose a picture first.';
  if (bytes.length > MAX_BYTES) return 'A logo has at most 2 MB. Save it smaller and try again.';
  const kind = kindOf(bytes);
  if (!kind) return 'This is no PNG, JPEG, WebP, AVIF or SVG picture, whatever its name says.';
  const problem = kind === 'svg' ? problemOf(bytes) : null;
  if (problem) return problem;
  try {
    return await render(bytes, kind);
  } catch {
    return 'The picture is damaged or not complete. Save it again and try once more.';
  }
}

async function render(bytes: Uint8Array, kind: LogoKind): Promise<LogoFiles | string> {
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== FORMATS[kind])
    return 'This picture is not what it begins as. Save it again and try once more.';
  if (width * height > MAX_PIXELS) return 'A logo has at most 24 megapixels. Save it smaller and try again.';
  const isVector = kind === 'svg';
  const sharpest = 2 * Math.min(BOX.width / width, BOX.height / height);
  const density = isVector ? Math.max(1, BASE_DENSITY * sharpest) : undefined;
  const source = () =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', density })
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

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Refuses entities, other encodings, too many `<use>`, and references to anything outside. */
function problemOf(bytes: Uint8Array): string | null {
  const text = textOf(bytes) ?? '';
  if (/<!(?:DOCTYPE|ENTITY)|<\?(?!xml\s)/i.test(text)) {
    return 'This SVG declares a document type, entities or instructions. Save it as plain SVG, or as PNG.';
  }
  if (/<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) return 'Save this SVG in UTF-8, or as PNG.';
  if ([...text.matchAll(/<(?:[\w-]+:)?use\b/g)].length > MAX_USES) {
    return 'This SVG repeats its parts too often. Save it with outlines alone, or as PNG.';
  }
  const links = [...text.matchAll(/\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)];
  const leadsOut = links.some(([, double, single]) => !/^\s*(?:#|$)/.test(double ?? single ?? ''));
  if (leadsOut || /@import|@font-face|url\(\s*["']?\s*(?!#|["']?\s*#)[^\s#"')]/i.test(text)) {
    return 'This SVG holds links or pictures from elsewhere. Save it with outlines alone, or as PNG.';
  }
  return null;
}
