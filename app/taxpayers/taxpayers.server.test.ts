import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { taxpayerMembers } from '#app/db/schema/taxpayers.ts';
import { addTaxpayerFor, forgetWork, memberActor, staffActor } from '#app/engagements/work.test-support.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { membersOf, removeMember } from './taxpayers.server.ts';

await useTestDatabase();

beforeEach(forgetWork);

test('a taxpayer never loses its last owner or its last member by their own hand, only by ours', async () => {
  const [owner, helper, colleague] = [
    await addMember({ email: 'owner@example.org' }),
    await addMember({ email: 'helper@example.org' }),
    await addMember({ email: 'ann@example.org', role: 'admin' }),
  ];
  const id = await addTaxpayerFor(owner);
  expect(await removeMember(memberActor(owner), id, owner)).toBe('last');
  await db().insert(taxpayerMembers).values({ taxpayerId: id, userId: helper, role: 'contributor' });
  expect(await removeMember(memberActor(owner), id, owner)).toBe('last');
  expect(await removeMember(memberActor(helper), id, owner)).toBe('gone');
  expect(await removeMember(memberActor(helper), id, helper)).toBe('removed');
  expect(await membersOf(id)).toMatchObject([{ userId: owner }]);
  expect(await removeMember(staffActor(colleague, 'admin'), id, owner)).toBe('removed');
  expect(await membersOf(id)).toEqual([]);
});
