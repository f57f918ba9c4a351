import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bulkQueue } from '#app/accounts/bulk/queue.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { firm } from '#content/firm.ts';
import { firmNoticesJob } from '#app/work/core/notices/mail-firm-notices.server.ts';
import { clientNoticesJob } from '#app/work/core/notices/mail-notices.server.ts';
import { addressNewsJob } from '#app/work/core/taxpayers/address-news.server.ts';
import { deskOf, mailedTo, newsOf, NOTICE_WAIT, type Desk } from '../clients-desk.ts';
import { fakeClock } from '../fake-clock.ts';
import { skipped, withTestSite, type Fault, type Finding } from '../fault.ts';
import { foundOf } from '../tally.ts';
import { killTimes, loseConnections } from '../services.ts';
import { ADDRESSES, FIRM_NOTICES, INVITATIONS, NOTICES, type Job, type Waiting } from '../waiting.ts';
import { openBoss, untilJobsDone, untilReady, type App, type TestSite } from '../test-site.ts';

const WAITS = { NOTICE_WAIT_SECONDS: String(NOTICE_WAIT) };

/** Seconds of the site's clock, the number of mails by then, and the act before. */
type Moment = { clock: number; mails: number; act?: string };

type Walk = {
  what: string;
  job: Job;
  whose?: string;
  moments: Moment[];
  act(desk: Desk, what: string): Promise<unknown>;
};

/** For mails that wait one time: `first` acts, then `second` on a clock that was set back. */
function waitOnce(first: string, second: string, mails: number): Moment[] {
  return [
    { clock: 0, mails: 0, act: first },
    { clock: NOTICE_WAIT - 30, mails: 0 },
    { clock: -3600, mails: 0 },
    { clock: NOTICE_WAIT + 30, mails },
    { clock: -3600, mails },
    { clock: NOTICE_WAIT + 60, mails },
    { clock: -3600, mails, act: second },
    { clock: -3600 + NOTICE_WAIT - 30, mails },
    { clock: -3600 + NOTICE_WAIT + 60, mails: 2 * mails },
    { clock: 0, mails: 2 * mails },
    { clock: 86_400, mails: 2 * mails },
  ];
}

/** A mailed change is undone on a clock that was set back: the correction has its own wait. */
const STATES: Walk = {
  what: 'a notice',
  job: clientNoticesJob,
  moments: waitOnce('done', 'in_progress', 1),
  act: (desk, state) => desk.set(state),
};

const HEARD: Walk = {
  what: 'a message of a client, told to the firm',
  job: firmNoticesJob,
  whose: firm.email,
  moments: waitOnce('one', 'two', 1),
  act: (desk, text) => desk.hear(text),
};

const ADDRESS: Walk = {
  what: 'a change of an address, told to both',
  job: addressNewsJob,
  moments: waitOnce('client-1-new@example.org', 'client-1-newer@example.org', 2),
  act: (desk, email) => desk.move(email),
};

/** A colleague writes without a pause of five minutes: the first mail goes after ten, with what has waited for five. */
const WRITES_ON: Walk = {
  what: 'messages without a pause',
  job: clientNoticesJob,
  moments: [
    { clock: 0, mails: 0, act: 'one' },
    { clock: 200, mails: 0, act: 'two' },
    { clock: 400, mails: 0, act: 'three' },
    { clock: 480, mails: 0, act: 'four' },
    { clock: -3600, mails: 0 },
    { clock: 490, mails: 0 },
    { clock: 580, mails: 1 },
    { clock: -3600, mails: 1 },
    { clock: 700, mails: 1 },
    { clock: 860, mails: 2 },
    { clock: 0, mails: 2 },
    { clock: 86_400, mails: 2 },
  ],
  act: (desk, text) => desk.write(text),
};

export const waitingMailFaults: Fault[] = [
  { name: 'notices-killed', run: () => withTestSite((site) => killMailing(site, NOTICES)) },
  { name: 'notices-killed-firm', run: () => withTestSite((site) => killMailing(site, FIRM_NOTICES)) },
  { name: 'notices-killed-addresses', run: () => withTestSite((site) => killMailing(site, ADDRESSES)) },
  { name: 'notices-killed-invitations', run: () => withTestSite((site) => killMailing(site, INVITATIONS)) },
  { name: 'notices-database-lost', run: () => withTestSite((site) => loseDatabase(site, NOTICES)) },
  { name: 'notices-database-firm', run: () => withTestSite((site) => loseDatabase(site, FIRM_NOTICES)) },
  { name: 'notices-database-addresses', run: () => withTestSite((site) => loseDatabase(site, ADDRESSES)) },
  {
    name: 'notices-database-invitations',
    run: () => withTestSite((site) => loseDatabase(site, INVITATIONS)),
  },
  { name: 'notices-clock-firm', run: () => withTestSite((site) => moveClock(site, HEARD)) },
  { name: 'notices-clock-back', run: () => withTestSite((site) => moveClock(site, STATES)) },
  { name: 'notices-clock-addresses', run: () => withTestSite((site) => moveClock(site, ADDRESS)) },
  { name: 'notices-clock-cap', run: () => withTestSite(writeOn) },
];

