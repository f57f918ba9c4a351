import { parseArgs } from 'node:util';
import { measure, record, type Measurement } from './measure.ts';
import { saveReport } from './report.ts';
import {
  closePlace,
  openPlace,
  startBare,
  startRemixServe,
  startSite,
  type Place,
  type Server,
} from './servers.ts';

/** What the project asks of itself: a cached page at half the speed of a server that does nothing else. */
const REQUIRED_SHARE = 0.5;

type Row = Measurement & { scenario: string; server: string };

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
  },
});
const settings = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  connections: Number(values.connections),
};

const place = await openPlace();
try {
  const rows = await bench(place);
  const share = shareOfBare(rows);
  process.stdout.write(
    `${table(rows)}\n\nThe cached page is served at ${Math.round(100 * share)} % of the bare server's speed.\n`,
  );
  await save(rows);
  process.exitCode = share >= REQUIRED_SHARE ? 0 : 1;
} finally {
  await closePlace(place);
}

async function bench(place: Place): Promise<Row[]> {
  const site = await startSite(place);
  const remixServe = await startRemixServe(place);
  const headers = { 'accept-encoding': 'br' };
  await record(site.url, headers);
  const page = await record(site.url, headers);
  const known = { ...headers, 'if-none-match': page.headers[page.headers.indexOf('ETag') + 1] ?? '' };
  const bare = await startBare(place, page);
  const bareKnown = await startBare(place, await record(site.url, known));
  return [
    ...(await scenario('home page, cached', [bare, site, remixServe], headers)),
    ...(await scenario('home page, 304', [bareKnown, site], known)),
  ];
}

/** The servers take turns, so that what else the machine does meets all of them; of each, the middle round counts. */
async function scenario(name: string, servers: Server[], headers: Record<string, string>): Promise<Row[]> {
  const measured = new Map<Server, Measurement[]>(servers.map((server) => [server, []]));
  for (const server of servers) await measure(server, { ...settings, seconds: 1, headers });
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const server of servers) measured.get(server)?.push(await measure(server, { ...settings, headers }));
  }
  return [...measured].map(([server, rounds]) => ({
    scenario: name,
    server: server.name,
    ...middle(rounds),
  }));
}

function middle(rounds: Measurement[]): Measurement {
  const found = rounds.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[
    Math.floor(rounds.length / 2)
  ];
  if (!found) throw new Error('--rounds must be at least 1.');
  return found;
}

function shareOfBare(rows: Row[]): number {
  const [bare, site] = rows;
  return (site?.requestsPerSecond ?? 0) / (bare?.requestsPerSecond ?? 1);
}

function table(rows: Row[]): string {
  const head = ['scenario', 'server', 'req/s', 'p50 ms', 'p99 ms', 'errors', 'memory'];
  const lines = rows.map((row) => [
    row.scenario,
    row.server,
    Math.round(row.requestsPerSecond),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.errors,
    `${row.memory} MB`,
  ]);
  return [head, ...lines]
    .map((cells) => cells.map((cell, column) => pad(String(cell), column)).join('  '))
    .join('\n');
}

function pad(cell: string, column: number): string {
  return column < 2 ? cell.padEnd(18) : cell.padStart(7);
}

async function save(rows: Row[]): Promise<void> {
  await saveReport('page-cache.json', { settings, shareOfBare: shareOfBare(rows), rows });
}
