import { beforeEach, expect, test } from 'vitest';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { freshWork, invitationsTo, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { invitationsOf, inviteMember } from '#app/work/core/taxpayers/invitations.server.ts';
import { membersOf } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, pressUndo, type Answer } from '#tests/routes.ts';

await useTestDatabase();

const HELPER = 'helper@example.org';
let [thandi, ann, helper, taxpayerId] = ['', '', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
  helper = await addMember({ email: HELPER, fullName: 'Sipho Dlamini' });
  await put(taxpayerMembers, { taxpayerId, userId: helper, role: 'contributor' });
});

const memberIds = async () => (await membersOf(taxpayerId)).map(({ userId }) => userId);

/** Presses Undo of the answer, and returns what it says. */
const undo = async (answer: Answer, cookie: string) => toastOf(await pressUndo(answer, { cookie }));

test.each([
  ['a colleague', () => ann, '/admin', 'remove-member', 'id'],
  ['an owner', () => thandi, '/account', 'remove', 'member'],
] as const)(
  'whom %s removed is invited again by Undo, and acts once they accept',
  async (_, who, of, intent, name) => {
    const cookie = await signedInAs(who());
    const path = `${of}/taxpayers/${taxpayerId}${of === '/admin' ? '?index' : ''}`;
    const removed = await submit(path, { intent, [name]: helper }, { cookie });
    expect(await memberIds()).toEqual([thandi]);
    expect(await undo(removed, cookie)).toMatchObject({
      title: 'Invited again',
      description: expect.stringMatching(
        /^They can act again once they accept\. They get a mail in 5 to 10 minutes/,
      ),
    });
    expect(await memberIds()).toEqual([thandi]);
    expect(await invitationsOf(taxpayerId)).toMatchObject([{ email: HELPER, role: 'contributor' }]);
    expect(await invitationsTo(HELPER)).toHaveLength(1);
  },
);

test('a withdrawn invitation is back by Undo, as it was', async () => {
  const cookie = await signedInAs(ann);
  await inviteMember(staffActor(ann), { taxpayerId, email: 'new@example.org', role: 'owner' });
  const [invitation] = await invitationsOf(taxpayerId);
  const path = `/admin/taxpayers/${taxpayerId}?index`;
  const withdrawn = await submit(path, { intent: 'withdraw', id: invitation?.id ?? '' }, { cookie });
  expect(await invitationsOf(taxpayerId)).toEqual([]);
  await undo(withdrawn, cookie);
  expect(await invitationsOf(taxpayerId)).toMatchObject([{ email: 'new@example.org', role: 'owner' }]);
});
