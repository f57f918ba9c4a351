import { setTimeout as sleep } from 'node:timers/promises';
import { fillWork } from '#dev/practice/work-rows.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import { startAccountSite } from './account-fixture.ts';
import { postForm } from './accounts.ts';
import { enterDesk, slowest, timesOf, timesTable, type Figures } from './desk-times.ts';
import { saveReport } from './report.ts';
import { addPapers, type Paper } from './signing-rows.ts';
import { median, quantile } from './statistics.ts';

/** For one day of eight hours: one in 29 seconds. The first `HURRY` are signed ten times as fast. */
const PAPERS = 1000;
const HURRY = 100;
const EVERY = 2.9 * SECOND;
const PAGES = 50;
const SIZE = { taxpayers: 400, ofEach: 4 };
/** In milliseconds, at the 95th percentile. */
const MOST = { page: 100, seal: 2 * SECOND };
const ROUNDS = { warmUp: 20, rounds: 200 };

const site = await startAccountSite({ NOTICE_WAIT_SECONDS: '0' });
try {
  await fillWork(site.sql, SIZE);
  const { papers, kilobytes } = await addPapers(site, PAPERS, PAGES);
  await site.sql`analyze`;
  const desk = await enterDesk(site);
  const [signed, pages] = await Promise.all([signAll(papers.slice(0, HURRY)), timePages(papers, desk)]);
  const times = { ...pages, 'sign, to its answer': figuresOf(signed) };
  process.stdout.write(`${timesTable('while documents are signed and sealed', times)}\n\n`);
  const seals = await sealTimes();
  const seal = figuresOf(seals);
  const what = `${PAGES} pages, ${kilobytes} kB`;
  process.stdout.write(`${timesTable(`${seals.length} of ${HURRY} sealed`, { [what]: seal })}\n`);
  await saveReport('signing.json', {
    ...SIZE,
    papers: PAPERS,
    signed: HURRY,
    everyMs: EVERY,
    pages: PAGES,
    kilobytes,
    sealed: seals.length,
    times,
    seal,
  });
  const isQuick = slowest(times) <= MOST.page && seal.p95 <= MOST.seal;
  process.exitCode = isQuick && seals.length === HURRY ? 0 : 1;
} finally {
  await site.close();
}

async function timePages(papers: readonly Paper[], desk: string): Promise<Record<string, Figures>> {
  const [work = '', cookie = ''] = [papers.at(-1)?.work, papers.at(-1)?.cookie];
  const own = { 'client: a document to sign': `/work/${work}`, 'client: account': '/account' };
  const ofDesk = {
    'desk: its work': `/admin/work/${work}`,
    'desk: board': '/admin/work',
    'desk: overview': '/admin',
  };
  return {
    ...(await timesOf(site.url, cookie, own, ROUNDS)),
    ...(await timesOf(site.url, desk, ofDesk, ROUNDS)),
  };
}

async function signAll(papers: readonly Paper[]): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  for (const [place, { work, item, cookie }] of papers.entries()) {
    await sleep(Math.max(0, started + place * EVERY - performance.now()));
    const before = performance.now();
    const fields = { intent: 'sign', item, typed: 'Thandi Nkosi', sure: 'Thandi Nkosi' };
    const { status } = await postForm(site.url, `/work/${work}`, fields, { cookie });
    if (status !== 303) throw new Error(`A signature answers ${status}.`);
    times.push(performance.now() - before);
  }
  return times;
}

/** From a job's start to its end, with the process that is started for it. Throws if they do not end. */
async function sealTimes(): Promise<number[]> {
  const deadline = performance.now() + 2 * MINUTE;
  for (;;) {
    const rows = await site.sql<{ state: string; ms: number | null }[]>`
      select state, (extract(epoch from completed_on - started_on) * 1000)::float8 as ms
      from pgboss.job where name = ${sealJob.name}`;
    const times = rows.flatMap(({ state, ms }) => (state === 'completed' && ms !== null ? [ms] : []));
    if (times.length === rows.length) return times;
    if (performance.now() > deadline) throw new Error(`${rows.length - times.length} are not sealed.`);
    await sleep(SECOND);
  }
}

function figuresOf(times: readonly number[]): Figures {
  return { p50: median([...times]), p95: quantile([...times], 0.95), longest: Math.max(...times) };
}
