import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { whyNoObjectStore } from '#tests/object-store.ts';
import { whyNoPdfCheckers } from '#tests/pdf-checkers.ts';
import type { Proxy } from '#tests/proxy.ts';
import { skipped, type Fault } from '../fault.ts';
import { judgeSignatures } from '../signature-ledger.ts';
import { startSigners } from '../signers.ts';
import { untilReady, type App } from '../test-site.ts';
import { withObjects } from './objects.ts';

const SCRIPT = 'seal-process.ts';
/** Milliseconds between two breaks. */
const PAUSE = 700;
/** Milliseconds that something stays broken. */
const BROKEN = 300;
/** In milliseconds: how long a seal takes. */
const LIFE = 600;
const LONGEST = 1_800_000;

type Break = { what: string; times: number; run(): Promise<unknown> };

/** 500 breaks while colleagues ask and clients sign, decline and take back: nothing is half done, duplicate or lost. */
export const signaturesKilled: Fault = {
  name: 'signatures-killed',
  async run() {
    const missing = whyNoObjectStore() ?? whyNoPdfCheckers();
    if (missing) return skipped(missing);
    return withObjects(async ({ testSite, settings, line, storage }) => {
      const { mail, database } = testSite;
      const app = await testSite.startApp({ ...settings, DATABASE_URL: database.url });
      const signers = await startSigners(testSite, app, storage);
      const { done, few } = await breakAll([
        { what: 'kill -9 of the site', times: 100, run: () => killed(app) },
        { what: 'kill -9 of the process that seals', times: 200, run: () => sealKilled(app) },
        { what: 'the connections to the database broken', times: 80, run: () => broken(database.line) },
        { what: 'those to the storage', times: 80, run: () => broken(line) },
        { what: 'those to the mail server', times: 40, run: () => broken(mail.line) },
      ]);
      const seen = await signers.leave();
      await untilReady(app);
      const finding = await judgeSignatures(testSite, storage, seen);
      return { ...finding, done, bad: [...finding.bad, ...few] };
    });
  },
};

async function breakAll(breaks: readonly Break[]): Promise<{ done: string; few: string[] }> {
  const left = breaks.map((one) => ({ ...one, done: 0 }));
  const deadline = performance.now() + LONGEST;
  for (;;) {
    const open = left.filter(({ done, times }) => done < times);
    const all = open.reduce((sum, { done, times }) => sum + times - done, 0);
    if (all === 0 || performance.now() > deadline) break;
    let at = randomInt(all);
    const next = open.find(({ done, times }) => (at -= times - done) < 0);
    await sleep(randomInt(PAUSE));
    await next?.run();
    if (next) next.done += 1;
  }
  const missed = left.filter(({ done, times }) => done < times);
  return {
    done: `${left.map(({ what, done }) => `${what} ${done} times`).join(', ')}, while clients sign`,
    few: missed.map(({ what, done }) => `too slow a machine: ${what} ${done} times only`),
  };
}

async function killed(app: App): Promise<void> {
  await app.kill();
  await app.start();
}

/** Kills a running process at a random moment; if it has ended by then, the next one. */
async function sealKilled(app: App): Promise<void> {
  const deadline = performance.now() + LONGEST / 10;
  do await sleep(randomInt(LIFE));
  while ((await app.killHelpers(SCRIPT)) === 0 && performance.now() < deadline);
}

async function broken(line: Proxy): Promise<void> {
  await line.shut();
  await sleep(randomInt(BROKEN));
  await line.open();
}
