import {
  runLimited,
  type Ended,
  type LimitedProcess,
} from '#app/platform/processes/limited-process.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';

export type ImageProcess<Output> = Omit<LimitedProcess<Output>, 'memory'>;

/** 24 megapixels need 400 MB beyond what Node reserves. */
export function runImageProcess<Output>(image: ImageProcess<Output>): Promise<Ended<Output>> {
  return runLimited({ ...image, memory: { heap: 64, data: 900_000 } });
}

/** One at a time; `busy` while more than `mostWaiting` wait. */
export async function runInTurn<Output>(
  image: ImageProcess<Output>,
  mostWaiting: number,
): Promise<Ended<Output> | { kind: 'busy' }> {
  const queue = singleton('drawing', () => ({ waiting: 0, last: Promise.resolve<unknown>(null) }));
  if (queue.waiting > mostWaiting) return { kind: 'busy' };
  queue.waiting++;
  const run = queue.last.then(() => runImageProcess(image)).finally(() => queue.waiting--);
  queue.last = run.catch(() => null);
  return run;
}
