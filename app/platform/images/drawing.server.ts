import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { SECOND } from '#app/platform/core/time.ts';
import { HEAD, type Task } from './drawing-task.ts';
import { runInTurn } from './image-process.server.ts';

/** In pixels. */
export type DrawnPicture = { bytes: Buffer; width: number; height: number };

export type Drawn =
  { kind: 'drawn'; pictures: DrawnPicture[] } | { kind: 'busy' | 'killed' | 'format' | 'pixels' | 'damaged' };

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

function split(output: Buffer): DrawnPicture[] {
  const pictures: DrawnPicture[] = [];
  const sizeAt = (place: number) => output.readUInt32BE(place);
  for (let at = 0; at < output.length;) {
    const [length, width, height] = [sizeAt(at), sizeAt(at + 4), sizeAt(at + 8)];
    const end = at + HEAD + length;
    pictures.push({ bytes: output.subarray(at + HEAD, end), width, height });
    at = end;
  }
  return pictures;
}
