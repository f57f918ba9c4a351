import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findReceipt } from '#app/work/proposals/find.server.ts';
import { openedCookie } from '#app/work/client/opened-link.server.ts';
import { addEngagementLink } from '#app/work/core/engagements/links.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { undoSteps } from '#app/work/core/engagements/undo-step.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  freshWork,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { isOffered } from '#app/work/proposals/offered-type.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import { sendProposal } from '#app/work/proposals/send.server.ts';
import { ADDRESS, addMember, asCookie, queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';

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

test('the link of a proposal leads to the proposal, and once it is over to the work', async () => {
  await forgetWork();
  const taxpayerId = await addTaxpayerFor(await addMember());
  const engagementId = await addEngagement({ taxpayerId });
  const set = (state: 'proposed' | 'declined') => db().update(engagements).set({ state });
  await set('proposed');
  const id = await addProposal(taxpayerId, [engagementId]);
  const link = { engagementId, email: ADDRESS, place: 'top' } as const;
  const secret = await db().transaction((tx) => addEngagementLink(tx, link, new Date()));
  const cookie = asCookie(await openedCookie(ask('/').request, link, new Date()));
  const from = async () => (await visit(`/request/${secret}`, { cookie })).location;
  expect(await from()).toBe(`/proposal/${id}`);
  await set('declined');
  expect(await from()).toBe(`/work/${engagementId}`);
});

test('who answers a proposal that was taken back is told so; of no other id', async () => {
  const { thandi, ann, taxpayerId } = await freshWork();
  const type = typeOf('itr12');
  const sent = await sendProposal(staffActor(ann), {
    taxpayerId,
    engagements: isOffered(type) ? [{ type, period: '2026', price: null }] : [],
    plan: null,
    signatory: 'Thandi Nkosi',
    key: 'an-offer-of-a-test',
  });
  if (sent.kind !== 'sent') throw new Error(`It is ${sent.kind}.`);
  expect(await undoSteps(staffActor(ann), sent.steps)).toBe('undone');
  const path = `/proposal/${sent.id}`;
  const cookie = await signedInAs(thandi);
  for (const answer of [{ ...accept, name: 'Thandi Nkosi' }, { intent: 'decline' }]) {
    const answered = await submit(path, answer, { cookie });
    expect(answered).toMatchObject({ status: 303, location: '/account' });
    const description = 'We have withdrawn the proposal that you had open.';
    expect(await toastOf(answered)).toMatchObject({ title: 'Nothing was changed', description });
    const stranger = await signedInAs(await addMember({ email: `${answer.intent}@example.org` }));
    expect((await submit(path, answer, { cookie: stranger })).status).toBe(404);
    for (const other of [randomUUID(), 'x'])
      expect((await submit(`/proposal/${other}`, answer, { cookie })).status).toBe(404);
  }
  expect((await visit(path, { cookie })).status).toBe(404);
});

const KEY = 'a-receipt-key-of-a-test';

async function offered(cookieOf: (userId: string, work: string) => Promise<string>) {
  await forgetWork();
  const owner = await addMember();
  const taxpayerId = await addTaxpayerFor(owner);
  const work = await addEngagement({ taxpayerId });
  await db().update(engagements).set({ state: 'proposed' }).where(eq(engagements.id, work));
  const fields = { signatory: 'Thandi Nkosi', price: 'R 1 495 per return' };
  const path = `/proposal/${await addProposal(taxpayerId, [work], fields)}`;
  return { path, work, cookie: await cookieOf(owner, work) };
}

const accept = { intent: 'accept', agree: 'yes' };

test('a name that the letter lacks is asked about once, and stands on the receipt', async () => {
  const { path, work, cookie } = await offered((owner) => signedInAs(owner));
  expect((await visit(path, { cookie })).data).toMatchObject({
    letters: [{ price: 'R 1 495 per return', dueOn: '2026-10-23' }],
  });
  const first = await submit(path, { ...accept, name: 'Mickey Mouse' }, { cookie });
  const leadsTo = first.location ?? '';
  expect(first.status).toBe(303);
  expect(leadsTo).toMatch(/\?question=.*#answer$/);
  const message = expect.stringContaining('You typed Mickey Mouse, and the letter names Thandi Nkosi');
  const question = { refusal: { message }, confirmed: 'Mickey Mouse' };
  const back = leadsTo.replace('#answer', '');
  expect((await visit(back, { cookie })).data).toMatchObject({ question });
  expect((await visit(`${path}?question=Mickey`, { cookie })).data).toMatchObject({ question: null });
  const other = { ...accept, name: 'Minnie Mouse', confirmed: 'Mickey Mouse' };
  expect((await submit(path, other, { cookie })).location).toContain('?question=');
  const sure = { ...accept, name: 'Mickey Mouse', confirmed: 'Mickey Mouse' };
  expect(await submit(path, sure, { cookie })).toMatchObject({ status: 303, location: path });
  expect((await visit(back, { cookie })).data).toMatchObject({ state: 'accepted', question: null });
  expect(await findReceipt(KEY)).toMatchObject({
    acceptedName: 'Mickey Mouse',
    acceptedEmail: ADDRESS,
    acceptedProof: 'session',
    signatory: 'Thandi Nkosi',
  });
  const texts = (await visit(`/work/${work}`, { cookie, params: { id: work } })).data?.timeline;
  expect(JSON.stringify(texts)).toContain('accepted by Mickey Mouse; the letter names Thandi Nkosi');
});

test('the letter’s name in another order is not asked about; a code is named as proof', async () => {
  const opened = (_owner: string, engagementId: string) =>
    openedCookie(ask('/').request, { engagementId, email: ADDRESS }, new Date()).then(asCookie);
  const { path, work, cookie } = await offered(async (owner, work) => {
    await db().execute(`update taxpayers set email = '${ADDRESS}'`);
    return opened(owner, work);
  });
  expect((await submit(path, { ...accept, name: ' NKOSI  thandi' }, { cookie })).status).toBe(303);
  expect(await findReceipt(KEY)).toMatchObject({ acceptedName: 'NKOSI thandi', acceptedProof: 'code' });
  const next = { path: `/work/${work}`, act: expect.stringMatching(/^Answer \w+ short questions$/) };
  expect((await visit(path, { cookie })).data).toMatchObject({ next: [next] });
  const [receipt] = await queuedMails(ADDRESS);
  expect(receipt?.text).toMatch(/Go to the work:?\s+\S+\/request\/[\w-]{43}/);
});
