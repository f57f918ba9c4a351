import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { withDb } from '#app/platform/db/client.server.ts';
import { isPassing, whereAndWhy } from '#app/platform/db/failure.ts';
import { SECOND } from '#app/platform/core/time.ts';
import type { Log } from './request-log.ts';

const LONGEST = 30 * SECOND;

/** As after a restart of the machine, and says so. Throws its error after `longest` ms. */
export async function waitForDatabase(url: string, log: Pick<Log, 'warn'>, longest = LONGEST): Promise<void> {
  const until = performance.now() + longest;
  for (let attempt = 0; ; attempt++) {
    try {
      await withDb(url, (db) => db.execute(sql`select 1`));
      return;
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error;
      if (attempt === 0)
        log.warn(
          { reason: whereAndWhy(error) },
          `the start waits for Postgres, ${LONGEST / SECOND} s at most`,
        );
      await sleep(SECOND);
    }
  }
}
