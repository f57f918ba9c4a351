import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#app/platform/db/client.server.ts';
import { SECOND } from '#app/platform/core/time.ts';

const LOOK_EVERY = 3 * SECOND;

type Blocker = { pid: number; application_name: string; since: Date | string | null };

/** While `work` of the backend `pid` runs, says every few seconds for whom it waits. `db` is another connection. */
export async function reportBlockers<Result>(
  { db, pid, say }: { db: Db; pid: number; say: (sentence: string) => void },
  work: () => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const watch = watchBlockers(db, pid, say, done.signal);
  try {
    return await work();
  } finally {
    done.abort();
    await watch;
  }
}

async function watchBlockers(
  db: Db,
  pid: number,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await sleep(LOOK_EVERY, null, { signal }).catch(() => {});
    if (signal.aborted) return;
    const blockers = await db
      .execute<Blocker>(
        sql`select pid, application_name, xact_start as since from pg_stat_activity where pid = any(pg_blocking_pids(${pid}))`,
      )
      .catch(() => []);
    for (const blocker of blockers) say(sentenceOf(blocker));
  }
}

function sentenceOf({ pid, application_name, since }: Blocker): string {
  const from = since === null ? '' : `, since ${new Date(since).toISOString()}`;
  return `the migrations wait for another session of Postgres (pid ${pid}, application "${application_name}"${from})`;
}
