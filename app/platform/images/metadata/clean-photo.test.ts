import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPhoto, type PhotoType } from './clean-photo.ts';

const SECRETS = ['Samsung', 'SM-G991B', 'GPSLatitude', 'xmpmeta', 'Photoshop 3.0'];
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>25,44.8S</GPSLatitude></x:xmpmeta>';
const FORMATS = ['jpeg', 'png', 'webp'] as const;

test('a photo loses places, devices and other records, and keeps pixels and rotation', async () => {
  for (const format of FORMATS)
    for (const orientation of [1, 6, 8]) {
      const given = await taken(format, orientation);
      const clean = await cleaned(given, `image/${format}`);
      expect([format, found(given).length > 1, found(clean)]).toEqual([format, true, []]);
      const [before, after] = [await sharp(given).metadata(), await sharp(clean).metadata()];
      expect([after.orientation ?? 1, after.icc, after.exif === undefined]).toEqual([
        orientation,
        before.icc,
        orientation === 1,
      ]);
      expect(await pixels(clean)).toEqual(await pixels(given));
      expect(await cleaned(clean, `image/${format}`)).toEqual(clean);
    }
});

test('what follows the picture is left out: second pictures, videos, maker’s trailers', async () => {
  const jpeg = await taken('jpeg', 6);
  const trailer = Buffer.concat([await taken('jpeg', 1), Buffer.from('ftypmp42 Samsung SEFT')]);
  expect(await cleaned(Buffer.concat([jpeg, trailer]), 'image/jpeg')).toEqual(
    await cleaned(jpeg, 'image/jpeg'),
  );
  const png = await taken('png', 1);
  expect(await cleaned(Buffer.concat([png, trailer]), 'image/png')).toEqual(await cleaned(png, 'image/png'));
});

test('every segment of a JPEG is judged, also between scans and after rubbish', async () => {
  const plain = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#987' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const records = Buffer.concat([
    segment(0xed, 'Photoshop 3.0\0 8BIM'),
    segment(0xe5, 'Samsung'),
    segment(0xfe, 'SM-G991B'),
    segment(0xe2, 'MPF\0 Samsung'),
  ]);
  const scan = plain.lastIndexOf(Buffer.from([0xff, 0xda]));
  const given = Buffer.concat([
    plain.subarray(0, 2),
    records,
    plain.subarray(2, scan),
    records,
    plain.subarray(scan),
  ]);
  expect(await cleaned(given, 'image/jpeg')).toEqual(plain);
  const rubbish = Buffer.concat([plain.subarray(0, 2), Buffer.alloc(70_000, 7), records, plain.subarray(2)]);
  expect(await cleaned(rubbish, 'image/jpeg')).toEqual(plain);
  const cut = given.subarray(0, -3);
  expect(found(await cleaned(cut, 'image/jpeg'))).toEqual([]);
  expect((await cleaned(cut, 'image/jpeg')).length).toBe(plain.length - 3);
});

test('in a HEIC the records are blanked in place, so that every offset still holds', async () => {
  const given = heic();
  const clean = await cleaned(given, 'image/heic');
  expect(clean.length).toBe(given.length);
  expect(found(clean)).toEqual([]);
  expect(clean.toString('latin1')).toContain('PIXELS');
  expect(clean.toString('latin1')).toMatch(/free\0+$/);
  expect(await cleaned(clean, 'image/heic')).toEqual(clean);
});

test('any bytes are read to their end: nothing crashes, and nothing grows', async () => {
  const seeds = [await taken('jpeg', 6), await taken('png', 6), await taken('webp', 6), heic()];
  const cases = fc.tuple(
    fc.nat(3),
    fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { maxLength: 8 }),
    fc.nat(4000),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([at, changes, length]) => {
      const bytes = Buffer.from((seeds[at] ?? Buffer.alloc(0)).subarray(0, length));
      for (const [place, byte] of changes) if (place < bytes.length) bytes[place] = byte;
      const clean = await cleaned(bytes, TYPES[at] ?? 'image/jpeg');
      expect(clean.length).toBeLessThanOrEqual(bytes.length + 60);
    }),
  );
});

const TYPES: readonly PhotoType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'];

async function cleaned(bytes: Buffer, type: PhotoType): Promise<Buffer> {
  const file = {
    size: bytes.length,
    chunks: (from = 0, to = Infinity) => Readable.from([bytes.subarray(from, to)]),
  };
  const chunks = await cleanPhoto(file, type);
  return chunks ? buffer(Readable.from(chunks)) : bytes;
}

function taken(format: (typeof FORMATS)[number], orientation: number): Promise<Buffer> {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#6b3fa0' };
  return sharp({ create })
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Samsung', Model: 'SM-G991B' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '25/1 44/1 48/1' },
    })
    .withXmp(XMP)
    .toFormat(format)
    .toBuffer();
}

function found(bytes: Buffer): string[] {
  return SECRETS.filter((secret) => bytes.includes(secret));
}

function pixels(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + text.length, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
}

/** One picture of six letters, its Exif and its XMP, and a maker's video behind them. */
function heic(): Buffer {
  const exif = Buffer.from('\0\0\0\0Exif\0\0MM Samsung SM-G991B GPSLatitude');
  const mdat = [Buffer.from('PIXELS'), exif, Buffer.from(XMP)];
  const items = ['hvc1', 'Exif', 'mime'].map((type, at) =>
    box('infe', Buffer.concat([Buffer.from([2, 0, 0, 0, 0, at + 1, 0, 0]), Buffer.from(`${type}\0`)])),
  );
  const list = box('iinf', Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 3]), ...items]));
  const before = (start: number) => {
    const ends = mdat.map((_, at) => mdat.slice(0, at).reduce((sum, { length }) => sum + length, start));
    const places = mdat.map((bytes, at) => {
      const place = Buffer.alloc(14);
      place.writeUInt16BE(at + 1, 0);
      place.writeUInt16BE(1, 4);
      place.writeUInt32BE(ends[at] ?? 0, 6);
      place.writeUInt32BE(bytes.length, 10);
      return place;
    });
    const head = Buffer.from([0, 0, 0, 0, 0x44, 0, 0, 3]);
    const meta = Buffer.concat([Buffer.alloc(4), list, box('iloc', Buffer.concat([head, ...places]))]);
    return Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1')), box('meta', meta)]);
  };
  const head = before(before(0).length + 8);
  return Buffer.concat([head, box('mdat', Buffer.concat(mdat)), box('mpvd', Buffer.from('Samsung video'))]);
}

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.from(`\0\0\0\0${type}`);
  head.writeUInt32BE(8 + body.length);
  return Buffer.concat([head, body]);
}
