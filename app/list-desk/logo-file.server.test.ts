import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { kindOf, MOST_BYTES, readLogo } from './logo-file.server.ts';

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
  ['avif', () => picture().avif().toBuffer()],
  [
    'svg',
    () => Promise.resolve(svg(MARK, '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- a mark -->\n')),
  ],
];

describe.each(FORMATS)('a picture in %s', (name, make) => {
  test('is known by its content', async () => {
    expect(kindOf(await make())).toBe(name);
  });

  test('is kept as WebP at 400 pixels and at twice that', async () => {
    const { single, double } = await logoOf(await make());
    expect(await sharp(single).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 });
    expect(await sharp(double).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 });
  });

  test('that is cut off is refused', async () => {
    const whole = await make();
    expect(await readLogo(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual(expect.any(String));
  });
});

test('a small picture is not enlarged but for dense screens, a small drawing is drawn in full size', async () => {
  const small = await sharp({ create: { ...WIDE, width: 100, height: 40 } })
    .png()
    .toBuffer();
  expect(await sizesOf(small)).toEqual([100, 200]);
  expect(await sizesOf(svg(MARK))).toEqual([400, 800]);
});

test('what stands in a photograph beside its pixels is left behind, its turn is carried out', async () => {
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
    const metadata = await sharp(bytes).metadata();
    expect(metadata).not.toMatchObject({ exif: expect.anything() });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.toString('latin1')).not.toMatch(/Somebody|secret place|EXIF|XMP /);
  }
});

test('of a moving picture the first moment is kept', async () => {
  const frames = await Promise.all(['red', 'blue'].map((background) => solid(background)));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
  const { single } = await logoOf(moving);
  expect((await sharp(single, { animated: true }).metadata()).pages ?? 1).toBe(1);
});

test('what follows the picture in a file of two kinds is left behind', async () => {
  const script = '<script>alert(document.cookie)</script><?php system($_GET["c"]); ?>';
  for (const [, make] of FORMATS.slice(0, 3)) {
    const { single, double } = await logoOf(
      Buffer.concat([await make(), Buffer.from(script), gzipSync(script)]),
    );
    expect(Buffer.concat([single, double]).toString('latin1')).not.toMatch(/script|php/);
  }
});

describe('no picture of the five kinds', () => {
  const others: [string, Buffer | Promise<Buffer>][] = [
    [
      'a GIF',
      sharp({ create: { ...WIDE, width: 8, height: 8 } })
        .gif()
        .toBuffer(),
    ],
    [
      'a TIFF',
      sharp({ create: { ...WIDE, width: 8, height: 8 } })
        .tiff()
        .toBuffer(),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>')],
    ['HTML', Buffer.from('<!doctype html><svg onload="alert(1)"></svg>')],
    ['HTML after a comment', Buffer.from('<!-- <svg> --><html><body></body></html>')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0', 'latin1')],
    ['a packed SVG', gzipSync(svg(MARK))],
    ['an SVG in UTF-16', Buffer.from(`\uFEFF${svg(MARK).toString()}`, 'utf16le')],
    ['an HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['text', Buffer.from('logo.png')],
  ];

  test.each(others)('%s is refused as such', async (_, bytes) => {
    expect(await readLogo(await bytes)).toContain('This is no PNG, JPEG, WebP, AVIF or SVG picture');
  });

  test('nothing is nothing', async () => {
    expect(await readLogo(new Uint8Array())).toBe('Choose a picture first.');
  });
});

describe('a picture that would be too much', () => {
  test('of more than 2 MB is refused unread', async () => {
    expect(await readLogo(Buffer.alloc(MOST_BYTES + 1, 0xff))).toContain('2 MB');
  });

  test('that unfolds to more than 24 megapixels is refused, however small the file', async () => {
    const bomb = png(10_000, 10_000, deflateSync(Buffer.alloc(10_000 * 1251)));
    expect(bomb.length).toBeLessThan(MOST_BYTES);
    expect(await readLogo(bomb)).toContain('24 megapixels');
  });

  test('that is drawn as large as a house is refused', async () => {
    const house = svg(MARK).toString().replace('viewBox', 'width="100000" height="100000" viewBox');
    expect(await readLogo(Buffer.from(house))).toEqual(expect.any(String));
  });

  test('that repeats itself without end is given up', async () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const uses = level === 0 ? MARK : `<use href="#l${level - 1}"/>`.repeat(10);
      return `<g id="l${level}">${uses}</g>`;
    });
    expect(await readLogo(svg(`<defs>${levels.join('')}</defs><use href="#l11"/>`))).toContain('too often');
  });

  test('that repeats itself as often as may be is drawn', async () => {
    const levels = Array.from({ length: 8 }, (_, level) => {
      const uses = level === 0 ? MARK : `<use href="#l${level - 1}"/>`.repeat(3);
      return `<g id="l${level}">${uses}</g>`;
    });
    expect(await sizesOf(svg(`<defs>${levels.join('')}</defs><use href="#l7"/>`))).toEqual([400, 800]);
  });

  test('just within 24 megapixels it is taken', async () => {
    expect(
      await sizesOf(
        await sharp({ create: { ...WIDE, width: 6000, height: 4000 } })
          .png()
          .toBuffer(),
      ),
    ).toEqual([360, 720]);
  }, 20_000);

  test('whose head lies about the rest is refused', async () => {
    expect(await readLogo(png(2000, 2000, deflateSync(Buffer.alloc(100))))).toContain('damaged');
  });
});

