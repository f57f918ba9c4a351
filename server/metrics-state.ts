import { setTimeout as sleep } from 'node:timers/promises';
import { count, inArray, sql } from 'drizzle-orm';
import { waitingForHashing } from '#app/accounts/core/hashing.server.ts';
import { databasePool, db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { deadLetterQueue } from '#app/platform/jobs/job.ts';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { jobs as declaredJobs } from '#app/registry/jobs.server.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { spoolFree } from '#app/platform/storage/spool.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import type { Site } from './exchange.ts';

const QUERY_TIMEOUT = 2 * SECOND;

type JobState = 'created' | 'active' | 'retry';
type Jobs = { name: string; state: JobState; jobs: number; seconds: number };
type Documents = { scanState: string; documents: number };
type Known = { jobs: Jobs[]; runs: { name: string; at: Date }[]; documents: Documents[] };

/** The returned function updates the gauges and never throws. */
export function createStateReader(site: Site): () => Promise<void> {
  let pending: Promise<Known | null> | undefined;
  return async () => {
    const pool = databasePool();
    // While the database does not answer, no second query is sent.
    pending ??= queryDatabase().finally(() => {
      pending = undefined;
    });
    const late = sleep(QUERY_TIMEOUT, null, { ref: false });
    const [known] = await Promise.all([Promise.race([pending, late]), showReadiness(site), showSpool()]);
    showDatabase(known);
    showProcess(site, pool);
  };
}

function showProcess({ cache }: Site, pool: ReturnType<typeof databasePool>): void {
  const { state } = metrics();
  state.poolSize.set(pool.size);
  state.poolInUse.set(pool.inUse);
  state.poolWaiting.set(pool.waiting);
  state.hashingWaiting.set(waitingForHashing());
  state.cachedPages.set(cache.store.pages.size);
  state.cachedBytes.set(cache.store.bytes);
}

async function showReadiness({ health, draining }: Site): Promise<void> {
  const answer = await health('/readyz', draining);
  if (!answer) return;
  const { parts }: { parts: Record<string, { ok: boolean }> } = await answer.json();
  for (const [part, { ok }] of Object.entries(parts)) metrics().state.ready.set({ part }, Number(ok));
}

async function showSpool(): Promise<void> {
  const free = await spoolFree().catch(() => null);
  if (free !== null) metrics().state.spoolFree.set(free);
}

async function queryDatabase(): Promise<Known | null> {
  const jobs = db().execute<Jobs>(sql`
    select name, state, count(*)::int as jobs,
      extract(epoch from now() - min(created_on))::float8 as seconds
    from pgboss.job where state in ('created', 'active', 'retry') group by name, state`);
  const { scanState } = documents;
  const counted = db()
    .select({ scanState, documents: count() })
    .from(documents)
    .where(inArray(scanState, ['waiting', 'missing']))
    .groupBy(scanState);
  try {
    const [queued, runs, unsafe] = await Promise.all([jobs, db().select().from(lastRuns), counted]);
    return { jobs: [...queued], runs, documents: unsafe };
  } catch {
    return null;
  }
}

function showDatabase(known: Known | null): void {
  const { jobs, oldestJob, lastRun, documents: states } = metrics().state;
  for (const gauge of [jobs, oldestJob, lastRun, states]) gauge.reset();
  if (!known) return;
  for (const job of declaredJobs) {
    const queue = job.name;
    const own = known.jobs.filter(({ name }) => name === queue);
    const countIn = (state: JobState) => own.find((row) => row.state === state)?.jobs ?? 0;
    const dead = known.jobs.find(({ name }) => name === deadLetterQueue(job));
    jobs.set({ queue, state: 'waiting' }, countIn('created'));
    jobs.set({ queue, state: 'active' }, countIn('active'));
    jobs.set({ queue, state: 'retrying' }, countIn('retry'));
    jobs.set({ queue, state: 'failed' }, dead?.jobs ?? 0);
    oldestJob.set({ queue }, Math.max(0, ...own.map(({ seconds }) => seconds)));
  }
  const countOf = (state: string) =>
    known.documents.find(({ scanState }) => scanState === state)?.documents ?? 0;
  states.set({ state: 'waiting' }, hasScanner() ? countOf('waiting') : 0);
  states.set({ state: 'lost' }, countOf('missing'));
  for (const { name, at } of known.runs) lastRun.set({ run: name }, at.getTime() / SECOND);
}
