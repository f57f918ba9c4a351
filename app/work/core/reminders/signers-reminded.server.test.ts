import { expect, test } from 'vitest';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { askFor, freshSigning, sign, SIPHO } from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { mailAllNotices } from '../engagements/work.test-support.ts';
import { openWork, peopleOf } from './open-work.server.ts';
import { workOf } from './theirs.ts';

await useTestDatabase();

test('only who is still to sign is reminded of it', async () => {
  const signing = await freshSigning();
  await askFor(signing, { order: 'yes' });
  await mailAllNotices();
  expect(await reminded()).toEqual([ADDRESS]);
  await sign(signing, 'thandi', 'Thandi Nkosi');
  await mailAllNotices();
  expect(await reminded()).toEqual([SIPHO]);
  await sign(signing, 'sipho', 'Sipho Dube');
  expect(await reminded()).toEqual([]);
});

async function reminded(): Promise<string[]> {
  const work = (await openWork(southAfricanDay())).filter(({ isWaiting }) => isWaiting);
  const people = await peopleOf(work.map(({ taxpayerId }) => taxpayerId));
  return people.filter((person) => workOf(person, work).length > 0).map(({ email }) => email);
}
