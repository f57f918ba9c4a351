import { KNOWN, PASSWORD, postForm, startAccountSite } from './account-fixture.ts';
import { markdown, saveReport } from './report.ts';
import { median, quantile } from './statistics.ts';

const CLIENTS = 1000;
const MOST_MS = 100;
const MOST_ROWS_WRITTEN = 2;

const ROUNDS = 60;
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

type Figures = { p50: number; p95: number; longest: number };

const { url, sql, close } = await startAccountSite();
try {
  await fill();
  const cookie = await signIn();
  const times = await timesOf(cookie);
  const written = await writtenByMoves(cookie);
  report(times, written);
  await saveReport('admin.json', { clients: CLIENTS, times, written });
  const slowest = Math.max(...Object.values(times).map(({ p95 }) => p95));
  process.exitCode = slowest <= MOST_MS && written.most <= MOST_ROWS_WRITTEN ? 0 : 1;
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

async function signIn(): Promise<string> {
  await sql`insert into user_roles (user_id, role) select id, 'admin' from users where email = ${KNOWN}`;
  const { headers } = await postForm(url, '/auth', { email: KNOWN, password: PASSWORD });
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function timesOf(cookie: string): Promise<Record<string, Figures>> {
  const times: Record<string, Figures> = {};
  for (const [name, path] of Object.entries(ADDRESSES)) {
    const taken: number[] = [];
    for (let round = -10; round < ROUNDS; round++) {
      const before = performance.now();
      const answer = await fetch(url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
      if (round >= 0) taken.push(performance.now() - before);
    }
    times[name] = { p50: median(taken), p95: quantile(taken, 0.95), longest: Math.max(...taken) };
  }
  return times;
}

/** Returns the rows written by each move. */
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

function report(times: Record<string, Figures>, written: { most: number; mean: number }): void {
  const lines = Object.entries(times).map(([name, { p50, p95, longest }]) => {
    return [name, ...[p50, p95, longest].map((time) => time.toFixed(1))];
  });
  process.stdout.write(`${markdown([['page', 'p50 ms', 'p95 ms', 'longest ms'], ...lines])}\n`);
  process.stdout.write(`a move writes ${written.mean} rows, at most ${written.most}\n`);
}
