import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { ownEngagements } from '#app/work/core/engagements/own-data.server.ts';
import {
  answer,
  askFor,
  freshSigning,
  itemOf,
  SIPHO,
  type Signing,
} from '#app/work/signatures/signing.test-support.ts';
import { ADDRESS } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { toastOf } from '#tests/routes.ts';

await useTestDatabase();

const DRAWN = [[0, 150, 500, 20, 1000, 300]];

let signing: Signing;

beforeEach(async () => {
  signing = await freshSigning();
  await askFor(signing);
});

test('a drawn name is kept beside the typed one, and goes when it is taken back', async () => {
  expect(await toastOf(await sign('thandi'))).toMatchObject({ title: 'Signed' });
  expect(await signatures()).toMatchObject([{ email: ADDRESS, typed: 'Thandi Nkosi', drawn: DRAWN }]);
  await answer(signing, 'thandi', 'unapprove');
  expect(await signatures()).toEqual([]);
});

test('without a typed name, or with a drawing that is none, nothing is signed', async () => {
  expect(await sign('thandi', { typed: '' })).toMatchObject({ status: 400 });
  for (const drawn of ['[[NaN,1,300,4]]', '[[1,1,300,4000]]', '<svg/>', `[[${'1,'.repeat(30_000)}1]]`])
    expect(await sign('thandi', { drawn })).toMatchObject({
      status: 400,
      data: { errors: { drawn: expect.stringMatching(/no name/) }, typed: { typed: 'Thandi Nkosi' } },
    });
  expect(await signatures()).toEqual([]);
});

test('one’s own data has one’s own drawing, and nobody else’s', async () => {
  await sign('thandi');
  await sign('sipho', { typed: 'Sipho Dube' });
  const [sipho] = await db().select().from(users).where(eq(users.email, SIPHO));
  const [work] = await ownEngagements({ id: sipho?.id ?? '', email: SIPHO });
  const kept = work?.requests.flatMap(({ approval }) => approval?.signing?.signatures ?? []);
  expect(kept).toMatchObject([{ email: ADDRESS }, { email: SIPHO, drawn: DRAWN }]);
  expect(kept?.[0]).not.toHaveProperty('drawn');
});

function sign(who: 'thandi' | 'sipho', fields: Record<string, string> = {}) {
  return answer(signing, who, 'sign', { typed: 'Thandi Nkosi', drawn: JSON.stringify(DRAWN), ...fields });
}

async function signatures() {
  return (await itemOf(signing)).approval?.signing?.signatures;
}
