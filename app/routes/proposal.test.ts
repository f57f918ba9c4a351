import { expect, test } from 'vitest';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';

await useTestDatabase();

test('answering several letters after the session ended asks to sign in first', async () => {
  await forgetWork();
  const taxpayerId = await addTaxpayerFor(await addMember());
  const works = [
    await addEngagement({ taxpayerId }),
    await addEngagement({ taxpayerId, type: 'irp6', period: '2027-2' }),
  ];
  const path = `/proposal/${await addProposal(taxpayerId, works)}`;
  const accept = { intent: 'accept', name: 'Thandi Nkosi' };
  const { status, location } = await submit(path, accept);
  expect([status, location]).toEqual([302, expect.stringMatching(/^\/auth\?/)]);
  const stranger = await addMember({ email: 'lwazi@example.org' });
  expect((await submit(path, accept, { cookie: await signedInAs(stranger) })).status).toBe(404);
});
