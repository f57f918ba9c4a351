import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { bulkQueue } from '#app/accounts/bulk/queue.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { clientNoticesJob } from '#app/work/core/notices/mail-notices.server.ts';
import { postForm, signIn } from '#tests/load/accounts.ts';
import { fakeClock } from '../fake-clock.ts';
import { skipped, withTestSite, type Fault, type Finding } from '../fault.ts';
import { addMember } from '../member.ts';
import { foundOf } from '../tally.ts';
import { mailsTo, openBoss, untilJobsDone, type App, type TestSite } from '../test-site.ts';

const WORKS = 80;
const WAIT = 2 * MINUTE;
const NOTICE_WAIT = 300;

export const noticeFaults: Fault[] = [
  { name: 'many-at-once-killed', run: () => withTestSite(killRun) },
  { name: 'notices-killed', run: () => withTestSite(killMailing) },
  { name: 'notices-clock-back', run: () => withTestSite(moveClock) },
];

/** Both ways, a worker is killed while records wait; each record is changed once, and nothing is mailed after Undo. */
async function killRun(testSite: TestSite): Promise<Finding> {
  const app = await testSite.startApp({ NOTICE_WAIT_SECONDS: String(NOTICE_WAIT) });
  const desk = await deskOf(testSite, app);
  const boss = await openBoss(testSite);
  const run = await startRun(desk);
  const kills = [await killUntil(testSite, app, boss, run, 'done')];
  const [done] = await countsOf(testSite);
  await desk.post(`/admin/runs/${run}`, { intent: 'undo' });
  kills.push(await killUntil(testSite, app, boss, run, 'undone'));
  const [undone] = await countsOf(testSite);
  await boss.send(clientNoticesJob.name, {});
  await untilJobsDone(testSite, [clientNoticesJob.name, mailJob.name]);
  await boss.stop({ graceful: false });
  const mails = (await newsOf(testSite)).length;
  return {
    done: `${WORKS} pieces of work set to “Done” by one act, and taken back by one, while the site is killed (kill -9) ${kills.join(' and ')} times`,
    seen: `${done?.ended} ended, ${done?.events} entries in their histories, ${done?.notices} notices waiting; after Undo ${undone?.ended} ended, ${undone?.notices} notices, ${mails} mails`,
    lost: foundOf({ 'pieces of work left out': WORKS - Number(done?.ended) }),
    bad: foundOf({
      'entries too many or too few in histories': Math.abs(WORKS - Number(done?.events)),
      'notices too many or too few': Math.abs(WORKS - Number(done?.notices)),
      'pieces of work not as before after Undo': Number(undone?.ended),
      'notices left after Undo': Number(undone?.notices),
      'mails about what was taken back': mails,
    }),
  };
}

/** Notices whose time has come are mailed by workers that are killed: each client gets one mail. */
async function killMailing(testSite: TestSite): Promise<Finding> {
  const waiting = { NOTICE_WAIT_SECONDS: String(NOTICE_WAIT) };
  const app = await testSite.startApp(waiting);
  const desk = await deskOf(testSite, app);
  const boss = await openBoss(testSite);
  const run = await startRun(desk);
  await untilState(testSite, run, 'done');
  await testSite.sql`update client_notices set at = at - interval '1 hour'`;
  let kills = 0;
  for (; kills < 15; kills++) {
    for (let time = 0; time < 3; time++) await boss.send(clientNoticesJob.name, {});
    await sleep(randomInt(SECOND / 2));
    await app.kill();
    await app.start();
  }
  await boss.send(clientNoticesJob.name, {});
  await untilJobsDone(testSite, [clientNoticesJob.name, mailJob.name]);
  await boss.stop({ graceful: false });
  const { clients, mails, different } = await mailedTo(testSite);
  const [counts] = await countsOf(testSite);
  return {
    done: `kill -9 of the site ${kills} times while notices to ${WORKS} clients are mailed`,
    seen: `${mails} mails arrived, ${mails - different} of them copies under the same Message-ID`,
    lost: foundOf({ 'clients not told': WORKS - clients, 'notices left': Number(counts?.notices) }),
    bad: foundOf({ 'clients told twice': different - clients }),
  };
}

/** Seconds of the site's clock, how many mails have come by then, and whether the work is changed before. */
const STEPS: { clock: number; mails: number; act?: 'done' | 'in_progress' }[] = [
  { clock: 0, mails: 0, act: 'done' },
  { clock: NOTICE_WAIT - 30, mails: 0 },
  { clock: -3600, mails: 0 },
  { clock: NOTICE_WAIT + 30, mails: 1 },
  { clock: -3600, mails: 1 },
  { clock: NOTICE_WAIT + 60, mails: 1 },
  // What was mailed is taken back on a clock that was put back: a correction, after its own wait.
  { clock: -3600, mails: 1, act: 'in_progress' },
  { clock: -3600 + NOTICE_WAIT - 30, mails: 1 },
  { clock: -3600 + NOTICE_WAIT + 60, mails: 2 },
  { clock: 0, mails: 2 },
  { clock: 86_400, mails: 2 },
];

