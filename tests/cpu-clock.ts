/** In milliseconds of this thread's CPU time: a busy machine does not count. */
export function cpuClock(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
}
