import { beforeEach, expect, test } from 'vitest';
import { orderText } from '#app/work/core/engagements/signing.ts';
import { mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import {
  askFor,
  freshSigning,
  itemOf,
  sign,
  SIPHO,
  type Signing,
} from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS, subjectsTo } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { toastOf } from '#tests/routes.ts';

await useTestDatabase();

let signing: Signing;

beforeEach(async () => {
  signing = await freshSigning();
});

test('in order, the next signer is mailed, and can sign, only after the one before', async () => {
  await askFor(signing, { order: 'yes' });
  await mailAllNotices();
  expect(await subjectsTo(SIPHO)).toEqual([]);
  expect(await toastOf(await sign(signing, 'sipho', 'Sipho Dube'))).toMatchObject({
    description: expect.stringMatching(/Somebody else signs first/),
  });
  await sign(signing, 'thandi', 'Thandi Nkosi');
  await mailAllNotices();
  expect((await subjectsTo(SIPHO)).join()).toMatch(/one thing to sign/);
  await sign(signing, 'sipho', 'Sipho Dube');
  expect(await itemOf(signing)).toMatchObject({ state: 'accepted' });
});

test('the order of the signers is that of the form, and no two have one place', async () => {
  const turns = (thandi: string, sipho: string) =>
    askFor(signing, { order: 'yes', [`turn:${ADDRESS}`]: thandi, [`turn:${SIPHO}`]: sipho });
  expect(await turns('1', '1')).toMatchObject({
    status: 400,
    data: { errors: { [`turn:${SIPHO}`]: expect.stringMatching(/has this place/) } },
  });
  await turns('2', '1');
  const { approval } = await itemOf(signing);
  expect(approval?.signing && orderText(approval.signing)).toBe('First Sipho Dube, then Thandi Nkosi.');
  expect(await toastOf(await sign(signing, 'thandi', 'Thandi Nkosi'))).toMatchObject({
    description: expect.stringMatching(/Somebody else signs first/),
  });
  expect(await toastOf(await sign(signing, 'sipho', 'Sipho Dube'))).toMatchObject({ title: 'Signed' });
});
