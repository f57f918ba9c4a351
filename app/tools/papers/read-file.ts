import { SECOND } from '#app/platform/core/time.ts';
import type { PaperRead, PaperTask } from './paper-worker.ts';
import type { Expected } from './read-notice.ts';

const LONGEST_READING = 10 * SECOND;
/** In bytes; a notice or an IRP5 has less than one megabyte. */
const LARGEST = 3_000_000;

export type Ended = PaperRead | { kind: 'slow' | 'large' | 'no-reader' };

export const REFUSALS = {
  locked: 'This PDF opens with a password only.',
  'no-text': 'This PDF has no text: it may be a scan.',
  broken: 'This file cannot be read as a PDF.',
  neither:
    'This PDF is neither: SARS’s notice has the heading “ITA34”, and an IRP5 the heading “IRP5” and codes beside its amounts.',
  large: 'This file is larger than 3 MB: it is neither a notice of assessment nor an IRP5.',
  slow: 'This file takes too long to read.',
  'no-reader': 'It was not read: the connection was lost. Choose it again.',
} as const satisfies Partial<Record<Ended['kind'], string>>;

/** Reads a file in a worker, at the address `script`; nothing is sent. Never throws. */
export async function readFile(file: File, script: string, expected: Expected): Promise<Ended> {
  if (file.size > LARGEST) return { kind: 'large' };
  return file.arrayBuffer().then(
    (bytes) => readByWorker({ file: bytes, expected }, script),
    (): Ended => ({ kind: 'broken' }),
  );
}

function readByWorker(task: PaperTask, script: string): Promise<Ended> {
  return new Promise((resolve) => {
    const worker = new Worker(script, { type: 'module' });
    const end = (answer: Ended) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ kind: 'slow' }), LONGEST_READING);
    // If its script cannot be loaded, the event has no message.
    worker.addEventListener('error', ({ message }) => end({ kind: message ? 'broken' : 'no-reader' }));
    worker.addEventListener('message', ({ data: { read } }: MessageEvent<{ read?: PaperRead }>) => {
      if (read) end(read);
    });
    worker.postMessage(task, [task.file]);
  });
}
