import { afterAll, expect, test, vi } from 'vitest';
import { db } from '#app/db/client.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  memberActor,
} from '#app/engagements/work.test-support.ts';
import { storage } from '#app/storage/storage.server.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { documentsOf } from './documents.server.ts';
import { PDF, spooled } from './documents.test-support.ts';
import { documentKey } from './keys.ts';
import { storeFiles } from './store.server.ts';

await useTestDatabase();
afterAll(() => vi.restoreAllMocks());

test('a document stays whole when the database wrote its row and its answer was lost', async () => {
  await forgetWork();
  const thandi = await addMember();
  const client = memberActor(thandi);
  const engagementId = await addEngagement({ taxpayerId: await addTaxpayerFor(thandi), answers: {} });
  const send = async () => {
    const { files } = await spooled([{ name: 'irp5.pdf', bytes: PDF }]);
    return storeFiles(client, { engagementId, direction: 'from_client' }, files, { mergePhotos: false });
  };

  const transaction = db().transaction.bind(db());
  vi.spyOn(db(), 'transaction').mockImplementationOnce(async (change) => {
    await transaction(change);
    throw new Error('The connection ended.');
  });
  await expect(send()).rejects.toThrow('The connection ended.');
  const [row] = await documentsOf(engagementId);
  expect(await storage().list('')).toEqual([documentKey(row?.id ?? '')]);

  const { repeated } = await send();
  expect(repeated).toMatchObject([{ id: row?.id }]);
});
