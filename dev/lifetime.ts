import { warn } from './print.ts';
import { withSecretFiles } from '#app/platform/env/secret-files.server.ts';
import { isRefusal, refusal } from './refusal.ts';
import { messageOf } from '#app/platform/core/own-error.ts';

export type Lifetime = {
  stopRequested: Promise<void>;
  /** Cleanups run however the process ends, the last registered first. */
  atEnd(stop: () => unknown): void;
};

const CLEANUP_TIMEOUT = 20_000;

/** A number from `main` is the exit code; a refusal prints only its sentence. */
export async function live(main: (lifetime: Lifetime) => Promise<number | void>): Promise<never> {
  const stops: (() => unknown)[] = [];
  let isStopped = false;
  const stopRequested = whenStopRequested().then(() => void (isStopped = true));
  const work = readSecretFiles()
    .then(() => main({ stopRequested, atEnd: (stop) => void stops.push(stop) }))
    // An error because the command was stopped is not a failure.
    .catch((error: unknown) => (isStopped ? 1 : explain(error)));
  const code = (await Promise.race([work, stopRequested])) ?? 0;
  setTimeout(() => process.exit(1), CLEANUP_TIMEOUT).unref();
  for (const stop of stops.toReversed()) await stop();
  process.exit(code);
}

/** Commands read and complete `process.env` before the site does. */
async function readSecretFiles(): Promise<void> {
  try {
    for (const [name, value] of Object.entries(withSecretFiles(process.env))) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  } catch (error) {
    throw refusal(messageOf(error));
  }
}

function whenStopRequested(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => resolve();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    process.on('disconnect', end);
    // By itself, this listener must not keep a finished command alive.
    process.channel?.unref();
  });
}

function explain(error: unknown): number {
  warn(isRefusal(error) ? error.message : String(error instanceof Error ? error.stack : error));
  return 1;
}
