import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Role } from '#app/accounts/core/roles.ts';
import { setRole } from '#app/accounts/core/roles.server.ts';
import { checkNotices } from '#app/accounts/access/define-notice.ts';
import { clientCorrections } from '#app/desk/frame/work-notices.server.ts';
import { countWaiting } from '#app/desk/frame/waiting.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import type { ClientCorrections } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

let [thandi, ann, bob, admin, taxpayerId] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ thandi, ann, bob, admin, taxpayerId } = await freshDesk());
  for (const userId of [ann, bob])
    await db().transaction((tx) => setRole(tx, { userId, role: 'staff', actorId: null }));
  await db().delete(auditEntries);
});

async function correct(field: string, value: string): Promise<void> {
  const fields = { intent: 'correct', field, value, sure: value };
  const sent = await submit(`/account/taxpayers/${taxpayerId}`, fields, { cookie: await signedInAs(thandi) });
  expect(sent.status).toBe(303);
}

async function dayOf(colleague: string, query = ''): Promise<string[]> {
  const { data } = await visit(`/admin/day${query}`, { cookie: await signedInAs(colleague) });
  const { day } = data as { day: { corrections: ClientCorrections[] } };
  return day.corrections.flatMap(({ name, corrections }) =>
    corrections.map(({ to }) => `${name.split(' ')[0]}: ${to}`),
  );
}

async function noticeOf(colleague: string, role: Role): Promise<[string | undefined, number | undefined]> {
  const me = staffActor(colleague, role);
  const [notice] = await checkNotices([clientCorrections], { me, now: new Date() });
  return [notice?.state, (await countWaiting(me, {}))['/admin/day']];
}

const give = (assigneeId: string | null) => db().update(taxpayers).set({ assigneeId });

test('what a client says is wrong stands on the day of who looks after it', async () => {
  await correct('taxNumber', '0001339050');
  await correct('name', 'Thandi Zulu');
  await correct('name', 'Thandi Khumalo');
  const both = ['Thandi: Thandi Khumalo', 'Thandi: 0001339050'];
  expect(await dayOf(ann)).toEqual(both);
  expect(await noticeOf(ann, 'staff')).toEqual(['2', 2]);
  expect(await dayOf(bob)).toEqual([]);
  expect(await noticeOf(bob, 'staff')).toEqual(['None', 0]);
  expect(await dayOf(admin)).toEqual([]);
  expect(await dayOf(admin, `?of=${ann}`)).toEqual(both);

  const { data } = await visit(`/admin/taxpayers/${taxpayerId}`, { cookie: await signedInAs(ann) });
  const { corrections, taxpayer } = data as {
    corrections: { id: number }[];
    taxpayer: { version: number };
  };
  for (const [at, intent] of ['apply-correction', 'refuse-correction'].entries()) {
    const version = String(taxpayer.version + at);
    const fields = { intent, correction: String(corrections[at]?.id), version };
    const path = `/admin/taxpayers/${taxpayerId}`;
    expect((await submit(path, fields, { cookie: await signedInAs(ann) })).status).toBe(303);
    expect(await dayOf(ann)).toEqual(both.slice(at + 1));
  }
  expect(await noticeOf(ann, 'staff')).toEqual(['None', 0]);
});

test('of a client of nobody it stands on the days of those who may allocate', async () => {
  await correct('taxNumber', '0001339050');
  const one = ['Thandi: 0001339050'];
  await give(null);
  expect([await dayOf(ann), await dayOf(bob), await dayOf(admin)]).toEqual([[], [], one]);
  expect(await dayOf(admin, `?of=${ann}`)).toEqual([]);
  expect(await noticeOf(admin, 'admin')).toEqual(['1', 1]);
  await give(thandi);
  expect(await dayOf(admin), 'of a former colleague').toEqual(one);
});

test('after 90 days, and of a client in the trash, none stands there any more', async () => {
  await correct('taxNumber', '0001339050');
  await db().update(taxpayers).set({ deletedAt: new Date() });
  expect(await dayOf(ann)).toEqual([]);
  await db().update(taxpayers).set({ deletedAt: null });
  const at = new Date(Date.now() - 91 * DAY);
  await db().update(auditEntries).set({ at }).where(eq(auditEntries.action, 'taxpayer.correct'));
  expect(await dayOf(ann)).toEqual([]);
});
