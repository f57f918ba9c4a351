import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { buffer, text } from 'node:stream/consumers';
import { singleton } from '#app/singleton.server.ts';
import { SECOND } from '#app/time.ts';

export type Format = 'png' | 'jpeg' | 'webp' | 'heif' | 'svg';

/** `trimmed`: without an edge of one colour. `filled`: the box is full, and what stands out of it is cut off. */
export type Fit = 'whole' | 'trimmed' | 'filled';

export type Task = {
  format: Format;
  /** The box, in CSS pixels. */
  width: number;
  height: number;
  /** 2 makes a picture for a screen with twice the pixels. */
  scales: readonly number[];
  /** `whole` unless it says so. */
  fit?: Fit;
  maxPixels: number;
};

export type Drawn =
  { kind: 'drawn'; pictures: Buffer[] } | { kind: 'busy' | 'killed' | 'format' | 'pixels' | 'damaged' };

/** librsvg draws in one step that nothing can interrupt, so the process is killed. */
const DEADLINE = 10 * SECOND;
const MOST_WAITING = 2;

/** Node's own reservations are about 500 MB of it; 24 megapixels need the rest. In kB, as `ulimit -d` counts. */
const MOST_MEMORY = 900_000;
/** In seconds: ends a process whose parent died. */
const MOST_PROCESSOR_TIME = 15;

const LIMITED = `ulimit -c 0; ulimit -d ${MOST_MEMORY}; ulimit -t ${MOST_PROCESSOR_TIME}; exec "$@"`;
const SCRIPT = createRequire(import.meta.url).resolve('#app/images/drawing-process.ts');

/** One at a time: while two wait, a third is refused as busy. */
export async function draw(bytes: Uint8Array, task: Task): Promise<Drawn> {
  const queue = singleton('drawing', () => ({ waiting: 0, last: Promise.resolve<unknown>(null) }));
  if (queue.waiting > MOST_WAITING) return { kind: 'busy' };
  queue.waiting++;
  const drawn = queue.last.then(() => drawNow(bytes, task)).finally(() => queue.waiting--);
  queue.last = drawn.catch(() => null);
  return drawn;
}

/** The process inherits no variable: none of the site's secrets. */
async function drawNow(bytes: Uint8Array, task: Task): Promise<Drawn> {
  const command = [process.execPath, '--max-old-space-size=64', SCRIPT, JSON.stringify(task)];
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', ...command], {
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    timeout: DEADLINE,
    killSignal: 'SIGKILL',
  });
  // A process that is killed while it reads closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const ended = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  const [output, complaint, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (code === 0) return { kind: 'drawn', pictures: split(output) };
  if (complaint === 'format' || complaint === 'pixels') return { kind: complaint };
  return { kind: signal ? 'killed' : 'damaged' };
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
