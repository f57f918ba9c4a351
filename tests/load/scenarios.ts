import { measure, measureAtPace, record, type LoadRequest, type Measurement } from './measure.ts';
import { UNSHARED } from './unshared.ts';
import { startBare, type Bench, type Server } from './servers.ts';

export type Row = Measurement & { scenario: string; server: string };

export type Settings = { connections: number; seconds: number; rounds: number };

type Scenario = {
  name: string;
  path: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  rivals: Rival[];
};
type Rival = 'bare' | 'remix-serve';

const ESTIMATE = { income: '650000', age: 'under65', retirement: '60000', medicalMembers: '2' };

const SCENARIOS: Scenario[] = [
  { name: 'home, cached', path: '/', rivals: ['bare', 'remix-serve'] },
  { name: 'home, uncached', path: '/', headers: UNSHARED, rivals: ['remix-serve'] },
  {
    name: 'article, cached',
    path: '/blog/vat-registration-guide-south-africa',
    rivals: ['bare', 'remix-serve'],
  },
  {
    name: 'calculator, posted',
    path: '/calculator?type=individual',
    form: ESTIMATE,
    rivals: ['remix-serve'],
  },
];

export type Rivals = { bench: Bench; site: Server; remixServe: Server };

export async function runScenarios(rivals: Rivals, settings: Settings): Promise<Row[]> {
  const rows: Row[] = [];
  for (const scenario of [...SCENARIOS, await assetScenario(rivals.site)]) {
    const ask = (server: Server) => requestOf(scenario, server);
    rows.push(...(await compareServers(scenario.name, ask, await rivalsOf(scenario, rivals), settings)));
  }
  const known = await knownCopy(rivals.site);
  const bare = await startBare(rivals.bench, await record(rivals.site, known));
  rows.push(...(await compareServers('home, 304', () => known, [rivals.site, bare], settings)));
  return [...rows, await measureHalfLoad(rivals.site, rows, settings)];
}

export function rowOf(rows: Row[], scenario: string, server: string): Row {
  const found = rows.find((row) => row.scenario === scenario && row.server === server);
  if (!found) throw new Error(`${scenario} was not measured on ${server}.`);
  return found;
}

async function measureHalfLoad(site: Server, rows: Row[], { seconds, rounds }: Settings): Promise<Row> {
  const perSecond = rowOf(rows, 'home, uncached', 'site').requestsPerSecond / 2;
  const request = { path: '/', headers: { ...READING, ...UNSHARED } };
  const measured = await measureAtPace(site, request, { perSecond, seconds: 2 * seconds * rounds });
  return { scenario: 'home, uncached, half load', server: 'site', ...measured };
}

/** Servers alternate, so that other load affects all; the middle round counts. */
async function compareServers(
  name: string,
  ask: (server: Server) => LoadRequest,
  servers: Server[],
  settings: Settings,
): Promise<Row[]> {
  const { connections, seconds, rounds } = settings;
  const measured = new Map<Server, Measurement[]>(servers.map((server) => [server, []]));
  for (const server of servers) await measure(server, ask(server), { connections, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers)
      measured.get(server)?.push(await measure(server, ask(server), { connections, seconds }));
  }
  return [...measured].map(([server, taken]) => ({ scenario: name, server: server.name, ...middle(taken) }));
}

function middle(taken: Measurement[]): Measurement {
  const sorted = taken.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const found = sorted[Math.floor(taken.length / 2)];
  if (!found) throw new Error('--rounds must be at least 1.');
  return found;
}

const READING = { 'accept-encoding': 'br' };

function requestOf({ path, headers: own, form }: Scenario, { url }: Server): LoadRequest {
  if (!form) return { path, headers: { ...READING, ...own } };
  const type = 'application/x-www-form-urlencoded';
  const headers = { ...READING, origin: url, 'content-type': type };
  return { path, headers, body: new URLSearchParams(form).toString() };
}

async function rivalsOf(scenario: Scenario, rivals: Rivals): Promise<Server[]> {
  const servers = [rivals.site];
  if (scenario.rivals.includes('remix-serve')) servers.push(rivals.remixServe);
  if (!scenario.rivals.includes('bare')) return servers;
  const request = requestOf(scenario, rivals.site);
  // Twice: the second response comes from the cache.
  await record(rivals.site, request);
  return [...servers, await startBare(rivals.bench, await record(rivals.site, request))];
}

async function assetScenario(site: Server): Promise<Scenario> {
  const page = await (await fetch(site.url)).text();
  const paths = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))];
  const sized = await Promise.all(
    paths.map(async (path) => ({
      path,
      size: (await (await fetch(site.url + path)).arrayBuffer()).byteLength,
    })),
  );
  const largest = sized.toSorted((a, b) => b.size - a.size)[0];
  if (!largest) throw new Error('The home page asks for no script.');
  return { name: 'asset', path: largest.path, rivals: ['bare', 'remix-serve'] };
}

async function knownCopy(site: Server): Promise<LoadRequest> {
  const { headers } = await record(site, { path: '/', headers: READING });
  const etag = headers[headers.indexOf('ETag') + 1] ?? '';
  return { path: '/', headers: { ...READING, 'if-none-match': etag } };
}
