import { startAccountSite } from './account-fixture.ts';
import { inboxAddresses, paletteAddresses } from './desk-addresses.ts';
import { CLIENTS, fillDesk, MESSAGES, PEOPLE } from './desk-rows.ts';
import { enterDesk, slowest, timesOf, timesTable } from './desk-times.ts';
import { saveReport } from './report.ts';
import { statementsOf } from './statement-count.ts';

/** Milliseconds. */
const MOST_OF_PALETTE = 50;
const MOST_OF_INBOX = 100;
const MOST_STATEMENTS = 8;

const site = await startAccountSite();
try {
  await fillDesk(site.sql);
  const cookie = await enterDesk(site);
  const [palette, inbox] = [paletteAddresses(), await inboxAddresses(site.sql)];
  const times = {
    palette: await timesOf(site.url, cookie, palette),
    inbox: await timesOf(site.url, cookie, inbox),
  };
  const statements = await statementsOf(site, cookie, { ...palette, ...inbox });
  const most = Math.max(...Object.values(statements));
  process.stdout.write(`${timesTable('typed', times.palette)}\n\n${timesTable('inbox', times.inbox)}\n`);
  process.stdout.write(`A page sends ${most} statements at most.\n`);
  await saveReport('search.json', {
    people: PEOPLE,
    messages: MESSAGES,
    clients: CLIENTS,
    ...times,
    statements,
  });
  const isQuick = slowest(times.palette) <= MOST_OF_PALETTE && slowest(times.inbox) <= MOST_OF_INBOX;
  process.exitCode = isQuick && most <= MOST_STATEMENTS ? 0 : 1;
} finally {
  await site.close();
}
