import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { postForm, signIn } from '#tests/load/accounts.ts';
import { found, skipped, withTestSite, type Fault, type Finding } from '../fault.ts';
import { fakeClock, type SetClock } from '../fake-clock.ts';
import { checkDeliveries } from '../ledger.ts';
import { addMember } from '../member.ts';
import { mailsTo, untilReady, type App, type TestSite } from '../test-site.ts';
import { startVisitors } from '../visitors.ts';

const NEW_PASSWORD = 'Loud-Highveld-8';

export const clockFault: Fault = {
  name: 'clock-jumps',
  run: () => withTestSite(jump),
};

async function jump(testSite: TestSite): Promise<Finding> {
  const clock = fakeClock(testSite);
  if (!clock) return skipped('there is no libfaketime here');
  const { setClock, variables } = clock;
  const app = await testSite.startApp({ DATABASE_URL: testSite.database.url, ...variables });
  const held = [
    ...(await tryLink(testSite, app, setClock)),
    ...(await trySession(testSite, app, setClock)),
    ...(await tryReadiness(testSite, app, setClock)),
  ];
  const finding = await tryMail(testSite, app, setClock);
  const broken = held.filter(([, holds]) => !holds).map(([rule]) => `not so: ${rule}`);
  return {
    ...finding,
    seen: `${held.length - broken.length} of ${held.length} rules of links, sessions and readiness held; ${finding.seen}`,
    bad: [...broken, ...finding.bad],
  };
}

type Rule = [rule: string, holds: boolean];

async function tryLink(testSite: TestSite, app: App, setClock: SetClock): Promise<Rule[]> {
  const email = await addMember(testSite);
  await postForm(app.url, '/auth/forgot', { email });
  const token = await mailedToken(testSite, email);
  const isOpen = async () =>
    !(await bodyOf(app, `/auth/reset?token=${token}`)).includes('This link no longer works');
  const change = async () => {
    const answer = await postForm(app.url, '/auth/reset', { token, password: NEW_PASSWORD });
    return answer.headers.get('location') === '/auth';
  };
  const rules: Rule[] = [];
  await setClock('+59m');
  rules.push(['a link to a new password works after 59 minutes', await isOpen()]);
  await setClock('+61m');
  rules.push(['it does not after 61 minutes', !(await isOpen()) && !(await change())]);
  await setClock('-1d');
  rules.push(['it works when the clock was set back by a day', await isOpen()]);
  await setClock('+0');
  rules.push(['it changes the password', await change()]);
  await setClock('-1d');
  rules.push(['it works once, and no second time when the clock was set back', !(await change())]);
  await setClock('+0');
  return rules;
}

async function trySession(testSite: TestSite, app: App, setClock: SetClock): Promise<Rule[]> {
  const cookie = await signIn(app.url, await addMember(testSite));
  const isSignedIn = async () =>
    (await fetch(`${app.url}/account`, { headers: { cookie }, redirect: 'manual' })).status === 200;
  const rules: Rule[] = [];
  await setClock('-30d');
  rules.push(['a session goes on when the clock was set back by a month', await isSignedIn()]);
  await setClock('+13d');
  rules.push(['it goes on after 13 days', await isSignedIn()]);
  await setClock('+28d');
  rules.push(['it is over after 15 days in which it was not used', !(await isSignedIn())]);
  await setClock('+0');
  return rules;
}

/** The probe's result is cached for a second; setting the clock back must not make that a day. */
async function tryReadiness({ database: { line } }: TestSite, app: App, setClock: SetClock): Promise<Rule[]> {
  await untilReady(app);
  await setClock('-1d');
  await line.shut();
  await sleep(2 * SECOND);
  const { status } = await fetch(`${app.url}/readyz`);
  await line.open();
  await setClock('+0');
  await untilReady(app);
  return [['a lost database is noticed after the clock was set back', status === 503]];
}

async function tryMail(testSite: TestSite, app: App, setClock: SetClock): Promise<Finding> {
  const visitors = startVisitors([app]);
  const jumps = ['+1h', '-1h', '+2d', '-2d', '+400d', '-400d', '+0'];
  for (const to of jumps) {
    await setClock(to);
    await sleep(1.5 * SECOND);
  }
  const seen = await visitors.leave();
  const done = `the site’s clock set by minutes, days and a year, forwards and back, ${jumps.length} times while visitors write`;
  return found(done, seen, await checkDeliveries(testSite, seen.taken));
}

async function mailedToken(testSite: TestSite, email: string): Promise<string> {
  const deadline = Date.now() + 20 * SECOND;
  for (;;) {
    const [message] = await mailsTo(testSite, email);
    const token = /token=([\w-]+)/.exec(message?.text ?? '')?.[1];
    if (token) return token;
    if (Date.now() > deadline) throw new Error('The link to a new password was not mailed.');
    await sleep(200);
  }
}

async function bodyOf(app: App, path: string): Promise<string> {
  return (await fetch(app.url + path)).text();
}
