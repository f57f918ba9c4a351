import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDb } from '#app/platform/db/client.server.ts';
import { schemaVersion } from '#drizzle/migrate.ts';
import { withTestSite, type Fault, type Finding } from '../fault.ts';
import { checkDeliveries } from '../ledger.ts';
import type { App, TestSite } from '../test-site.ts';
import { newEnquiry, sendEnquiry } from '../visitors.ts';

const ROUNDS = 3;
/** Milliseconds until the kill: between the first line and the last table. */
const KILLED_AFTER = [300, 1500] as const;

export const migrationFault: Fault = {
  name: 'migrations',
  async run(): Promise<Finding> {
    const findings: Finding[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      findings.push(await withTestSite(startTwo), await withTestSite(killOne));
    }
    return {
      done: `${ROUNDS} times two processes at once on an empty database; ${ROUNDS} times one of them killed (kill -9) before it was ready`,
      seen: `every process that lived was ready and took a message, ${findings.length} databases have each migration once`,
      lost: findings.flatMap(({ lost }) => lost),
      bad: findings.flatMap(({ bad }) => bad),
    };
  },
};

async function startTwo(testSite: TestSite): Promise<Finding> {
  const apps = await Promise.all([testSite.startApp(), testSite.startApp()]);
  return inspect(testSite, apps);
}

async function killOne(testSite: TestSite): Promise<Finding> {
  const doomed = await testSite.prepareApp();
  const [app] = await Promise.all([
    testSite.startApp(),
    doomed.start().catch(() => {}),
    sleep(randomInt(...KILLED_AFTER)).then(() => doomed.kill()),
  ]);
  return inspect(testSite, [app]);
}

async function inspect(testSite: TestSite, apps: App[]): Promise<Finding> {
  const taken: string[] = [];
  for (const app of apps) {
    const enquiry = newEnquiry();
    const { kind } = await sendEnquiry(app, enquiry);
    if (kind === 'taken') taken.push(enquiry.email);
  }
  const { applied, expected } = await withDb(testSite.database.directUrl, schemaVersion);
  const { lost } = await checkDeliveries(testSite, taken);
  return {
    done: '',
    seen: '',
    lost,
    bad: [
      ...(applied === expected ? [] : [`${applied} migrations applied, of ${expected}`]),
      ...(taken.length === apps.length ? [] : ['a message was not taken']),
    ],
  };
}
