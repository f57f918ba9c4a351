import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import postgres, { type Sql } from 'postgres';
import { collectJob } from '#app/enquiries/received/collect-job.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { startImapServer, whyNoImapServer, type ImapServer } from '#tests/imap.ts';
import { honestMail, hostileMails } from './attack-mails.ts';
import { saveReport, saveTable } from './report.ts';
import { closeBench, openBench, startSite, type Server } from './servers.ts';
import { watchStalls, type Stalls } from './stalls.ts';

// The site, with the image's memory settings, receives hostile mails, each followed by an ordinary one.

/** In milliseconds, for a page while a mail is read. */
const MOST_STALL = 200;

type Row = Stalls & { mail: string; bytes: number; becomes: string; seconds: number };

const missing = whyNoImapServer();
if (missing) {
  process.stdout.write(`${missing}\n`);
  process.exit(1);
}

const [bench, imap] = [await openBench(), await startImapServer()];
try {
  bench.variables.INBOUND_IMAP_URL = imap.url;
  await migrateDatabase(bench.variables.DATABASE_URL ?? '');
  const site = await startSite(bench);
  const sql = postgres(bench.variables.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  const boss = new PgBoss({
    connectionString: bench.variables.DATABASE_URL,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  const rows: Row[] = [];
  for (const [at, { name, source }] of hostileMails().entries()) {
    rows.push(await attack({ site, imap, sql, boss }, { name, source, honest: honestMail(at) }));
    process.stdout.write(`${JSON.stringify(rows.at(-1))}\n`);
  }
  await boss.stop({ graceful: false });
  await sql.end();
  await report(rows);
} finally {
  await closeBench(bench);
  await imap.remove();
}

type Around = { site: Server; imap: ImapServer; sql: Sql; boss: PgBoss };

async function attack(
  { site, imap, sql, boss }: Around,
  { name, source, honest }: { name: string; source: string; honest: string },
): Promise<Row> {
  const before = await countStored(sql);
  await imap.deliver(source);
  await imap.deliver(honest);
  const started = performance.now();
  const stalls = await watchStalls(site, async () => {
    await boss.send(collectJob.name, {});
    await untilStored(sql, before + 2);
  });
  const [row] = await sql<{ kind: string }[]>`
    select kind from received_mails where size > 1000 order by received_at desc limit 1`;
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { mail: name, bytes: source.length, becomes: row?.kind ?? 'lost', seconds, ...stalls };
}

async function countStored(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from received_mails where kind is not null`;
  return row?.count ?? 0;
}

async function untilStored(sql: Sql, count: number): Promise<void> {
  const deadline = Date.now() + 3 * MINUTE;
  while ((await countStored(sql)) < count) {
    if (Date.now() > deadline) throw new Error('A mail was not stored within three minutes.');
    await sleep(SECOND / 10);
  }
}

async function report(rows: Row[]): Promise<void> {
  await saveReport('attacks.json', { rows });
  const table = rows.map((row) => [
    row.mail,
    `${(row.bytes / 1_000_000).toFixed(1)} MB`,
    row.becomes,
    `${row.seconds} s`,
    `${row.worst} ms`,
    `${row.mostMemory} MB`,
  ]);
  const head = ['mail of', 'size', 'becomes', 'stored after', 'slowest /healthz', 'most memory'];
  await saveTable('attacks.md', 'Hostile mails, at the heap limit of the image', [[head, ...table]]);
  if (rows.some(({ worst }) => worst > MOST_STALL)) process.exitCode = 1;
}
