import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { HEAD, type Task } from './drawing-task.ts';

// Runs in a process of its own, started by drawing.server.ts: `sharp` is loaded nowhere else.

const WEBP = { quality: 86, effort: 5, smartSubsample: true };

/** sharp's default for vector graphics, in dots per inch. */
const BASE_DENSITY = 72;

type Drawn = Awaited<ReturnType<typeof webp>>;

sharp.cache(false);
sharp.concurrency(1);
// libvips reads a hundred formats, also from files. Allow five, from memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
});

const task: Task = JSON.parse(process.argv[2] ?? '{}');
const pictures = await draw(await buffer(process.stdin), task);
process.stdout.end(Buffer.concat(pictures.flatMap((picture) => [headOf(picture), picture.data])));

async function draw(
  bytes: Buffer,
  { format, width, height, scales, fit: cut, part = 'centre', maxPixels }: Task,
): Promise<Drawn[]> {
  const found = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (found.format !== format) return fail('format');
  if (found.width * found.height > maxPixels) return fail('pixels');
  const isVector = format === 'svg';
  const fit = Math.max(...scales) * Math.min(width / found.width, height / found.height);
  const density = isVector ? Math.max(1, BASE_DENSITY * fit) : undefined;
  const read = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', density }).autoOrient();
  const source = () => (cut === 'trimmed' ? read().trim() : read());
  const inBox = cut === 'filled' ? ('cover' as const) : ('inside' as const);
  const single = await webp(
    source().resize({ width, height, fit: inBox, position: part, withoutEnlargement: !isVector }),
  );
  const pictures: Drawn[] = [];
  for (const scale of scales) {
    const size = { width: scale * single.info.width, height: scale * single.info.height };
    pictures.push(
      scale === 1
        ? single
        : await webp(source().resize({ ...size, fit: cut === 'filled' ? 'cover' : 'fill', position: part })),
    );
  }
  return pictures;
}

function webp(picture: Sharp) {
  return picture.webp(WEBP).toBuffer({ resolveWithObject: true });
}

function headOf({ data, info }: Drawn): Buffer {
  const head = Buffer.alloc(HEAD);
  for (const [at, number] of [data.length, info.width, info.height].entries())
    head.writeUInt32BE(number, 4 * at);
  return head;
}

function fail(why: 'format' | 'pixels'): never {
  process.stderr.write(why);
  process.exit(1);
}
