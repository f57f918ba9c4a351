import { beforeEach, expect, test } from 'vitest';
import type { AuditLine } from '#app/desk/audit/find.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { assign } from '#app/work/core/engagements/state.server.ts';
import { freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

let desk: Awaited<ReturnType<typeof freshDesk>>;
let manager = '';

beforeEach(async () => {
  await db().delete(auditEntries);
  desk = await freshDesk();
  manager = await signedInAs(await addMember({ email: 'maya@example.org', role: 'manager' }));
  await assign(staffActor(desk.ann), desk.id, { id: desk.bob, name: 'Bob Brink' });
});

async function done(query: string): Promise<string[]> {
  const { data } = await visit(`/admin/work/done${query}`, { cookie: manager });
  const rows = (data as { page: { rows: AuditLine[] } } | null)?.page.rows ?? [];
  return rows.map(({ verb, thing }) => `${verb} ${thing}`);
}

test('a manager reads what a colleague did on a day, by the work and whose it is', async () => {
  const today = southAfricanDay();
  const [last] = await done(`?actor=${desk.ann}&from=${today}&to=${today}`);
  expect(last).toMatch(
    /^assigned the engagement Income tax return \(ITR12\), 2026 tax year of Thandi Nkosi$/,
  );
  expect(await done(`?actor=${desk.ann}&to=2026-01-01`)).toEqual([]);
  expect(await done(`?actor=${desk.bob}`)).toEqual([]);
});

test('nothing of accounts and of the website is among it, whatever the address asks', async () => {
  const [entry, entityId] = [{ actorId: desk.ann, subject: 'x' }, desk.ann];
  for (const [entity, action] of [
    ['user', 'role.grant'],
    ['client', 'client.delete'],
    ['recovery', 'recovery.second'],
  ] as const)
    await put(auditEntries, { ...entry, entityId, entity, action });
  const before = await done('');
  expect(before).not.toEqual([]);
  expect(before.filter((line) => !/the (engagement|taxpayer)/.test(line))).toEqual([]);
  expect(await done('?entity=user&action=role.grant&id=x')).toEqual(before);
});