async function moveClock(testSite: TestSite): Promise<Finding> {
  const clock = fakeClock(testSite);
  if (!clock) return skipped('there is no libfaketime here');
  const app = await testSite.startApp({ NOTICE_WAIT_SECONDS: String(NOTICE_WAIT), ...clock.variables });
  const desk = await deskOf(testSite, app, 1);
  const boss = await openBoss(testSite);
  const bad: string[] = [];
  for (const { clock: seconds, mails, act } of STEPS) {
    await clock.setClock(`${seconds < 0 ? '' : '+'}${seconds}s`);
    if (act) await desk.set(act);
    // Twice: a second one in the same minute must find nothing to do.
    for (let time = 0; time < 2; time++) await boss.send(clientNoticesJob.name, {});
    await untilJobsDone(testSite, [clientNoticesJob.name, mailJob.name]);
    const { mails: arrived } = await mailedTo(testSite);
    if (arrived !== mails) bad.push(`at ${seconds} s: ${arrived} mails instead of ${mails}`);
  }
  await boss.stop({ graceful: false });
  return {
    done: `the site’s clock set to ${STEPS.length} moments around the wait of a notice, forwards and back`,
    seen: `${STEPS.length - bad.length} of ${STEPS.length} moments with the right number of mails`,
    lost: [],
    bad,
  };
}

type Desk = {
  post(path: string, fields: Record<string, string>): ReturnType<typeof postForm>;
  /** Sets all work to this state. */
  set(state: string): Promise<string | null>;
};

/** Signed in as an administrator, with so many clients who have work in progress. */
async function deskOf(testSite: TestSite, app: App, works = WORKS): Promise<Desk> {
  const { sql } = testSite;
  await sql`insert into taxpayers (id, kind, name, email)
    select gen_random_uuid(), 'individual', 'Client ' || n, 'client-' || n || '@example.org' from generate_series(1, ${works}::int) n`;
  await sql`insert into engagements (taxpayer_id, type, period, state)
    select id, 'emp501', '2027-1', 'in_progress' from taxpayers`;
  const cookie = await signIn(app.url, await addMember(testSite, 'admin'));
  const post: Desk['post'] = (path, fields) => postForm(app.url, path, fields, { cookie });
  return {
    post,
    async set(state) {
      const rows = await sql<{ tick: string }[]>`select id || '.' || version as tick from engagements`;
      const ticked = rows.map(({ tick }) => tick).join();
      return (await post('/admin/work?index', { intent: `state:${state}`, ticked })).headers.get('location');
    },
  };
}

/** Returns the id of the run. */
async function startRun(desk: Desk): Promise<string> {
  const path = (await desk.set('done')) ?? '';
  const { status } = await desk.post(path, { intent: 'start', people: String(WORKS) });
  if (!path.startsWith('/admin/runs/') || status !== 303) throw new Error(`No run begins: ${path} ${status}`);
  return path.split('/').at(-1) ?? '';
}

/** Kills the site while records wait. Another worker goes on at once, as a second replica would. Returns how often. */
async function killUntil(testSite: TestSite, app: App, boss: PgBoss, run: string, state: string) {
  let kills = 0;
  for (; kills < 10 && (await stateOf(testSite, run)) !== state; kills++) {
    await boss.send(bulkQueue.name, { run });
    await sleep(randomInt(SECOND / 2));
    await app.kill();
    await app.start();
  }
  await boss.send(bulkQueue.name, { run });
  await untilState(testSite, run, state);
  return kills;
}

async function untilState(testSite: TestSite, run: string, state: string): Promise<void> {
  const deadline = performance.now() + WAIT;
  while ((await stateOf(testSite, run)) !== state) {
    if (performance.now() > deadline) throw new Error(`The act is ${await stateOf(testSite, run)}.`);
    await sleep(100);
  }
}

async function stateOf({ sql }: TestSite, run: string): Promise<string> {
  const [row] = await sql<{ state: string }[]>`select state from bulk_runs where id = ${run}`;
  return row?.state ?? 'nowhere';
}

function countsOf({ sql }: TestSite) {
  return sql<{ ended: number; events: number; notices: number }[]>`select
    (select count(*)::int from engagements where state = 'done') as ended,
    (select count(*)::int from engagement_events where kind = 'state') as events,
    (select count(*)::int from client_notices) as notices`;
}

async function newsOf(testSite: TestSite) {
  return (await mailsTo(testSite)).filter(({ to }) => to.startsWith('client-'));
}

/** `different`: counted once for each Message-ID. */
async function mailedTo(testSite: TestSite) {
  const news = await newsOf(testSite);
  return {
    clients: new Set(news.map(({ to }) => to)).size,
    mails: news.length,
    different: new Set(news.map(({ messageId }) => messageId)).size,
  };
}
