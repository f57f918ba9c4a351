import { warn } from './print.ts';
import { isRefusal } from './refusal.ts';

export type Lifetime = {
  stopRequested: Promise<void>;
  /** Cleanups run however the process ends, the last registered first. */
  atEnd(stop: () => unknown): void;
};

const CLEANUP_TIMEOUT = 20_000;

/** A number from `main` is the exit code; a refusal prints only its sentence. */
export async function live(main: (lifetime: Lifetime) => Promise<number | void>): Promise<never> {
  const stops: (() => unknown)[] = [];
  const stopRequested = whenStopRequested();
  const work = main({ stopRequested, atEnd: (stop) => void stops.push(stop) }).catch(explain);
  const code = (await Promise.race([work, stopRequested])) ?? 0;
  setTimeout(() => process.exit(1), CLEANUP_TIMEOUT).unref();
  for (const stop of stops.toReversed()) await stop();
  process.exit(code);
}

function whenStopRequested(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => resolve();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    process.on('disconnect', end);
    // This listener alone must not keep a finished command alive.
    process.channel?.unref();
  });
}

function explain(error: unknown): number {
  warn(isRefusal(error) ? error.message : String(error instanceof Error ? error.stack : error));
  return 1;
}
