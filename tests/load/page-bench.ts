import type { AccountSite } from './account-fixture.ts';
import { slowest, timesOf, timesTable, type Figures, type Rounds } from './desk-times.ts';
import { saveReport } from './report.ts';
import { statementsOf } from './statement-count.ts';

type Group = { addresses: Record<string, string>; mostMs: number };

type Bench = {
  cookie: string;
  groups: Record<string, Group>;
  mostStatements: number;
  rounds?: Rounds;
  file: string;
  facts: Record<string, unknown>;
};

/** Measures, prints and saves; returns whether all pages are fast enough. */
export async function benchPages(site: AccountSite, { file, facts, ...bench }: Bench): Promise<boolean> {
  const { isQuick, measured } = await measurePages(site, bench);
  await saveReport(file, { ...facts, ...measured });
  return isQuick;
}

export async function measurePages(
  site: AccountSite,
  { cookie, groups, mostStatements, rounds }: Omit<Bench, 'file' | 'facts'>,
) {
  const times: Record<string, Record<string, Figures>> = {};
  for (const [name, { addresses }] of Object.entries(groups)) {
    times[name] = await timesOf(site.url, cookie, addresses, rounds);
    process.stdout.write(`${timesTable(name, times[name])}\n\n`);
  }
  const all = Object.values(groups).map(({ addresses }) => addresses);
  const statements = await statementsOf(site, cookie, Object.assign({}, ...all));
  const most = Math.max(...Object.values(statements));
  process.stdout.write(`A page sends ${most} statements at most.\n`);
  const areQuick = Object.entries(groups).every(([name, { mostMs }]) => slowest(times[name] ?? {}) <= mostMs);
  return { isQuick: areQuick && most <= mostStatements, measured: { ...times, statements } };
}

export function addressesOf(path: string, queries: Record<string, Record<string, string | undefined>>) {
  const addresses = Object.entries(queries).map(([name, query]): [string, string] => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return [name, `${path}?${new URLSearchParams(given)}`];
  });
  return Object.fromEntries(addresses);
}
