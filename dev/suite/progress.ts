import { say, styled } from '../print.ts';

const EVERY = 20_000;

/** Says every 20 s how many of how many are done. Its timer keeps no process alive. */
export function progressOf(unit: string) {
  const started = performance.now();
  let [all, done, failed] = [0, 0, 0];
  const print = () => {
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    say(styled('dim', `  … ${done} of ${all} ${unit}, ${failed} failed, ${minutes} min`));
  };
  const timer = setInterval(print, EVERY).unref();
  return {
    begin: (count: number) => void (all = count),
    finish(isFailed: boolean) {
      done += 1;
      if (isFailed) failed += 1;
    },
    end: () => clearInterval(timer),
  };
}
