import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { NoticeContext } from '#app/accounts/access/define-notice.ts';
import { warnOwner } from '#app/accounts/core/recovery.server.ts';
import { lostAccess } from '#app/desk/users/recovery-notice.server.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { ADDRESS, queuedMails, secretsTo, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, undoFields } from '#tests/routes.ts';
import { approve } from './acts.server.ts';
import { disown, stateOfDisownLink } from './disown.server.ts';
import { freshPeople, NEW, NOW, waitingRequest } from './recovery.test-support.ts';
import { stateText } from './states.ts';

await useTestDatabase();

const RAISED = '1 with “This was not me”';
const WARNING = { subject: 'Your password was changed', what: 'It has a new password.' };
const CONTEXT = {} as NoticeContext;

const later = (time: number) => new Date(NOW.getTime() + time);

let [thandi, ann, ben] = [{ id: '' }, { id: '' }, { id: '' }];

afterAll(() => vi.useRealTimers());
beforeEach(async () => {
  vi.setSystemTime(NOW);
  ({ thandi, ann, ben } = await freshPeople());
});

test('after a proved change the old address can only alert the firm', async () => {
  await db().transaction((tx) => warnOwner(tx, { ...thandi, email: ADDRESS }, WARNING, NOW));
  const id = await waitingRequest({ of: thandi, by: ann });
  await approve(ben, id, later(MINUTE));
  const before = await rowOf(users, thandi.id);
  for (const notMe of await secretsTo(ADDRESS, '/auth/not-me')) {
    expect(await stateOfDisownLink(notMe)).toEqual({ kind: 'open', isProved: true });
    expect(await disown(notMe, later(HOUR))).toBe('raised');
    expect(await disown(notMe, later(HOUR))).toBeNull();
    const answer = { kind: 'spent', isProved: true };
    expect(await visit(`/auth/not-me?token=${notMe}`)).toMatchObject({ data: answer });
    expect(await rowOf(users, thandi.id)).toEqual(before);
  }
  expect(await secretsTo(ADDRESS, '/auth/reset')).toEqual([]);
  for (const to of ['info@%', 'ann@example.org', 'ben@example.org']) {
    expect((await subjectsTo(to)).at(-1)).toBe('The old address questions the access of Thandi Nkosi');
  }
  expect((await subjectsTo(NEW)).at(-1)).toBe('The old address of your account questions your access');
  expect(await lostAccess.check(CONTEXT)).toMatchObject({ standing: 'urgent', state: RAISED });
  expect(stateText((await rowOf(recoveries, id))!)).toBe('Questioned by the old address');
  const [path, cookie] = [`/admin/recoveries/${id}`, await signedInAs(ann.id)];
  const looked = await submit(path, { intent: 'looked-into' }, { cookie });
  expect(await submit(path, { intent: 'looked-into' }, { cookie })).toMatchObject({ status: 409 });
  expect(await lostAccess.check(CONTEXT)).toMatchObject({ standing: 'order' });
  const undo = await undoFields(looked);
  for (const tone of ['gain', 'loss'])
    expect(await toastOf(await submit(path, undo, { cookie }))).toMatchObject({ tone });
  expect(await lostAccess.check(CONTEXT)).toMatchObject({ standing: 'urgent', state: RAISED });
});

test('the mail to the old address says that its button only alerts the firm', async () => {
  await approve(ben, await waitingRequest({ of: thandi, by: ann }), NOW);
  const warning = (await queuedMails()).findLast(({ to }) => to === ADDRESS)?.text;
  expect(warning).toContain('the account stays as it is until we know who owns it');
  expect(warning).not.toContain('undoes');
});

test('what the owner changes after a proved change can be undone as ever', async () => {
  await approve(ben, await waitingRequest({ of: thandi, by: ann }), NOW);
  const at = later(HOUR);
  await db().transaction((tx) => warnOwner(tx, { ...thandi, email: NEW }, WARNING, at));
  await db().update(users).set({ email: 'other@example.org' }).where(eq(users.id, thandi.id));
  const [notMe = ''] = await secretsTo(NEW, '/auth/not-me');
  expect(await disown(notMe, at)).toBe('back');
  expect((await rowOf(users, thandi.id))?.email).toBe(NEW);
});

test('the old address never gets the new one in full', async () => {
  await approve(ben, await waitingRequest({ of: thandi, by: ann }), NOW);
  const about = (await queuedMails()).filter(({ to, text }) => to === ADDRESS && text.includes('th…@'));
  expect(about).toHaveLength(2);
  for (const { to, text } of await queuedMails()) if (to === ADDRESS) expect(text).not.toContain(NEW);
  const waits = (await queuedMails()).filter(({ to, text }) => to === NEW && text.includes(NEW));
  expect(waits).toHaveLength(1);
});