/** Workers are killed while they mail: each person gets one mail. */
function killMailing(testSite: TestSite, waiting: Waiting): Promise<Finding> {
  return whileMailed(testSite, waiting, async (app, mail) => {
    const kills = 15;
    for (let time = 0; time < kills; time++) {
      await mail();
      await sleep(randomInt(SECOND / 2));
      await app.kill();
      await app.start();
    }
    return `kill -9 of the site ${kills} times`;
  });
}

/** Connections break between a mail's content and the mail, and everywhere else: each person gets one mail. */
function loseDatabase(testSite: TestSite, waiting: Waiting): Promise<Finding> {
  return whileMailed(testSite, waiting, async (app, mail) => {
    const endLosses = await loseConnections(testSite.sql, waiting.table);
    for (let time = 0; time < 10; time++) {
      await mail();
      await sleep(SECOND);
    }
    const lost = await endLosses();
    await killTimes(testSite.database, 3, () => randomInt(2 * SECOND));
    await untilReady(app);
    return `the database ends its connection within the act ${lost} times, then kill -9 of all its processes 3 times,`;
  });
}

type Disturb = (app: App, mail: () => Promise<void>) => Promise<string>;

async function whileMailed(testSite: TestSite, waiting: Waiting, disturb: Disturb): Promise<Finding> {
  const { what, job, people, whose, queue } = waiting;
  const app = await testSite.startApp(WAITS);
  await deskOf(testSite, app);
  await testSite.sql`insert into engagement_messages (engagement_id, is_ours, author_name, text, submission_key)
    select id, true, 'Ann', 'Please call', id::text from engagements`;
  await queue(testSite);
  const boss = await openBoss(testSite);
  const done = await disturb(app, async () => {
    // Without a database nothing is queued either.
    for (let time = 0; time < 3; time++) await boss.send(job.name, {}).catch(() => null);
  });
  await boss.send(job.name, {});
  await untilJobsDone(testSite, [job.name, mailJob.name]);
  await boss.stop({ graceful: false });
  const { people: reached, mails, different } = await mailedTo(testSite, whose);
  const [left] = await leftIn(testSite);
  return {
    done: `${done} while ${what} to ${people} people are mailed`,
    seen: `${mails} mails arrived, ${mails - different} of them copies under the same Message-ID`,
    lost: foundOf({ 'people not told': people - reached, 'mails left to write': Number(left?.waiting) }),
    bad: foundOf({ 'people told twice': different - reached }),
  };
}

async function moveClock(testSite: TestSite, { what, job, whose, moments, act }: Walk): Promise<Finding> {
  const clock = fakeClock(testSite);
  if (!clock) return skipped('there is no libfaketime here');
  const app = await testSite.startApp({ ...WAITS, ...clock.variables });
  const desk = await deskOf(testSite, app, 1);
  const boss = await openBoss(testSite);
  const bad: string[] = [];
  for (const { clock: seconds, mails, act: todo } of moments) {
    await clock.setClock(`${seconds < 0 ? '' : '+'}${seconds}s`);
    if (todo) {
      await act(desk, todo);
      await untilJobsDone(testSite, [bulkQueue.name]);
    }
    for (let time = 0; time < 2; time++) await boss.send(job.name, {});
    await untilJobsDone(testSite, [job.name, mailJob.name]);
    const { mails: arrived } = await mailedTo(testSite, whose);
    if (arrived !== mails) bad.push(`at ${seconds} s: ${arrived} mails instead of ${mails}`);
  }
  await boss.stop({ graceful: false });
  return {
    done: `the site’s clock set to ${moments.length} moments around the wait of ${what}, forwards and back`,
    seen: `${moments.length - bad.length} of ${moments.length} moments with the right number of mails`,
    lost: [],
    bad,
  };
}

async function writeOn(testSite: TestSite): Promise<Finding> {
  const finding = await moveClock(testSite, WRITES_ON);
  if (finding.skipped) return finding;
  const toldOfTwo = (await newsOf(testSite)).filter(({ text }) => text.includes('2 messages from')).length;
  return { ...finding, lost: foundOf({ 'messages that no mail tells of': 4 - 2 * toldOfTwo }) };
}

function leftIn({ sql }: TestSite) {
  return sql<
    { waiting: number }[]
  >`select (select count(*)::int from client_notices) + (select count(*)::int from firm_notices)
    + (select count(*)::int from taxpayers where tell_address_at is not null)
    + (select count(*)::int from taxpayer_invitations where waits_since is not null) as waiting`;
}
