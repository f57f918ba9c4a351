import { setTimeout as sleep } from 'node:timers/promises';
import { KNOWN, startAccountSite } from './account-fixture.ts';
import { PASSWORD, postForm } from './accounts.ts';
import { markdown, saveReport } from './report.ts';
import { quantile } from './statistics.ts';
import { UNSHARED } from './unshared.ts';

/** In milliseconds: hashing passwords must not delay other visitors. */
const MOST_P95_MS = 100;
const AT_ONCE = 20;
const ROUNDS = 5;

/** One from the cache, one rendered only for this request. */
const PAGES = {
  'home, cached': '/',
  'contact, rendered': '/contact',
  'pricing, rendered': '/pricing',
};

type Row = { page: string; load: string; requests: number; p50: number; p95: number; p99: number };

const site = await startAccountSite();
try {
  for (const path of Object.values(PAGES)) await visit(path);
  const quiet = await visitWhile(sleep(8_000));
  const signIns: { ms: number; status: number }[] = [];
  const busy = await visitWhile(signInRounds(signIns));
  const rows = [...rowsOf('none', quiet), ...rowsOf(`${AT_ONCE} sign-ins at once`, busy)];
  const refused = signIns.filter(({ status }) => status !== 303 && status !== 403);
  const slowest = Math.max(...signIns.map(({ ms }) => ms));
  process.stdout.write(`${table(rows)}\n\n${signIns.length} sign-ins, ${refused.length} refused, `);
  process.stdout.write(`the slowest after ${(slowest / 1000).toFixed(1)} s.\n`);
  await saveReport('sign-ins.json', {
    settings: { atOnce: AT_ONCE, rounds: ROUNDS },
    signIns: { count: signIns.length, refused: refused.length, slowestMs: slowest },
    rows,
  });
  process.exitCode = refused.length === 0 && rows.every(({ p95 }) => p95 <= MOST_P95_MS) ? 0 : 1;
} finally {
  await site.close();
}

async function signInRounds(done: { ms: number; status: number }[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await site.sql`delete from rate_limits`;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, count) => {
        // Half of them for an unknown address, which takes as long.
        const email = count % 2 ? KNOWN : `somebody${count}@example.org`;
        const started = performance.now();
        const { status } = await postForm(site.url, '/auth', { email, password: PASSWORD });
        done.push({ ms: performance.now() - started, status });
      }),
    );
  }
}

/** Milliseconds by page. */
async function visitWhile(until: Promise<unknown>): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(Object.keys(PAGES).map((page) => [page, []]));
  const stay = new AbortController();
  const visitors = Object.entries(PAGES).map(async ([page, path]) => {
    while (!stay.signal.aborted) {
      times.get(page)?.push(await visit(path));
      await sleep(20);
    }
  });
  await until;
  stay.abort();
  await Promise.all(visitors);
  return times;
}

async function visit(path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(site.url + path, { headers: path === '/' ? {} : UNSHARED });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
  return performance.now() - started;
}

function rowsOf(load: string, times: Map<string, number[]>): Row[] {
  return [...times].map(([page, values]) => ({
    page,
    load,
    requests: values.length,
    p50: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    p99: quantile(values, 0.99),
  }));
}

function table(rows: Row[]): string {
  const lines = rows.map(({ page, load, requests, ...times }) => [
    page,
    load,
    String(requests),
    ...[times.p50, times.p95, times.p99].map((ms) => ms.toFixed(1)),
  ]);
  return markdown([['page', 'beside it', 'requests', 'p50 ms', 'p95 ms', 'p99 ms'], ...lines]);
}
