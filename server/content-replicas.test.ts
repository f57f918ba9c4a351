import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPlan, priceOf } from '#app/firm/core/plans.ts';
import { publish } from '#app/content/core/change.server.ts';
import { plan } from '#app/content/core/plan.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { brokenContent } from '#app/content/desk/notices.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { auditEntriesOf } from '#tests/lists.ts';
import { startBuiltServer } from '#tests/node.ts';
import { loseHeartbeats } from '#tests/worker-process.ts';

type Replica = Awaited<ReturnType<typeof startBuiltServer>>;

const ID = '55555555-5555-4555-8555-555555555555';
const PLANNED = '88888888-8888-4888-8888-888888888888';
const LINE = { text: 'Closed.', linkText: null, link: null, pages: 'all', from: null, until: null };
const announcements = findContent('announcements')!;
const IN_TIME = { timeout: 2 * SECOND, interval: 50 };
const AFTER_A_START = { timeout: 40 * SECOND };

const database = await useTestDatabase();
let replicas: Replica[] = [];

beforeEach(async () => {
  await db().delete(contentVersions);
  replicas = await Promise.all([start(), start()]);
}, 60 * SECOND);
afterEach(() => {
  for (const { child } of replicas) child.kill('SIGKILL');
});

test('what is published is on every server within two seconds', { timeout: 60 * SECOND }, async () => {
  await Promise.all(replicas.map(({ url }) => textOf(url)));
  for (const text of ['The first words.', 'The second words.']) {
    await publishLine({ ...LINE, text });
    await expect.poll(() => shownOnAll(text), IN_TIME).toBe(true);
  }
  await onItem(announcements, ID, { actorId: null }, (act) => publish(act, { source: 'none' }));
  await expect.poll(() => shownOnAll('The second words.', false), IN_TIME).toBe(true);
});

test('servers killed in a planned publication: it is published once', { timeout: 120 * SECOND }, async () => {
  const due = new Date(Date.now() + SECOND);
  await onItem(announcements, PLANNED, { actorId: null }, (act) =>
    plan(act, { ...LINE, text: 'Planned.' }, { at: due }),
  );
  await db().transaction(async (tx) => {
    // Whoever publishes it waits for this, in the middle of its job.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:announcements:${PLANNED}`}))`);
    await expect.poll(waitingForLock, { timeout: 30 * SECOND }).toBeGreaterThan(0);
    await Promise.all(replicas.map(kill));
  });
  await expect.poll(waitingForLock, { timeout: 10 * SECOND }).toBe(0);
  expect(await states()).toEqual(['planned']);
  replicas = await Promise.all([start(), start()]);
  await expect
    .poll(async () => {
      await loseHeartbeats();
      return shownOnAll('Planned.');
    }, AFTER_A_START)
    .toBe(true);
  await sleep(SECOND);
  expect(await states()).toEqual(['live']);
  const published = (await auditEntriesOf(PLANNED)).filter(({ action }) => action === 'announcement.publish');
  expect(published).toHaveLength(1);
});

test('a stored price that fits no more: the file’s is shown, and a notice says so', async () => {
  const content = findContent('plans')!;
  const values = content.valuesOf(content.file.find((item) => content.idOf(item) === 'starter'));
  const priced = { ...values, price: 377_700 };
  await onItem(content, 'starter', { actorId: null }, (act) =>
    publish(act, { source: 'own', values: priced }),
  );
  const pricing = async () => {
    const pages = await Promise.all(replicas.map(({ url }) => textOf(`${url}/pricing?tab=business`)));
    return pages.map((page) => [
      page.includes('R 3 777'),
      page.includes(plainSpaces(priceOf(findPlan('starter')!))),
    ]);
  };
  await expect.poll(pricing, IN_TIME).toEqual(replicas.map(() => [true, false]));
  await db().transaction(async (tx) => {
    await tx.update(contentVersions).set({ values: { ...priced, price: 'three thousand' } });
    await purgePages(tx);
  });
  await expect.poll(pricing, IN_TIME).toEqual(replicas.map(() => [false, true]));
  const me = { party: 'firm', id: ID, name: 'T', role: 'editor' } as const;
  expect(await brokenContent.check({ me, now: new Date() })).toMatchObject({
    standing: 'urgent',
    path: '/admin/content/plans/starter',
  });
}, 60_000);

function start(): Promise<Replica> {
  return startBuiltServer({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
}

async function kill({ child }: Replica): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function publishLine(values: ContentValues): Promise<void> {
  await onItem(announcements, ID, { actorId: null }, (act) => publish(act, { source: 'own', values }));
}

async function textOf(url: string): Promise<string> {
  return plainSpaces(await (await fetch(url)).text());
}

function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

async function shownOnAll(text: string, isShown = true): Promise<boolean> {
  const pages = await Promise.all(replicas.map(({ url }) => textOf(url)));
  return pages.every((page) => page.includes(text) === isShown);
}

async function waitingForLock(): Promise<number> {
  const [row] = await db().execute(
    sql`select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and not granted and datname = current_database()`,
  );
  return Number(row?.count);
}

async function states(): Promise<string[]> {
  const { state, item, kind } = contentVersions;
  const rows = await db()
    .select({ state })
    .from(contentVersions)
    .where(and(eq(kind, 'announcements'), eq(item, PLANNED)));
  return rows.map((row) => row.state);
}
