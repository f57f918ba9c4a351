import { startAccountSite } from './account-fixture.ts';
import { enterDesk, slowest, timesOf, timesTable } from './desk-times.ts';
import { saveReport } from './report.ts';

const CLIENTS = 1000;
const MOST_MS = 100;
const MOST_ROWS_WRITTEN = 2;

const MOVES = 200;

const ADDRESSES: Record<string, string> = {
  'the list': '/admin/clients',
  'its last page': '/admin/clients?page=10',
  'a search': '/admin/clients?q=client+99',
  'a search for nothing there': '/admin/clients?q=zebra',
  'without a logo': '/admin/clients?show=no-logo',
  'by name': '/admin/clients?sort=name',
  'last changed first': '/admin/clients?sort=changed',
  'as the browser asks again': '/admin/clients.data?sort=name&q=9',
};

const site = await startAccountSite();
const { url, sql, close } = site;
try {
  await fill();
  const cookie = await enterDesk(site);
  const times = await timesOf(url, cookie, ADDRESSES);
  const written = await writtenByMoves(cookie);
  process.stdout.write(`${timesTable('page', times)}\n`);
  process.stdout.write(`a move writes ${written.mean} rows, at most ${written.most}\n`);
  await saveReport('admin.json', { clients: CLIENTS, times, written });
  process.exitCode = slowest(times) <= MOST_MS && written.most <= MOST_ROWS_WRITTEN ? 0 : 1;
} finally {
  await close();
}

async function fill(): Promise<void> {
  await sql`
    insert into clients (name, description, website_url, logo_url, is_active, display_order)
    select 'Client ' || n, 'What the client numbered ' || n || ' does, in a sentence of the usual length.',
      'https://client-' || n || '.example', case when n % 3 = 0 then null else '/logos/' || n || '.webp' end,
      n % 10 <> 0, n * 1000
    from generate_series(1, ${CLIENTS}) as n`;
}

async function writtenByMoves(cookie: string) {
  const counts: number[] = [];
  const rows = (await sql<{ id: string }[]>`select id from clients order by display_order`).map(
    ({ id }) => id,
  );
  for (let move = 0; move < MOVES; move++) {
    const [id = '', before = ''] = [rows[(move * 7919) % CLIENTS], rows[(move * 104_729 + 1) % CLIENTS]];
    const [{ sum: versions } = { sum: 0 }] = await sql`select sum(version)::int from clients`;
    const body = new URLSearchParams({ intent: 'move', live: 'yes', id, before });
    const headers = { cookie, origin: new URL(url).origin };
    const answer = await fetch(`${url}/admin/clients`, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(`A move answers ${answer.status}.`);
    const [{ sum } = { sum: 0 }] = await sql`select sum(version)::int from clients`;
    counts.push(sum - versions);
  }
  return {
    moves: MOVES,
    most: Math.max(...counts),
    mean: counts.reduce((sum, count) => sum + count, 0) / MOVES,
  };
}
