import { runLimited, type Ended, type LimitedProcess } from '#app/processes/limited-process.server.ts';
import { singleton } from '#app/singleton.server.ts';

/** 24 megapixels need 400 MB beyond what Node reserves. */
const MEMORY = { heap: 64, data: 900_000 };

export type ImageProcess<Output> = Omit<LimitedProcess<Output>, 'memory'> & {
  /** How many may wait before it; with more it is busy. */
  mostWaiting: number;
};

/** One at a time. */
export async function runImageProcess<Output>({
  mostWaiting,
  ...image
}: ImageProcess<Output>): Promise<Ended<Output> | { kind: 'busy' }> {
  const queue = singleton('drawing', () => ({ waiting: 0, last: Promise.resolve<unknown>(null) }));
  if (queue.waiting > mostWaiting) return { kind: 'busy' };
  queue.waiting++;
  const run = queue.last.then(() => runLimited({ ...image, memory: MEMORY })).finally(() => queue.waiting--);
  queue.last = run.catch(() => null);
  return run;
}
