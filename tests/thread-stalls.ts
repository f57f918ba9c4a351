const TICK = 10;

/**
 * Measures how long this thread does not answer, in milliseconds of its own CPU time: other load does not count.
 * It measures between `start` and `stop`; `longest` covers all of these times.
 */
export function watchThread() {
  let longest = 0;
  let timer: NodeJS.Timeout | undefined;
  let before = process.threadCpuUsage();
  const tick = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  return {
    start() {
      before = process.threadCpuUsage();
      timer = setInterval(tick, TICK);
    },
    stop() {
      clearInterval(timer);
      tick();
    },
    longest: () => longest,
  };
}
