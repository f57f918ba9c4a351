import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { timeEntries } from '#app/platform/db/schema/time.ts';
import { readXlsx } from '#app/platform/csv/read-xlsx.server.ts';
import { readCsv } from '#app/platform/csv/read-csv.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { ask } from '#tests/routes.ts';
import { exportWork } from '#app/work/desk/export.server.ts';
import { WORK } from '#app/work/desk/filter.ts';
import { loader } from './admin.work.export[.]csv.ts';

await useTestDatabase();

let [ann, bob, admin, id] = ['', '', '', ''];

beforeEach(async () => {
  ({ ann, bob, admin, id } = await freshDesk());
});

test('a line for each piece of work: client, period, price, minutes, what is open', async () => {
  await put(timeEntries, { id: PERSON, engagementId: id, colleagueId: ann, day: '2026-11-20', minutes: 45 });
  await put(timeEntries, { id: OTHER, engagementId: id, colleagueId: bob, day: '2026-11-21', minutes: 30 });
  const [line, ...others] = await exported();
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    Client: 'Thandi Nkosi',
    'Kind of work': 'Income tax return (ITR12)',
    Period: '2026 tax year',
    State: 'Collecting',
    Responsible: 'Ann Adams',
    'Price in rand': '1495',
    'Minutes noted': '75',
  });
  expect(line?.['What is open']).toContain('IRP5');
});

test('a day that the firm set stands beside the day of the law', async () => {
  await db().update(engagements).set({ dueOn: '2026-12-02' }).where(eq(engagements.id, id));
  const [line] = await exported();
  expect(line).toMatchObject({ Due: '2026-12-02', 'Due by law, if on another day': '2026-10-23' });
});

test('the filter and the view of the list decide what is in the file', async () => {
  await addEngagement({ taxpayerId: await addTaxpayerFor(null, { name: 'Kgosi Plumbing' }) });
  expect((await exported()).map(nameOf).toSorted()).toEqual(['Kgosi Plumbing', 'Thandi Nkosi']);
  expect((await exported('?q=kgosi')).map(nameOf)).toEqual(['Kgosi Plumbing']);
  expect(await exported('?state=ended')).toEqual([]);
});

test('the same list is a workbook, in which numbers are numbers and days are days', async () => {
  const answer = await loader(ask('/admin/work/export.csv?as=xlsx', { cookie: await signedInAs(admin) }));
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="work.xlsx"');
  const [head = [], line = []] = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))) ?? [];
  expect([line[head.indexOf('Client')], line[head.indexOf('Price in rand')]]).toEqual([
    'Thandi Nkosi',
    '1495',
  ]);
  expect(line[head.indexOf('Last change')]).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a name is no formula, and the export is in the audit trail', async () => {
  await db().update(taxpayers).set({ name: '=HYPERLINK("https://evil.example")' });
  expect(await textOf()).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(await db().select().from(auditEntries)).toContainEqual(
    expect.objectContaining({ action: 'engagement.export', entityId: 'list', changes: { engagements: '1' } }),
  );
});

test('more than one file holds is said at its end', async () => {
  await addEngagement({ taxpayerId: await addTaxpayerFor(null, { name: 'Kgosi Plumbing' }) });
  const lines = await exportWork(staffActor(admin, 'admin'), WORK.unfiltered(), 1);
  expect(lines.at(-1)).toEqual(['Only the first 1: narrow the list down by its filters.']);
});

const [PERSON, OTHER] = ['1a2b3c4d-0000-4000-8000-0000000000a1', '1a2b3c4d-0000-4000-8000-0000000000a2'];

const nameOf = (line: Record<string, string>) => line['Client'];

async function textOf(query = ''): Promise<string> {
  const cookie = await signedInAs(admin);
  return (await loader(ask(`/admin/work/export.csv${query}`, { cookie }))).text();
}

async function exported(query?: string): Promise<Record<string, string>[]> {
  const [head = [], ...lines] = readCsv(await textOf(query)) ?? [];
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}
