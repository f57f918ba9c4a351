import { rm } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  memberActor,
} from '#app/engagements/work.test-support.ts';
import { storage } from '#app/storage/storage.server.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { makeFolder } from '#tests/folder.ts';
import { documentsOf } from './documents.server.ts';
import { PDF, spooled } from './documents.test-support.ts';
import { documentKey } from './keys.ts';
import { storeFiles } from './store.server.ts';

const database = vi.hoisted(() => ({ losesAnswer: false }));

vi.mock(import('#app/engagements/changing.server.ts'), async (original) => {
  const { changing, ...others } = await original();
  return {
    ...others,
    changing: async (...given) => {
      const result = await changing(...given);
      if (database.losesAnswer) throw new Error('The connection ended.');
      return result;
    },
  };
});

await useTestDatabase();
const objects = makeFolder('site-objects-');
vi.stubEnv('DATA_DIR', objects);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(objects, { recursive: true });
});

test('a document stays whole when the database wrote its row and its answer was lost', async () => {
  await forgetWork();
  await forgetAccounts();
  const thandi = await addMember();
  const client = memberActor(thandi);
  const engagementId = await addEngagement({ taxpayerId: await addTaxpayerFor(thandi), answers: {} });
  const send = async () => {
    const { files } = await spooled([{ name: 'irp5.pdf', bytes: PDF }]);
    return storeFiles(client, { engagementId, direction: 'from_client' }, files, { mergePhotos: false });
  };

  database.losesAnswer = true;
  await expect(send()).rejects.toThrow('The connection ended.');
  const [row] = await documentsOf(engagementId);
  expect(await storage().list('')).toEqual([documentKey(row?.id ?? '')]);

  database.losesAnswer = false;
  const { repeated } = await send();
  expect(repeated).toMatchObject([{ id: row?.id }]);
});
