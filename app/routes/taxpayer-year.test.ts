import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { findYear } from '#app/work/year/year.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

test('the client and who looks after it read the same year, and nobody else', async () => {
  const desk = await freshDesk();
  const { id, taxpayerId } = desk;
  const paper = { name: 'a.pdf', type: 'application/pdf', size: 1, sha256: 'a'.repeat(64) };
  await put(documents, { ...paper, engagementId: id, direction: 'from_client' });
  const values = { state: 'with_sars', submittedOn: '2026-07-03', reference: '123' } as const;
  await db().update(engagements).set(values).where(eq(engagements.id, id));
  const client = await page(`/account/taxpayers/${taxpayerId}/year`, desk.thandi);
  expect(client).toMatchObject({
    year: '2026',
    lines: [{ id, filed: '3 July 2026, reference 123', result: null }],
    papers: { fromClient: 1, toClient: 0 },
  });
  const colleague = await page(`/admin/taxpayers/${taxpayerId}/year`, desk.ann);
  expect(colleague).toMatchObject({ lines: client.lines, papers: client.papers, money: client.money });
  const stranger = await addMember({ email: 'eve@example.org', fullName: 'Eve' });
  await addTaxpayerFor(stranger);
  await expect(page(`/account/taxpayers/${taxpayerId}/year`, stranger)).rejects.toThrow('404');
  await expect(page(`/admin/taxpayers/${taxpayerId}/year`, desk.bob)).rejects.toThrow('302');
  const visitor = await visit(`/account/taxpayers/${taxpayerId}/year`, { params: { id: taxpayerId } });
  expect(visitor.status).toBe(302);
});

test('a colleague with one piece of work of it reads of no other', async () => {
  const { taxpayerId, id, bob, ann } = await freshDesk();
  await addEngagement({ taxpayerId, type: 'irp6', period: '2026-1' });
  await db().update(taxpayers).set({ assigneeId: ann }).where(eq(taxpayers.id, taxpayerId));
  await db().update(engagements).set({ assigneeId: bob }).where(eq(engagements.id, id));
  const sheet = await findYear(staffActor(bob), taxpayerId, '2026');
  expect(sheet?.lines.map((line) => line.id)).toEqual([id]);
});

test('a year without work, or none at all, shows the latest one', async () => {
  const { taxpayerId, ann } = await freshDesk();
  await addEngagement({ taxpayerId, period: '2025' });
  const yearFor = async (chosen: string | null) =>
    (await findYear(staffActor(ann), taxpayerId, chosen))?.year;
  expect(await yearFor('2025')).toBe('2025');
  for (const chosen of [null, '1999', 'x']) expect(await yearFor(chosen)).toBe('2026');
});

type Sheet = { year: string; lines: unknown[]; papers: unknown; money: unknown };

/** Throws the status of another answer. */
async function page(path: string, who: string): Promise<Sheet> {
  const id = path.split('/')[3] ?? '';
  const answer = await visit(path, { cookie: await signedInAs(who), params: { id } });
  if (answer.status !== 200) throw new Error(String(answer.status));
  return (answer.data as { sheet: Sheet }).sheet;
}
