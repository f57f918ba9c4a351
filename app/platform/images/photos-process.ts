import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { addPages } from './photo-pages.ts';
import { OVER_BUDGET, type PhotosReport, type PhotosTask } from './photos-task.ts';
import { isCut, readPhoto, TOO_LARGE, type Picture } from './read-photo.ts';

// Runs in a process of its own, started by photos.server.ts. The last line on standard error is its report, as JSON.

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });

const input = process.stdin[Symbol.asyncIterator]();
let rest = Buffer.alloc(0);

const task: PhotosTask = JSON.parse(process.argv[2] ?? '{}');
const report: PhotosReport = { damaged: [], tooLarge: [], cut: [], pages: 0 };
const output = task.to === 'thumbnail' ? await thumbnail() : await pdf();
process.stderr.write(`\n${JSON.stringify(report)}\n`);
process.stdout.end(output);

async function thumbnail(): Promise<Buffer> {
  const size = { width: 2 * task.side, height: 2 * task.side, fit: 'cover' as const };
  let small = Buffer.alloc(0);
  await eachPhoto(async ([main]) => {
    if (main) small = await main.image.resize(size).webp({ quality: 70 }).toBuffer();
  });
  return small;
}

async function pdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await eachPhoto(async (pictures) => {
    for (const picture of pictures) report.pages += await addPages(document, picture);
  });
  return report.pages > 0 ? document.save() : new Uint8Array();
}

async function eachPhoto(act: (pictures: Picture[]) => Promise<void>): Promise<void> {
  let pixels = 0;
  for (const [at, { type, size }] of task.photos.entries()) {
    const bytes = await take(size);
    const draw = async (manner: 'whole' | 'damaged') => {
      const pictures = await readPhoto(bytes, type, { maxPixels: task.maxPixels, manner });
      if (manner === 'whole') pixels += pictures.reduce((sum, { width, height }) => sum + width * height, 0);
      if (pixels > task.budget) fail(OVER_BUDGET);
      await act(pictures);
    };
    try {
      await draw('whole').catch(async (error: unknown) => {
        if (isTooLarge(error)) throw error;
        await draw('damaged');
        if (await isCut(bytes, type)) report.cut.push(at);
      });
    } catch (error) {
      report[isTooLarge(error) ? 'tooLarge' : 'damaged'].push(at);
    }
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && error.message === TOO_LARGE;
}

async function take(size: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [rest];
  for (let got = rest.length; got < size;) {
    const chunk = (await nextChunk()) ?? fail('too short');
    chunks.push(chunk);
    got += chunk.length;
  }
  const all = Buffer.concat(chunks);
  rest = all.subarray(size);
  return all.subarray(0, size);
}

async function nextChunk(): Promise<Buffer | undefined> {
  const { value, done } = await input.next();
  return done ? undefined : value;
}

function fail(why: string): never {
  process.stderr.write(why);
  process.exit(1);
}
