import { closeDb } from '#app/platform/db/client.server.ts';
import { startAccountSite } from './account-fixture.ts';
import { timeGiving, timeImport, timeNights } from './book-acts.ts';
import { bookAddresses } from './book-addresses.ts';
import { fillBook } from './book-rows.ts';
import { enterDesk } from './desk-times.ts';
import { measurePages } from './page-bench.ts';
import { markdown, saveReport } from './report.ts';

/** The first argument, for a try with fewer clients; then nothing is saved. */
const CLIENTS = 10_000;
const clients = Number(process.argv[2] ?? CLIENTS);

const site = await startAccountSite();
try {
  // The nightly jobs run in this process, as they do in the site's.
  Object.assign(process.env, site.variables);
  const facts = await fillBook(site.sql, clients);
  const cookie = await enterDesk(site);
  const groups = Object.fromEntries(
    Object.entries(await bookAddresses(site.sql)).map(([name, addresses]) => [
      name,
      { addresses, mostMs: 100 },
    ]),
  );
  const rounds = { warmUp: 20, rounds: 100 };
  const { isQuick, measured } = await measurePages(site, { cookie, groups, mostStatements: 10, rounds });
  const acts = [
    await timeImport(site, cookie, clients),
    await timeGiving(site, cookie),
    ...(await timeNights(site.sql, clients)),
  ];
  const lines = acts.map(({ act, seconds, most }) => [act, seconds.toFixed(1), String(most)]);
  process.stdout.write(`${markdown([['act', 'seconds', 'at most'], ...lines])}\n`);
  if (clients === CLIENTS) await saveReport('book.json', { ...facts, ...measured, acts });
  process.exitCode = isQuick && acts.every(({ seconds, most }) => seconds <= most) ? 0 : 1;
} finally {
  await closeDb();
  await site.close();
}