describe('a drawing that asks for something', () => {
  const ENTITY = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  const LAUGHS = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
  test.each([
    ['entities of a file', svg('<text>&a;</text>', ENTITY)],
    ['a billion laughs', svg('<text>&b;</text>', LAUGHS)],
    ['a file as picture', svg('<image href="file:///etc/passwd" width="20" height="10"/>')],
    [
      'another site',
      svg('<image xlink:href="http://127.0.0.1:1/x.png" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
    ],
    ['a site without scheme', svg("<use href='//evil.example/a.svg#x'/>")],
    ['a file by reference', svg('<image href="&#102;ile:///etc/passwd"/>')],
    ['a picture of its own', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ['a style of elsewhere', svg('<style>@import url(http://evil.example/a.css);</style>')],
    ['a font of elsewhere', svg('<style>@font-face{font-family:x;src:url(http://evil.example/a)}</style>')],
    ['a fill of elsewhere', svg('<rect width="9" height="9" fill="url(http://evil.example/a.svg#x)"/>')],
    ['a style sheet', svg(MARK, '<?xml version="1.0"?><?xml-stylesheet href="http://evil.example/a.css"?>')],
    ['another encoding', svg(MARK, '<?xml version="1.0" encoding="UTF-7"?>')],
  ])('%s is refused', async (_, bytes) => {
    expect(await readLogo(bytes)).toEqual(expect.any(String));
  });

  test('scripts and handlers do not outlive the drawing', async () => {
    const bytes = svg(
      `<script>fetch('/')</script><a href="#"><rect onclick="x()" width="20" height="10"/></a>`,
    );
    const { single, double } = await logoOf(bytes);
    expect(Buffer.concat([single, double]).toString('latin1')).not.toMatch(/script|onclick|svg/);
  });

  test('what it refers to within itself is drawn', async () => {
    const gradient = '<defs><linearGradient id="g"><stop stop-color="#f00"/></linearGradient></defs>';
    const { single } = await logoOf(svg(`${gradient}<rect width="20" height="10" fill="url(#g)"/>`));
    const { dominant } = await sharp(single).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });
});

async function logoOf(bytes: Uint8Array) {
  const logo = await readLogo(bytes);
  if (typeof logo === 'string') throw new Error(logo);
  return logo;
}

async function sizesOf(bytes: Uint8Array) {
  const { single, double } = await logoOf(bytes);
  return [(await sharp(single).metadata()).width, (await sharp(double).metadata()).width];
}

function solid(background: string) {
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PNG of one colour, a bit a pixel, that says it has this size; with its own pixels or others. */
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
