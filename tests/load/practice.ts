import { setTimeout as sleep } from 'node:timers/promises';
import { addEnquiries } from '#dev/practice/enquiry-rows.ts';
import { fillWork } from '#dev/practice/work-rows.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { startAccountSite } from './account-fixture.ts';
import { postForm } from './accounts.ts';
import { enterDesk, slowest, timesOf, timesTable, type Figures } from './desk-times.ts';
import { markdown, saveReport } from './report.ts';

const SIZE = { taxpayers: 400, ofEach: 4 };
const ENQUIRIES = 3000;
const MOST_MS = 100;
const MOST_PAGES = 150;
/** Fewer, because there are many pages. */
const ROUNDS = { warmUp: 5, rounds: 30 };

/** Acts on many: what is chosen on the board, how many, and the limits in milliseconds for the answer and the work. */
const MANY = [
  { intent: 'next', of: 72, which: `type = 'itr12' and period = '2026'` },
  { intent: 'state:with_sars', of: 48, which: `state = 'in_progress'` },
] as const;
const ANSWERED = 300;
const DONE = 10 * SECOND;

const site = await startAccountSite();
try {
  await fillWork(site.sql, SIZE);
  await addEnquiries(site.sql, 1, ENQUIRIES);
  await site.sql`analyze`;
  const cookie = await enterDesk(site);
  const times = await timesOf(site.url, cookie, await pagesFrom('/admin', cookie), ROUNDS);
  process.stdout.write(`${timesTable('page of the desk', slowestFirst(times))}\n\n`);
  const many = [];
  for (const act of MANY) many.push(await timeMany(act, cookie));
  const lines = many.map(({ act, answered, done }) => [act, answered.toFixed(0), done.toFixed(0)]);
  process.stdout.write(`${markdown([['many at once', 'answered, ms', 'done, ms'], ...lines])}\n`);
  await saveReport('practice.json', { ...SIZE, enquiries: ENQUIRIES, times, many });
  const areDone = many.every(({ answered, done }) => answered <= ANSWERED && done <= DONE);
  process.exitCode = slowest(times) <= MOST_MS && areDone ? 0 : 1;
} finally {
  await site.close();
}

async function pagesFrom(start: string, cookie: string): Promise<Record<string, string>> {
  const found = new Map([[start, start]]);
  for (const [kind, path] of found) {
    const answer = await fetch(site.url + path, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    if (!answer.headers.get('content-type')?.includes('html')) {
      found.delete(kind);
      continue;
    }
    for (const [, link = ''] of (await answer.text()).matchAll(/href="(\/admin(?!\/documents\/)[^"#]*)/g)) {
      const address = link.replaceAll('&amp;', '&');
      const other = kindOf(address);
      if (found.size < MOST_PAGES && !found.has(other) && !/\.\w+$/.test(other)) found.set(other, address);
    }
  }
  return Object.fromEntries(found);
}

function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, site.url);
  const fields = [...searchParams.keys()].toSorted().join(' ');
  const path = pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/^(\/admin\/content\/\w+)\/[^/]+/, '$1/:item');
  return fields ? `${path}, ${fields}` : path;
}

function slowestFirst(times: Record<string, Figures>): Record<string, Figures> {
  return Object.fromEntries(Object.entries(times).toSorted(([, one], [, other]) => other.p95 - one.p95));
}

async function timeMany({ intent, of, which }: (typeof MANY)[number], cookie: string) {
  const { sql, url } = site;
  const rows = await sql<{ tick: string }[]>`
    select id || '.' || version as tick from engagements where ${sql.unsafe(which)} order by id limit ${of}`;
  const board = { intent, ticked: rows.map(({ tick }) => tick).join() };
  const question = await postForm(url, '/admin/work?index', board, { cookie });
  const path = question.headers.get('location') ?? '';
  const yes = { intent: 'start', people: String(of), submittedOn: '2026-08-03', approval: 'By phone' };
  const started = performance.now();
  let run = path;
  if ((await stateOf(path)) === 'asked') {
    const answer = await postForm(url, path, yes, { cookie });
    if (answer.status !== 303) throw new Error(`${intent} answers ${answer.status}: ${answer.body}`);
    run = answer.headers.get('location') ?? path;
  }
  const answered = performance.now() - started;
  while ((await stateOf(run)) !== 'done') {
    if (performance.now() - started > 6 * DONE) throw new Error(`${intent} does not end.`);
    await sleep(20);
  }
  const done = performance.now() - started;
  const [counts] = await sql<{ changed: number }[]>`
    select count(*)::int as changed from bulk_records where run_id = ${run.split('/').at(-1) ?? ''} and state = 'done'`;
  return { act: `${intent} of ${rows.length}, ${counts?.changed} changed`, answered, done };
}

async function stateOf(run: string): Promise<string> {
  const [row] = await site.sql<{ state: string }[]>`
    select state from bulk_runs where id = ${run.split('/').at(-1) ?? ''}`;
  return row?.state ?? 'nowhere';
}
