import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { contents } from '#app/content/core/contents.server.ts';
import { withDb } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { withDatabaseName } from '#app/platform/env/database-address.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { seedDemonstration } from '#drizzle/seed.ts';
import { areArticlesQuick, articleRows, ARTICLES } from './many-articles.ts';
import { measure, type LoadRequest, type Measurement } from './measure.ts';
import { saveReport } from './report.ts';
import { closeBench, openBench, startSite, type Bench, type Server } from './servers.ts';
import { median } from './statistics.ts';
import { UNSHARED } from './unshared.ts';

type Rows = (typeof contentVersions.$inferInsert)[];

const VERSIONS = 200;
/** The required share of the speed without stored content. */
const LEAST_SHARE = 0.95;

const CACHED = { 'accept-encoding': 'br' };
const UNCACHED = { ...CACHED, ...UNSHARED };
const SCENARIOS: Record<string, LoadRequest> = {
  'home, cached': { path: '/', headers: CACHED },
  'home, uncached': { path: '/', headers: UNCACHED },
  'pricing, uncached': { path: '/pricing?tab=business', headers: UNCACHED },
};

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '9' } },
});

const bench = await openBench();
try {
  const many = await startFilled(bench, 'many', articleRows());
  const { isQuick, times } = await areArticlesQuick(many);
  process.stdout.write(`Started with ${ARTICLES} articles in ${(many.startedIn / SECOND).toFixed(1)} s\n`);
  many.process.kill();
  const [without, stored] = [
    await startFilled(bench, 'without', []),
    await startFilled(bench, 'stored', rowsOf(VERSIONS)),
  ];
  const shares: Record<string, number> = {};
  for (const [name, request] of Object.entries(SCENARIOS)) {
    shares[name] = await shareOf(request, without, stored);
    process.stdout.write(`${name}: ${(100 * shares[name]).toFixed(1)} % of the speed without\n`);
  }
  const facts = { versions: VERSIONS, articles: ARTICLES, rounds: Number(values.rounds) };
  await saveReport('content.json', { ...facts, shares, times, startedIn: many.startedIn });
  process.exitCode = isQuick && Math.min(...Object.values(shares)) >= LEAST_SHARE ? 0 : 1;
} finally {
  await closeBench(bench);
}

/** Measured in turn, so that other load affects both; the middle of the rounds counts. */
async function shareOf(request: LoadRequest, without: Server, stored: Server): Promise<number> {
  const load = { connections: 20, seconds: Number(values.seconds) };
  const speed = async (server: Server) => perSecond(await measure(server, request, load));
  const shares: number[] = [];
  await speed(without);
  await speed(stored);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const first = round % 2 === 0 ? without : stored;
    const one = await speed(first);
    const other = await speed(first === without ? stored : without);
    shares.push(first === without ? other / one : one / other);
  }
  return median(shares);
}

function perSecond({ requestsPerSecond, errors }: Measurement): number {
  if (errors > 0) throw new Error(`${errors} answers were errors.`);
  return requestsPerSecond;
}

async function startFilled({ variables, ...rest }: Bench, name: string, rows: Rows): Promise<Server> {
  const base = variables.DATABASE_URL ?? '';
  await withDb(base, (db) => db.execute(sql.raw(`create database ${name}`)));
  const url = withDatabaseName(base, name);
  await migrateDatabase(url);
  await seedDemonstration(url);
  if (rows.length > 0) await withDb(url, (db) => db.insert(contentVersions).values(rows));
  return startSite({ ...rest, variables: { ...variables, DATABASE_URL: url } });
}

/** Every item of every kind as its file has it, and announcements far in the future: the pages stay the same bytes. */
function rowsOf(count: number): Rows {
  const shared = { state: 'live', source: 'own', revision: 1, publishedAt: new Date() } as const;
  const ofFiles = contents.flatMap((content) =>
    content.file.map((item) => ({
      ...shared,
      kind: content.name,
      item: content.idOf(item),
      values: content.valuesOf(item),
    })),
  );
  const line = { linkText: null, link: null, pages: 'all', from: '2090-01-01T00:00:00.000Z', until: null };
  const added = Array.from({ length: count - ofFiles.length }, (_, index) => ({
    ...shared,
    kind: 'announcements',
    item: crypto.randomUUID(),
    values: { ...line, text: `Announcement ${index}` },
  }));
  return [...ofFiles, ...added];
}
