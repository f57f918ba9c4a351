import { expect, test } from 'vitest';
import { HOUR } from '#app/platform/core/time.ts';
import { staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { runQueued } from '#app/work/documents/documents.test-support.ts';
import { ADDRESS } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { sealJob } from './seal-job.server.ts';
import { askFor, freshSigning, sign } from './signing.test-support.ts';
import { unsealed } from './unsealed-notice.server.ts';

await useTestDatabase();

test('what stays unsealed is on the overview, with the way to its work', async () => {
  const signing = await freshSigning();
  await askFor(signing, { signer: ADDRESS });
  const { ann } = signing;
  const overview = (now = new Date()) => unsealed.check({ me: staffActor(ann, 'admin'), now });
  const later = new Date(Date.now() + 3 * HOUR);
  expect(await overview(later)).toMatchObject({ state: 'None', standing: 'order' });
  await sign(signing, 'thandi', 'Thandi Nkosi');
  expect(await overview()).toMatchObject({ state: 'None', standing: 'order' });
  expect(await overview(later)).toMatchObject({
    state: expect.stringMatching(/^1, since /),
    standing: 'urgent',
    path: `/admin/work/${signing.work}`,
  });
  await runQueued(sealJob);
  expect(await overview(later)).toMatchObject({ state: 'None', standing: 'order' });
});
