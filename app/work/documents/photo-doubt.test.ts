import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { doubtOf, LOOKED_AT } from './photo-doubt.ts';

const WIDTH = 1240;
const HEIGHT = 1754;

/** A page as a phone sees it: lines of text on paper that is not quite white. */
function page(lines: number, { ink = '#222', paper = '#ece9e2' } = {}): Sharp {
  const text = Array.from(
    { length: lines },
    (_, at) =>
      `<text x="110" y="${165 + at * 35}" font-size="21" font-family="sans-serif" fill="${ink}">` +
      `Source code 3601  Income  R ${(at + 1) * 1234}.56  taxable, period 12 of 12</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${paper}"/>${text.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}

const grains = new Map<number, ReturnType<typeof pixelsOf>>();

/** A PNG takes ten times as long. */
function pixelsOf(picture: Sharp) {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

/** As a camera writes it: grain, and the losses of JPEG. */
async function taken(picture: Sharp, sigma = 6): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } as const;
  const grain = grains.get(sigma) ?? pixelsOf(sharp({ create }));
  grains.set(sigma, grain);
  const [{ data, info }, over] = [await pixelsOf(picture), await grain];
  return sharp(data, { raw: info })
    .composite([{ input: over.data, raw: over.info, blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function doubt(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return doubtOf({ width: info.width, height: info.height, values: data });
}

test('a sharp scan, one line on white paper and a faint till slip pass', async () => {
  expect(await doubt(await taken(page(40)))).toBeNull();
  expect(await doubt(await taken(page(1)))).toBeNull();
  expect(await doubt(await taken(page(12, { ink: '#a09a90' })))).toBeNull();
  expect(await doubt(await taken(page(40), 14)), 'in poor light').toBeNull();
  expect(await doubt(await page(1, { paper: '#fff' }).png().toBuffer()), 'a scanner’s').toBeNull();
  expect(await doubt(await taken(page(40).modulate({ brightness: 0.45 }))), 'in the shade').toBeNull();
});

test('a slightly soft photo passes; one that cannot be read is blurred', async () => {
  const blurred = async (sigma: number, lines = 40, grain = 6) =>
    doubt(await taken(page(lines).blur(sigma), grain));
  expect(await blurred(2)).toBeNull();
  expect(await blurred(2, 1)).toBeNull();
  for (const sigma of [4, 8, 16]) expect([sigma, await blurred(sigma)]).toEqual([sigma, 'blurred']);
  expect(await blurred(5, 1), 'one line').toBe('blurred');
  expect(await blurred(5, 40, 14), 'with grain').toBe('blurred');
});

test('a pocket, a lens cap and a bare table are asked about', async () => {
  const bare = (background: string) =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } });
  expect(await doubt(await taken(bare('#000')))).toBe('dark');
  expect(await doubt(await taken(page(40).linear(0.12, 0)))).toBe('dark');
  expect(await doubt(await taken(bare('#f4f4f0')))).toBe('blank');
  expect(await doubt(await taken(bare('#8a7a66')))).toBe('blank');
});
