import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import type { Job } from './job.ts';
import { defineScheduledJob, EVERY_MINUTE, logged } from './scheduled-job.ts';

const AT_ONCE = 50;

type Batch = {
  name: string;
  cron: string;
  done: string;
  /** At most `limit`, locked with `skip locked`; returns how many it found. */
  doSome(tx: Transaction, now: Date, limit: number): Promise<number>;
};

/** Does all that is due, in short transactions. Two at the same time are harmless. `doAll` returns how many it did. */
export function defineBatchJob({ name, cron, done, doSome }: Batch): {
  job: Job<object>;
  doAll(now?: Date): Promise<number>;
} {
  const doAll = async (now = new Date()) => {
    let total = 0;
    for (;;) {
      const count = await db().transaction((tx) => doSome(tx, now, AT_ONCE));
      total += count;
      if (count < AT_ONCE) return total;
    }
  };
  const policy = { ...EVERY_MINUTE, timeout: 5 * MINUTE };
  const job = defineScheduledJob({ name, cron, policy, run: logged(() => doAll(), done) });
  return { job, doAll };
}
