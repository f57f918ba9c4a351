import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { starting } from '#content/pages/starting.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/work/core/engagements/work.test-support.ts';
import type { Home } from '#app/work/client/home.server.ts';
import { unfinishedStarts } from '#app/work/client/unfinished-starts.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

test('a quote that was asked for by mistake is taken back, until it is sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T08:00:00Z') });
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const vendor = { intent: 'add', kind: 'company', name: 'Sipho Stores', yearEnd: '2', vatCategory: 'B' };
  const path = (await submit('/start/standard?vat=yes', vendor, { cookie })).location ?? '';
  const taxpayer = new URL(path, 'https://example.org').searchParams.get('taxpayer') ?? '';
  const offer = { intent: 'offer', taxpayer, key: 'one-proposal-of-the-owner', quote: 'vat201 2026-10' };
  const ask = () => submit(path, offer, { cookie });
  const home = async () => ((await visit('/account', { cookie })).data as { home: Home }).home;
  const stands = async () => {
    const { quotes, droppedQuotes, due } = await home();
    const turn = due.find(({ day }) => day === '2026-11-30')?.turn;
    return { quotes: quotes.length, dropped: droppedQuotes.length, turn };
  };
  await ask();
  const step = (await home()).quotes[0]?.step ?? '';
  const say = (intent: string, by = cookie) =>
    submit(`/account/taxpayers/${taxpayer}`, { intent, step }, { cookie: by });

  expect(await stands()).toEqual({ quotes: 1, dropped: 0, turn: 'quote' });
  expect(await say('unquote')).toMatchObject({ status: 303, location: '/account' });
  expect(await stands()).toEqual({ quotes: 0, dropped: 1, turn: 'nobody' });
  await say('requote');
  expect(await stands()).toEqual({ quotes: 1, dropped: 0, turn: 'quote' });

  const stranger = await signedInAs(await addMember({ email: 'stranger@example.org' }));
  expect((await say('unquote', stranger)).status).toBe(404);
  const helper = await addMember({ email: 'helper@example.org' });
  await put(taxpayerMembers, { taxpayerId: taxpayer, userId: helper, role: 'contributor' });
  await say('unquote', await signedInAs(helper));
  expect(await stands()).toMatchObject({ quotes: 1 });

  await say('unquote');
  await ask();
  expect((await home()).quotes).toHaveLength(1);
  const [{ insideSteps } = { insideSteps: [] }] = await db()
    .select()
    .from(engagements)
    .where(eq(engagements.type, 'books'));
  expect(insideSteps.map(({ done }) => done)).toEqual([null]);
  const events = await db().select().from(engagementEvents).where(like(engagementEvents.text, 'The quote%'));
  expect(events.map(({ text }) => text.split(':')[0])).toEqual([
    'The quote is not wanted any more',
    'The quote is wanted after all',
    'The quote is not wanted any more',
  ]);

  // Another answer ends the proposal, and what was asked for with it is ticked again.
  const query = `?vat=yes&again=${taxpayer}`;
  const again = await submit(`/start/standard${query}`, { ...vendor, yearEnd: '6' }, { cookie });
  expect((await home()).quotes).toEqual([]);
  expect((await home()).waiting).toMatchObject([{ path: again.location, title: starting.unfinished.title }]);
  const lapsed = await unfinishedStarts([{ id: taxpayer, name: 'Sipho Stores' }], new Date('2027-06-01'));
  expect(lapsed).toEqual([]);
  const { data } = await visit(again.location ?? '', { cookie });
  expect(data).toMatchObject({ step: { ticked: ['vat201 2026-10'] } });
  expect((await toastOf(await say('unquote')))?.title).toBe('This request has ended');
  vi.setSystemTime(new Date('2026-11-28T09:00:00Z'));
  await submit(again.location ?? '', { ...offer, key: 'another-proposal-of-the-owner' }, { cookie });
  expect((await home()).waiting).toMatchObject([{ path: expect.stringMatching(/^.proposal/) }]);
  vi.useRealTimers();
});

test('a quote that is wanted after all is promised from that day on', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-14T08:00:00Z') });
  const steps = [
    { ...STEP, done: { by: randomUUID(), at: '2026-11-29T08:00:00Z', isTakenBack: true as const } },
  ];
  const { cookie, say } = await askedFor(steps);
  await say('requote');
  const { quotes } = ((await visit('/account', { cookie })).data as { home: Home }).home;
  expect(quotes).toMatchObject([{ what: 'VAT return', day: '2026-12-15' }]);
  vi.useRealTimers();
});

test('a quote that a colleague has sent is not taken back', async () => {
  const steps = [{ ...STEP, done: { by: randomUUID(), at: '2026-11-30T08:00:00Z' } }];
  const { say, stored } = await askedFor(steps);
  await say('unquote');
  expect(await stored()).toEqual(steps);
});

const STEP = {
  id: randomUUID(),
  of: 'quote vat201 2026-10',
  what: 'Send a quote',
  who: null,
  day: '2026-11-30',
  wanted: { what: 'VAT return', due: null },
};

type Steps = (typeof engagements.$inferSelect)['insideSteps'];

async function askedFor(insideSteps: Steps) {
  await forgetWork();
  const userId = await addMember();
  const taxpayerId = await addTaxpayerFor(userId);
  const id = await addEngagement({ taxpayerId });
  await db().update(engagements).set({ insideSteps }).where(eq(engagements.id, id));
  const cookie = await signedInAs(userId);
  return {
    cookie,
    say: (intent: string) =>
      submit(`/account/taxpayers/${taxpayerId}`, { intent, step: STEP.id }, { cookie }),
    stored: async () => {
      const [work] = await db().select().from(engagements).where(eq(engagements.id, id));
      return work?.insideSteps;
    },
  };
}
