const TICK = 10;

/**
 * Measures how long this thread answers nobody, in milliseconds of its own CPU time: what else the machine does adds nothing.
 * It measures between `start` and `stop`; `longest` is that of all of these times.
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
