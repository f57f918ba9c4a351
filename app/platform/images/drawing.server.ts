import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { SECOND } from '#app/platform/core/time.ts';
import { runInTurn } from './image-process.server.ts';

export type Format = 'png' | 'jpeg' | 'webp' | 'heif' | 'svg';

/** `trimmed`: without an edge of one colour. `filled`: fills the box, and the rest is cropped. */
export type Fit = 'whole' | 'trimmed' | 'filled';

/** What stays of a picture that is cropped. */
export const PARTS = ['centre', 'top', 'bottom', 'left', 'right'] as const;

export type Task = {
  format: Format;
  width: number;
  height: number;
  /** 2 makes a picture for a screen with twice the pixels. */
  scales: readonly number[];
  fit?: Fit;
  part?: (typeof PARTS)[number];
  maxPixels: number;
};

export type Drawn =
  { kind: 'drawn'; pictures: Buffer[] } | { kind: 'busy' | 'killed' | 'format' | 'pixels' | 'damaged' };

/** librsvg draws in one step that nothing can interrupt, so the process is killed. */
const DEADLINE = 10 * SECOND;
const MOST_WAITING = 2;

const SCRIPT = createRequire(import.meta.url).resolve('#app/platform/images/drawing-process.ts');

/** One at a time: while two wait, a third is `busy`. Killed after `deadline` ms. */
export async function draw(bytes: Uint8Array, task: Task, deadline = DEADLINE): Promise<Drawn> {
  const ended = await runInTurn(
    { script: SCRIPT, task, input: [bytes], read: buffer, deadline },
    MOST_WAITING,
  );
  if (ended.kind === 'done') return { kind: 'drawn', pictures: split(ended.output) };
  if (ended.kind !== 'failed') return { kind: ended.kind };
  const { complaint } = ended;
  return { kind: complaint === 'format' || complaint === 'pixels' ? complaint : 'damaged' };
}

function split(output: Buffer): Buffer[] {
  const pictures: Buffer[] = [];
  for (let at = 0; at < output.length;) {
    const end = at + 4 + output.readUInt32BE(at);
    pictures.push(output.subarray(at + 4, end));
    at = end;
  }
  return pictures;
}
