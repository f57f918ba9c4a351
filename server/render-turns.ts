import { SECOND } from '#app/platform/core/time.ts';

const MOST = 24;
/** In milliseconds. */
const LONGEST = SECOND / 25;

export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** All at once would be in memory until the last is done. A page over `longest` waits: another begins. */
export function createTurns(most = MOST, longest = LONGEST): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    const timer = setTimeout(leave, longest);
    let counts = true;
    try {
      return await work();
    } finally {
      leave();
    }

    function leave(): void {
      if (!counts) return;
      counts = false;
      clearTimeout(timer);
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
