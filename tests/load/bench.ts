import { parseArgs } from 'node:util';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { seedDemonstration } from '#drizzle/seed.ts';
import { residentMegabytes } from './measure.ts';
import { requestMillion } from './million.ts';
import { measurePages, type PageWeight } from './pages.ts';
import { saveReport, saveTable } from './report.ts';
import { rowOf, runScenarios, type Row } from './scenarios.ts';
import { closeBench, openBench, startRemixServe, startSite, type Bench } from './servers.ts';

/** A cached page must reach this share of a bare Node server's speed. */
const REQUIRED_SHARE = 0.7;
/** Milliseconds for an uncached page at half the maximum rate. */
const MOST_P99_AT_HALF_LOAD = 50;
/** Megabytes after a million requests. */
const MOST_MEMORY = { endCached: 200, end: 250 };

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '50' },
    million: { type: 'boolean', default: false },
  },
});

const bench = await openBench();
try {
  process.exitCode = await (values.million ? benchMemory(bench) : measureSpeed(bench));
} finally {
  await closeBench(bench);
}

async function measureSpeed(bench: Bench): Promise<number> {
  const settings = {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
  };
  const site = await startFilledSite(bench);
  const pages = await measurePages(site);
  const idle = await residentMegabytes(site);
  const remixServe = await startRemixServe(bench);
  const rows = await runScenarios({ bench, site, remixServe }, settings);
  const summary = {
    shareOfBare: share(rows),
    p99AtHalfLoad: rowOf(rows, 'home, uncached, half load', 'site').p99,
    startedInMs: { site: site.startedIn, remixServe: remixServe.startedIn },
    memoryMB: { idle, afterLoad: await residentMegabytes(site) },
  };
  await saveReport('bench.json', { settings, ...summary, rows, pages });
  await saveTable('bench.md', 'Benchmarks', [speedTable(rows), pageTable(pages), factTable(summary)]);
  return summary.shareOfBare >= REQUIRED_SHARE && summary.p99AtHalfLoad <= MOST_P99_AT_HALF_LOAD ? 0 : 1;
}

async function benchMemory(bench: Bench): Promise<number> {
  const site = await startFilledSite(bench);
  const before = await residentMegabytes(site);
  const memoryMB = { before, ...(await requestMillion(site)) };
  await saveReport('million.json', { requests: 1_000_000, memoryMB });
  const head = ['before', 'most, cached pages', 'after them', 'after pages made anew'];
  const row = Object.values(memoryMB).map((megabytes) => `${megabytes} MB`);
  await saveTable('million.md', 'Memory through a million requests', [[head, row]]);
  return memoryMB.endCached <= MOST_MEMORY.endCached && memoryMB.end <= MOST_MEMORY.end ? 0 : 1;
}

async function startFilledSite(bench: Bench) {
  const url = bench.variables.DATABASE_URL ?? '';
  await migrateDatabase(url);
  await seedDemonstration(url);
  return startSite(bench);
}

function share(rows: Row[]): number {
  const [site, bare] = ['site', 'bare node:http'].map((server) => rowOf(rows, 'home, cached', server));
  return (site?.requestsPerSecond ?? 0) / (bare?.requestsPerSecond ?? 1);
}

function speedTable(rows: Row[]): string[][] {
  const lines = rows.map((row) => [
    row.scenario,
    row.server,
    row.requestsPerSecond.toFixed(row.requestsPerSecond < 100 ? 1 : 0),
    row.p50.toFixed(0),
    row.p99.toFixed(0),
    String(row.errors),
    `${row.memory} MB`,
  ]);
  return [['what', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'errors', 'memory'], ...lines];
}

function pageTable(pages: PageWeight[]): string[][] {
  const lines = pages.map(({ path, bytes, html }) => [path, bytes, html].map(String));
  return [['page', 'bytes (br)', 'bytes of HTML'], ...lines];
}

type Summary = {
  shareOfBare: number;
  p99AtHalfLoad: number;
  startedInMs: Record<string, number>;
  memoryMB: { idle: number; afterLoad: number };
};

function factTable({ shareOfBare, p99AtHalfLoad, startedInMs, memoryMB }: Summary): string[][] {
  return [
    ['fact', 'measured', 'aim'],
    [
      'cached page, share of bare node:http',
      `${Math.round(100 * shareOfBare)} %`,
      `≥ ${100 * REQUIRED_SHARE} %`,
    ],
    ['p99 of an uncached page at half load', `${p99AtHalfLoad} ms`, `≤ ${MOST_P99_AT_HALF_LOAD} ms`],
    ['start to first answer', `${startedInMs.site} ms (remix-serve ${startedInMs.remixServe} ms)`, ''],
    ['memory, each page asked for once', `${memoryMB.idle} MB`, ''],
    ['memory after all of the above', `${memoryMB.afterLoad} MB`, ''],
  ];
}
