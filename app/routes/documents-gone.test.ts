import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import type { TimelineEvent } from '#app/work/core/engagements/timeline.server.ts';
import { freshDesk, memberActor } from '#app/work/core/engagements/work.test-support.ts';
import { formOfFiles, PDF } from '#app/work/documents/documents.test-support.ts';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import { removeDocument } from '#app/work/documents/remove.server.ts';
import { restoreDocument } from '#app/work/documents/restore.server.ts';
import type { Sent } from '#app/work/documents/sent.ts';

await useTestDatabase();

test('a link to a deleted file leads to a page that says who deleted it', async () => {
  const desk = await freshDesk();
  const [client, admin] = [await signedInAs(desk.thandi), await signedInAs(desk.admin)];
  const file = formOfFiles([{ name: 'logbook.pdf', bytes: PDF }]);
  const sent = await submit(`/work/${desk.id}/files`, file, { cookie: client, accept: 'application/json' });
  const id = (sent.data as unknown as Sent).stored[0]?.id ?? '';
  await removeDocument(memberActor(desk.thandi), id);
  for (const [base, cookie, way, work] of [
    ['/work/documents', client, 'write to us', `/work/${desk.id}`],
    ['/admin/documents', admin, 'Removed files', `/admin/work/${desk.id}`],
  ] as const) {
    for (const path of [`${base}/${id}`, `${base}/${id}/look`]) {
      const opened = await visit(path, { cookie, accept: 'text/html,*/*' });
      expect(opened).toMatchObject({ status: 302, location: `${base}/${id}/gone` });
      expect(await visit(path, { cookie, accept: 'image/*' })).toMatchObject({ status: 404 });
    }
    const { status, data } = await visit(`${base}/${id}/gone`, { cookie });
    const fate = data?.fate ?? data;
    expect([status, fate]).toMatchObject([
      404,
      { title: '“logbook.pdf” was deleted', text: expect.stringContaining(way), work: { path: work } },
    ]);
  }
  const stranger = await signedInAs(await addMember({ email: 'sipho@example.org' }));
  expect(await visit(`/work/documents/${id}/gone`, { cookie: stranger })).toMatchObject({
    status: 404,
    data: null,
  });
});

test('of a file that nobody knows the page of the desk says what may have happened', async () => {
  const { bob } = await freshDesk();
  const page = `/admin/documents/${randomUUID()}/gone`;
  const { status, data } = await visit(page, { cookie: await signedInAs(bob) });
  expect([status, data]).toMatchObject([404, { title: 'This file is not here', work: null }]);
});

test('a removed delivery comes back by Undo or from the page of the work', async () => {
  const { id, admin } = await freshDesk();
  const cookie = await signedInAs(admin);
  const file = formOfFiles([{ name: 'assessment.pdf', bytes: PDF }]);
  await submit(`/admin/work/${id}/deliver`, file, { cookie });
  const paper = (await documentsOf(id))[0]?.id ?? '';
  const post = (intent: string) => submit(`/admin/documents/${paper}`, { intent }, { cookie });
  const undo = async (answer: Awaited<ReturnType<typeof post>>) => {
    const fields = new URLSearchParams((await toastOf(answer))?.action?.fields);
    return toastOf(await submit('/admin/undo', Object.fromEntries(fields), { cookie }));
  };
  const page = async () => (await visit(`/admin/work/${id}`, { cookie })).data;
  const offered = async () =>
    ((await page())?.events as TimelineEvent[] | undefined)?.flatMap(({ undo, text }) =>
      undo.length > 0 ? text : [],
    );

  expect(await offered()).toEqual(['Delivered: assessment.pdf']);
  const removed = await post('remove');
  // Only the removal: what it delivered is not there to be taken back.
  expect(await offered()).toEqual(['Removed: assessment.pdf']);
  expect(await undo(removed)).toMatchObject({ title: 'Taken back' });
  expect(await page()).toMatchObject({ documents: [{ id: paper }], removed: [] });
  expect(await offered()).toEqual(['Delivered: assessment.pdf']);

  await post('remove');
  expect(await page()).toMatchObject({ documents: [], removed: [{ id: paper, direction: 'to_client' }] });
  const restored = await post('restore');
  expect(await page()).toMatchObject({ documents: [{ id: paper }], removed: [] });
  expect(await undo(restored)).toMatchObject({ title: 'Taken back' });
  expect(await page()).toMatchObject({ documents: [], removed: [{ id: paper }] });
});

test('what a client removed comes back by their own Undo, until the work is filed', async () => {
  const desk = await freshDesk();
  const cookie = await signedInAs(desk.thandi);
  const file = formOfFiles([{ name: 'logbook.pdf', bytes: PDF }]);
  await submit(`/work/${desk.id}/files`, file, { cookie });
  const paper = (await documentsOf(desk.id))[0]?.id ?? '';
  const remove = () => submit(`/work/documents/${paper}`, { intent: 'remove' }, { cookie });
  const { path = '', fields = [] } = (await toastOf(await remove()))?.action ?? {};
  const undo = () => submit(path, Object.fromEntries(fields), { cookie });
  const names = async () => (await documentsOf(desk.id)).map(({ name }) => name);

  const other = await addMember({ email: 'sipho@example.org' });
  expect(await restoreDocument(memberActor(other), paper)).toBe('gone');
  expect(await toastOf(await undo())).toMatchObject({ tone: 'gain', title: 'The document is back' });
  expect(await names()).toEqual(['logbook.pdf']);
  expect(await toastOf(await undo())).toMatchObject({ tone: 'loss' });

  await remove();
  await db().update(engagements).set({ state: 'with_sars', submittedOn: '2026-11-20' });
  expect(await toastOf(await undo())).toMatchObject({ tone: 'loss' });
  expect(await names()).toEqual([]);
});
