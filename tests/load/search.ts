import { startAccountSite } from './account-fixture.ts';
import { inboxAddresses, paletteAddresses } from './desk-addresses.ts';
import { CLIENTS, fillDesk, MESSAGES, PEOPLE } from './desk-rows.ts';
import { enterDesk } from './desk-times.ts';
import { benchPages } from './page-bench.ts';

const site = await startAccountSite();
try {
  await fillDesk(site.sql);
  const isQuick = await benchPages(site, {
    cookie: await enterDesk(site),
    groups: {
      palette: { addresses: paletteAddresses(), mostMs: 50 },
      inbox: { addresses: await inboxAddresses(site.sql), mostMs: 100 },
    },
    mostStatements: 8,
    file: 'search.json',
    facts: { people: PEOPLE, messages: MESSAGES, clients: CLIENTS },
  });
  process.exitCode = isQuick ? 0 : 1;
} finally {
  await site.close();
}
