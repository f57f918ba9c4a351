import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { bulkQueue } from '#app/accounts/bulk/queue.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { clientNoticesJob } from '#app/work/core/notices/mail-notices.server.ts';
import { deskOf, newsOf, NOTICE_WAIT, WORKS, type Desk } from '../clients-desk.ts';
import { withTestSite, type Fault, type Finding } from '../fault.ts';
import { foundOf } from '../tally.ts';
import { openBoss, untilJobsDone, type App, type TestSite } from '../test-site.ts';

const WAIT = 2 * MINUTE;

export const noticeFaults: Fault[] = [{ name: 'many-at-once-killed', run: () => withTestSite(killRun) }];

/** Both times a worker is killed while records wait; each record is changed once, and nothing is mailed after Undo. */
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

async function startRun(desk: Desk): Promise<string> {
  const path = await desk.set('done');
  if (!path.startsWith('/admin/runs/')) throw new Error(`No run begins: ${path}`);
  return path.split('/').at(-1) ?? '';
}

/** Kills the site while records wait. Another worker goes on at once, like a second replica. Returns how often. */
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
