import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { startImapServer, whyNoImapServer, type ImapServer } from '#tests/imap.ts';
import { skipped, withTestSite, type Fault, type Finding } from '../fault.ts';
import {
  checkReceived,
  keepCollecting,
  startCorrespondents,
  type Correspondents,
} from '../received-mails.ts';
import { killTimes, loseConnections } from '../services.ts';
import { untilReady, type App, type TestSite } from '../test-site.ts';

const FOLDER = 'Enquiries';
const KILLS = 20;
const RENAMES = 5;

type Act = (around: {
  testSite: TestSite;
  imap: ImapServer;
  app: App;
  clients: Correspondents;
}) => Promise<string | Outcome>;

type Outcome = { done: string; bad?: string[] };

export const imapFaults: Fault[] = [
  mailFault('imap-restarted', async ({ imap }) => {
    for (let time = 0; time < 10; time++) {
      await imap.stop();
      await sleep(randomInt(SECOND));
      await imap.start();
      await sleep(randomInt(2 * SECOND));
    }
    return 'the IMAP server stopped and started 10 times while mails arrive';
  }),
  mailFault('imap-renamed', async ({ imap, clients }) => {
    await clients.deliver(30);
    for (let time = 0; time < RENAMES; time++) {
      await sleep(randomInt(3 * SECOND));
      await clients.pause(() => makeAnew(imap, `Old-${time}`));
    }
    return `the mailbox renamed, created again and filled from the old one ${RENAMES} times (UIDVALIDITY changes) while it is read`;
  }),
  mailFault('imap-killed', async ({ testSite, app, clients }) => {
    await app.stop();
    await clients.deliver(300);
    let stored = 0;
    for (let time = 0; time < KILLS; time++) {
      await app.start();
      stored = await moreThan(stored, testSite);
      await sleep(randomInt(400));
      await app.kill();
    }
    await app.start();
    return `kill -9 of the site ${KILLS} times, each within half a second of storing a mail of a mailbox of some hundred`;
  }),
  mailFault('imap-database-lost', async ({ testSite, clients }) => {
    const { sql, database } = testSite;
    await clients.deliver(50);
    // The position in the mailbox is written after the mail was stored.
    const endLosses = await loseConnections(sql, 'mailbox_positions');
    await sleep(20 * SECOND);
    const lost = await endLosses();
    await killTimes(database, 5, () => randomInt(2 * SECOND));
    return `the database ends its connection between storing and marking, ${lost} times; then kill -9 of all its processes 5 times`;
  }),
];

export function mailFault(name: string, act: Act): Fault {
  const missing = whyNoImapServer();
  return { name, run: async () => (missing ? skipped(missing) : tryIt(act)) };
}

async function tryIt(act: Act): Promise<Finding> {
  const imap = await startImapServer();
  try {
    return await withTestSite(async (testSite) => {
      await imap.asClient(async (client) => void (await client.mailboxCreate(FOLDER)));
      const app = await testSite.startApp({ INBOUND_IMAP_URL: imap.url.replace(/INBOX$/, FOLDER) });
      const endCollecting = await keepCollecting(testSite);
      const clients = startCorrespondents(imap, FOLDER);
      const { done, bad = [] } = await outcomeOf(act({ testSite, imap, app, clients }));
      const seconds = await untilReady(app);
      await sleep(2 * SECOND);
      await clients.leave();
      const { enquiries, answers, files, lost } = await checkReceived(testSite, clients.delivered);
      await endCollecting();
      return {
        done,
        seen: `${clients.delivered.length} mails delivered: ${enquiries} enquiries, ${answers} answers, ${files} files; ready again after ${seconds.toFixed(1)} s`,
        lost,
        bad,
      };
    });
  } finally {
    await imap.remove();
  }
}

async function outcomeOf(act: ReturnType<Act>): Promise<Outcome> {
  const outcome = await act;
  return typeof outcome === 'string' ? { done: outcome } : outcome;
}

/** Like a provider that moves a mailbox: every mail is there again, under another uid. */
async function makeAnew(imap: ImapServer, name: string): Promise<void> {
  await imap.asClient(async (client) => {
    await client.mailboxRename(FOLDER, name);
    await client.mailboxCreate(FOLDER);
  });
  // Dovecot disconnects users of a mailbox while it is renamed.
  for (let time = 0; time < 20; time++) {
    if (await copyAll(imap, name).catch(() => false)) return;
    await sleep(200);
  }
  throw new Error('The mails could not be moved to the new mailbox.');
}

function copyAll(imap: ImapServer, name: string): Promise<boolean> {
  return imap.asClient(async (client) => {
    const { exists } = await client.mailboxOpen(name);
    const copy = await client.messageCopy('1:*', FOLDER);
    return copy !== false && copy.uidMap?.size === exists;
  });
}

async function moreThan(before: number, { sql }: TestSite): Promise<number> {
  const deadline = Date.now() + 60 * SECOND;
  for (;;) {
    const [row] = await sql`select count(*)::int as stored from received_mails where kind is not null`;
    const stored = Number(row?.stored);
    if (stored > before) return stored;
    if (Date.now() > deadline) throw new Error('No mail was stored for a minute.');
    await sleep(20);
  }
}
