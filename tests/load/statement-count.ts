import { stat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountSite } from './account-fixture.ts';

/** Jobs send statements too: the fewest of this many tries are the page's. */
const TIMES = 5;

/** The number of statements for each address, from Postgres's own log. */
export async function statementsOf(
  { url, sql, folder }: AccountSite,
  cookie: string,
  addresses: Record<string, string>,
): Promise<Record<string, number>> {
  const log = join(folder, 'postgres', 'server.log');
  const counts: Record<string, number> = {};
  await setLogging('all');
  for (const [name, path] of Object.entries(addresses)) {
    counts[name] = Infinity;
    for (let time = 0; time < TIMES; time++) {
      const { size } = await stat(log);
      const answer = await fetch(url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      const written = (await readFile(log)).subarray(size).toString();
      const sent = written.match(/LOG: {2}(?:statement|execute)/g)?.length ?? 0;
      counts[name] = Math.min(counts[name], sent);
    }
  }
  await setLogging('none');
  return counts;

  async function setLogging(which: 'all' | 'none'): Promise<void> {
    await sql.unsafe(`alter system set log_statement = '${which}'`);
    await sql`select pg_reload_conf()`;
    // Each connection reads its settings before its next statement.
    await fetch(`${url}/admin`, { headers: { cookie } });
  }
}
