import { warn } from './print.ts';
import { isRefusal } from './refusal.ts';

export type Lifetime = {
  /** Resolves when the command is asked to end. */
  stopRequested: Promise<void>;
  /** Registers what is done before the process ends, however it ends; the last registered is done first. */
  atEnd(stop: () => unknown): void;
};

const PATIENCE = 20_000;

/**
 * Runs a command to its end: until `main` returns (its number is the exit code), throws, or the process is
 * asked to stop by a signal or by the end of the bootstrap. A refusal is printed as its sentence alone.
 */
export async function live(main: (lifetime: Lifetime) => Promise<number | void>): Promise<never> {
  const stops: (() => unknown)[] = [];
  const stopRequested = whenStopRequested();
  const work = main({ stopRequested, atEnd: (stop) => void stops.push(stop) }).catch(explain);
  const code = (await Promise.race([work, stopRequested])) ?? 0;
  setTimeout(() => process.exit(1), PATIENCE).unref();
  for (const stop of stops.toReversed()) await stop();
  process.exit(code);
}

function whenStopRequested(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => resolve();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    process.on('disconnect', end);
    // The listener alone must not keep a command alive that is done.
    process.channel?.unref();
  });
}

function explain(error: unknown): number {
  warn(isRefusal(error) ? error.message : String(error instanceof Error ? error.stack : error));
  return 1;
}
