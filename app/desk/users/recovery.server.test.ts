import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { freshPeople, openRequest } from '#app/accounts/recovery/recovery.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import {
  addEngagement,
  addTaxpayerFor,
  itemsIn,
  memberActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { PDF, sendFiles } from '#app/work/documents/documents.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import type { OnFile } from './recovery.server.ts';

await useTestDatabase();

let [thandi, cookie, path] = ['', '', ''];

beforeEach(async () => {
  const people = await freshPeople();
  thandi = people.thandi.id;
  cookie = await signedInAs(people.ann.id);
  path = `/admin/recoveries/${await openRequest({}, new Date())}`;
});

const profile = (values: Partial<typeof profiles.$inferInsert>) =>
  db().update(profiles).set(values).where(eq(profiles.id, thandi));

async function offered() {
  const { recovery } = (await visit(path, { cookie })).data as { recovery: { accounts: OnFile[] } };
  return recovery.accounts[0]?.proofs;
}

const prove = (how: string) => submit(path, { intent: 'prove', account: thandi, how }, { cookie });

test('an ID is compared only where a number or an uploaded ID is on file', async () => {
  expect(await offered()).toEqual(['called', 'in_person']);
  expect(await prove('papers')).toMatchObject({ status: 400, data: { errors: { how: expect.any(String) } } });
  await profile({ contactNumber: null });
  expect(await offered()).toEqual(['in_person']);
  await profile({ identificationNumber: '8001015009087' });
  expect(await offered()).toEqual(['in_person', 'papers']);
  await profile({ identificationNumber: null });
  const taxpayerId = await addTaxpayerFor(thandi);
  const id = await addEngagement({ taxpayerId, type: 'identification', period: 'once' });
  expect(await offered()).toEqual(['in_person']);
  const [item] = await itemsIn(id);
  const papers = [{ name: 'id.pdf', bytes: PDF }];
  await sendFiles(memberActor(thandi), papers, { engagementId: id, itemId: item?.id ?? null });
  expect(await offered()).toEqual(['in_person', 'papers']);
  expect(await prove('papers')).toMatchObject({ status: 303 });
});
