import type { Clock } from 'pg-boss';

/**
 * Time for pg-boss, which measures its rests with it: that of the process's start and what has passed since. When the
 * system's clock is set back meanwhile, a worker would rest for as long as it was set back.
 */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act, milliseconds) => setTimeout(act, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (act, milliseconds) => setInterval(act, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
