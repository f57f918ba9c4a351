import { KNOWN, type AccountSite } from './account-fixture.ts';
import { signIn } from './accounts.ts';
import { markdown } from './report.ts';
import { median, quantile } from './statistics.ts';

/** How many requests for each address before and during the measurement. */
export type Rounds = { warmUp: number; rounds: number };

const ROUNDS: Rounds = { warmUp: 15, rounds: 60 };

/** Milliseconds. */
export type Figures = { p50: number; p95: number; longest: number };

export async function enterDesk({ url, sql }: AccountSite): Promise<string> {
  await sql`insert into user_roles (user_id, role) select id, 'admin' from users where email = ${KNOWN}`;
  return signIn(url, KNOWN);
}

/** By the names of `addresses`, on a server that has answered each before. Throws for any answer but 200. */
export async function timesOf(
  url: string,
  cookie: string,
  addresses: Record<string, string>,
  { warmUp, rounds } = ROUNDS,
) {
  for (let round = 0; round < warmUp; round++) {
    for (const path of Object.values(addresses)) await timeOf(path);
  }
  const times: Record<string, Figures> = {};
  for (const [name, path] of Object.entries(addresses)) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round++) taken.push(await timeOf(path));
    times[name] = { p50: median(taken), p95: quantile(taken, 0.95), longest: Math.max(...taken) };
  }
  return times;

  async function timeOf(path: string): Promise<number> {
    const before = performance.now();
    const answer = await fetch(url + path, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    return performance.now() - before;
  }
}

export function timesTable(head: string, times: Record<string, Figures>): string {
  const lines = Object.entries(times).map(([name, { p50, p95, longest }]) => {
    return [name, ...[p50, p95, longest].map((time) => time.toFixed(1))];
  });
  return markdown([[head, 'p50 ms', 'p95 ms', 'longest ms'], ...lines]);
}

export function slowest(times: Record<string, Figures>): number {
  return Math.max(...Object.values(times).map(({ p95 }) => p95));
}
