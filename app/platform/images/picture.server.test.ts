import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import '#tests/node.ts';
import { isNightly } from '#tests/nightly.ts';
import { drawPicture, formatOf, MAX_BYTES } from './picture.server.ts';

const SIZE = { width: 400, height: 240, scales: [1, 2] };
const WIDE = {
  width: 1000,
  height: 500,
  channels: 4,
  background: { r: 107, g: 63, b: 160, alpha: 0.5 },
} as const;
const picture = () => sharp({ create: WIDE });
const svg = (inside = '', head = '') =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`);
const MARK = '<rect width="20" height="10" fill="#6b3fa0"/>';

const FORMATS: [string, () => Promise<Buffer>][] = [
  ['png', () => picture().png().toBuffer()],
  ['jpeg', () => picture().jpeg().toBuffer()],
  ['webp', () => picture().webp().toBuffer()],
  ['avif', () => picture().avif({ effort: 0 }).toBuffer()],
  ['svg', async () => svg(MARK, '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- a mark -->\n')],
];

test('a picture is recognised by content and stored in two sizes; half a file is not', async () => {
  for (const [name, make] of FORMATS) {
    const bytes = await make();
    expect(formatOf(bytes)).toBe(name === 'avif' ? 'heif' : name);
    const { single, double } = await logoOf(bytes);
    expect(await sharp(single).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 });
    expect(await sharp(double).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 });
    // By day one kind of half a file: each starts a process.
    if (!isNightly && name !== 'jpeg') continue;
    expect(await refusalOf(bytes.subarray(0, Math.floor(bytes.length / 2))), name).toEqual(
      expect.any(String),
    );
  }
});

test('a picture is drawn whole, without its empty edge, or cropped to fill the box', async () => {
  const mark = await solid(300, 100, '#6b3fa0');
  const bytes = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#fff' } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
  for (const [fit, sizes] of [
    ['whole', ['240×240', '480×480']],
    ['trimmed', ['300×100', '600×200']],
    ['filled', ['400×240', '800×480']],
  ] as const) {
    const drawn = await drawPicture(bytes, { ...SIZE, fit });
    const pictures = drawn.kind === 'drawn' ? drawn.pictures : [];
    for (const { bytes: webp, width, height } of pictures)
      expect(await sharp(webp).metadata(), fit).toMatchObject({ width, height });
    expect(
      pictures.map(({ width, height }) => `${width}×${height}`),
      fit,
    ).toEqual(sizes);
  }
});

test('a small picture is enlarged for dense screens alone, a small SVG to full size', async () => {
  const small = await sharp({ create: { ...WIDE, width: 100, height: 40 } })
    .png()
    .toBuffer();
  expect(await sizesOf(small)).toEqual([100, 200]);
  expect(await sizesOf(svg(MARK))).toEqual([400, 800]);
});

test('the metadata of a photograph are removed, its rotation is applied', async () => {
  const photo = await sharp({ create: { ...WIDE, width: 60, height: 30, channels: 3 } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Somebody', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '25/1 44/1 30/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { single, double } = await logoOf(photo);
  for (const bytes of [single, double]) {
    const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(bytes.toString('latin1')).not.toMatch(/Somebody|secret place|EXIF|XMP /);
  }
});

test('of an animation the first frame is stored', async () => {
  const frames = await Promise.all(['red', 'blue'].map((background) => solid(30, 20, background)));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
  const { single } = await logoOf(moving);
  expect((await sharp(single, { animated: true }).metadata()).pages ?? 1).toBe(1);
});

test('bytes after the picture are removed', async () => {
  const script = '<script>alert(document.cookie)</script><?php system($_GET["c"]); ?>';
  for (const [, make] of FORMATS.slice(0, isNightly ? 3 : 1)) {
    const { single, double } = await logoOf(
      Buffer.concat([await make(), Buffer.from(script), gzipSync(script)]),
    );
    expect(Buffer.concat([single, double]).toString('latin1')).not.toMatch(/script|php/);
  }
});

test('any other file is refused', async () => {
  const small = sharp({ create: { ...WIDE, width: 8, height: 8 } });
  for (const [name, bytes] of Object.entries({
    GIF: await small.clone().gif().toBuffer(),
    TIFF: await small.clone().tiff().toBuffer(),
    PDF: Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>'),
    HTML: Buffer.from('<!doctype html><svg onload="alert(1)"></svg>'),
    'HTML after a comment': Buffer.from('<!-- <svg> --><html><body></body></html>'),
    'a program': Buffer.from('\x7fELF\x02\x01\x01\0\0\0', 'latin1'),
    'a compressed SVG': gzipSync(svg(MARK)),
    'an SVG in UTF-16': Buffer.from(`\uFEFF${svg(MARK).toString()}`, 'utf16le'),
    HEIC: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    text: Buffer.from('logo.png'),
  })) {
    expect(await refusalOf(bytes), name).toContain('This is no PNG, JPEG, WebP, AVIF or SVG picture');
  }
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await refusalOf(heic)).toMatch(/HEIC photograph of a phone: save or send it as JPEG/);
  expect(await refusalOf(new Uint8Array())).toBe('Choose a picture first.');
});

test('a picture at the limits is rendered', async () => {
  const large = sharp({ create: { ...WIDE, width: 6000, height: 4000 } });
  expect(await sizesOf(await large.png({ compressionLevel: 1 }).toBuffer())).toEqual([360, 720]);
}, 20_000);

test('a picture beyond the limits is refused', async () => {
  const bomb = png(10_000, 10_000, deflateSync(Buffer.alloc(10_000 * 1251)));
  expect(bomb.length).toBeLessThan(MAX_BYTES);
  const huge = svg(MARK).toString().replace('viewBox', 'width="100000" height="100000" viewBox');
  for (const [bytes, message] of [
    [Buffer.alloc(MAX_BYTES + 1, 0xff), '2 MB'],
    [bomb, '24 megapixels'],
    [Buffer.from(huge), 'megapixels'],
    [png(2000, 2000, deflateSync(Buffer.alloc(100))), 'damaged'],
  ] as const) {
    expect(await refusalOf(bytes)).toContain(message);
  }
});

test('a reference within the SVG is rendered', async () => {
  const gradient = '<defs><linearGradient id="g"><stop stop-color="#f00"/></linearGradient></defs>';
  const { single } = await logoOf(svg(`${gradient}<rect width="20" height="10" fill="url(#g)"/>`));
  const { dominant } = await sharp(single).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

async function logoOf(bytes: Uint8Array) {
  const drawn = await drawPicture(bytes, SIZE);
  if (drawn.kind !== 'drawn') throw new Error(drawn.message);
  const [single, double] = drawn.pictures.map(({ bytes: webp }) => webp) as [Buffer, Buffer];
  return { single, double };
}

async function refusalOf(bytes: Uint8Array) {
  const drawn = await drawPicture(bytes, SIZE);
  return drawn.kind === 'refused' ? drawn.message : drawn.kind;
}

async function sizesOf(bytes: Uint8Array) {
  const { single, double } = await logoOf(bytes);
  return [(await sharp(single).metadata()).width, (await sharp(double).metadata()).width];
}

function solid(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

function png(width: number, height: number, pixels = deflateSync(Buffer.alloc(1000))): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
