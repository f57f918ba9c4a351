import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { addEngagement, freshWork, mailAllNotices } from '#app/work/core/engagements/work.test-support.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { OfferDraft } from '#app/work/proposals/propose.server.ts';
import type { EarlierProposal } from '#app/work/proposals/earlier.server.ts';
import { addReminderEvent } from '#app/work/core/reminders/reminder-event.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [path, cookie, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  let ann = '';
  ({ ann, taxpayerId } = await freshWork());
  path = `/admin/taxpayers/${taxpayerId}/propose`;
  cookie = await signedInAs(ann);
});

const OFFER = { intent: 'send', type: 'itr12', signatory: 'Thandi Nkosi', key: 'one-offer-of-a-colleague' };

test('a letter for a past day goes only after it was said what lateness costs', async () => {
  const offer = { ...OFFER, 'period-itr12': '2025' };
  const warned = await submit(path, offer, { cookie });
  expect(warned).toMatchObject({
    status: 409,
    data: { draft: { late: [expect.stringMatching(/^Income tax return/)] } },
  });
  const { late } = (warned.data as { draft: OfferDraft }).draft;
  expect(late[0]).toMatch(/SARS’s day was 20 October 2025\. SARS may charge a penalty for each month/);
  expect(await db().$count(proposals)).toBe(0);
  expect(await submit(path, { ...offer, late: late.join(' ') }, { cookie })).toMatchObject({ status: 303 });
  expect(await db().$count(proposals)).toBe(1);
});

test('a plan with books warns of a late period that has no price of its own', async () => {
  await db().update(taxpayers).set({ kind: 'company' }).where(eq(taxpayers.id, taxpayerId));
  const late = async (more: Record<string, string>) => {
    const plan = { plan: 'starter', filled: 'starter' };
    const offer = { ...OFFER, ...plan, type: 'itr14', 'period-itr14': '2025', ...more };
    return draftOf((await submit(path, offer, { cookie })).data).late.join();
  };
  const words = 'give it a price of its own';
  expect(await late({})).toContain(words);
  expect(await late({ 'price-itr14': '3 500' })).not.toContain(words);
});

test('a proposal instead of an opening keeps the kind of work, its period and price', async () => {
  const { data } = await visit(`${path}?intent=open&type=itr12&period=2025&price=1+250`, { cookie });
  const { lines, late } = (data as { draft: OfferDraft }).draft;
  expect(lines.filter(({ isChosen }) => isChosen)).toMatchObject([
    { type: 'itr12', period: '2025', price: '1 250' },
  ]);
  expect(late).toHaveLength(1);
  expect(lines[0]).toMatchObject({ type: 'itr12' });
});

test('work that was done before comes first at its last price, and owners may accept', async () => {
  await addEngagement({ taxpayerId, type: 'irp6', period: '2025-2' });
  await db().update(engagements).set({ price: 77_700 });
  const { lines, owners, signatory } = draftOf((await visit(path, { cookie })).data);
  expect(lines[0]).toMatchObject({
    type: 'irp6',
    group: 'Done for this client before',
    isChosen: false,
    price: 'R\u202f777',
    priceFrom: 'As last time',
  });
  expect(lines.find(({ type }) => type === 'itr12')).toMatchObject({ priceFrom: 'Our fee list' });
  expect(owners).toEqual(['Thandi Nkosi']);
  expect(signatory).toBe('Thandi Nkosi');
  const groups = lines.map(({ group }) => group);
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)]);
});

test('a period that is open or done already is said so, and the next one is proposed', async () => {
  const itr12 = async () =>
    draftOf((await visit(path, { cookie })).data).lines.find(({ type }) => type === 'itr12');
  const first = (await itr12())?.period ?? '';
  const id = await addEngagement({ taxpayerId, type: 'itr12', period: first });
  const next = await itr12();
  expect(next?.period).toBe(String(Number(first) + 1));
  const labelOf = (line: typeof next) => line?.periods.find(({ value }) => value === first)?.label;
  expect(labelOf(next)).toMatch(/, open already$/);
  await db().update(engagements).set({ state: 'done' }).where(eq(engagements.id, id));
  expect(labelOf(await itr12())).toMatch(/, done already$/);
  await db().update(engagements).set({ state: 'declined' }).where(eq(engagements.id, id));
  expect((await itr12())?.period).toBe(first);
});

test('what was planned, offered or called off alone was not done before', async () => {
  const id = await addEngagement({ taxpayerId, type: 'irp6', period: '2025-2' });
  for (const state of ['planned', 'proposed', 'declined'] as const) {
    const startsOn = state === 'planned' ? '2027-03-01' : null;
    await db().update(engagements).set({ state, startsOn, price: 77_700 }).where(eq(engagements.id, id));
    const { lines } = draftOf((await visit(path, { cookie })).data);
    const line = lines.find(({ type }) => type === 'irp6');
    expect(line?.group, state).not.toBe('Done for this client before');
    expect(line?.priceFrom, state).not.toBe('As last time');
  }
});

test('where all periods that come next are open, one is chosen before it is proposed', async () => {
  const irp6 = async () =>
    draftOf((await visit(path, { cookie })).data).lines.find(({ type }) => type === 'irp6');
  const periods = (await irp6())?.periods ?? [];
  for (const { value } of periods) await addEngagement({ taxpayerId, type: 'irp6', period: value });
  expect(await irp6()).toMatchObject({ period: '', periods: { length: periods.length + 1 } });
  const offer = { ...OFFER, type: 'irp6', 'period-irp6': '' };
  const refused = await submit(path, offer, { cookie });
  expect(draftOf(refused.data).lines.find(({ type }) => type === 'irp6')).toMatchObject({
    isChosen: true,
    periodError: 'Choose its period.',
  });
  expect(await db().$count(proposals)).toBe(0);
});

test('a VAT return of another category than the taxpayer’s stands last', async () => {
  await db().update(taxpayers).set({ vatCategory: 'C' });
  const { lines } = draftOf((await visit(path, { cookie })).data);
  const vat = lines.filter(({ type }) => type.startsWith('vat201'));
  expect(vat[0]).toMatchObject({ type: 'vat201-monthly' });
  const others = vat.slice(1);
  expect(lines.slice(-others.length)).toEqual(others);
  expect(new Set(others.map(({ group }) => group))).toEqual(new Set(['Other VAT returns']));
});

test('a plan that was picked and not filled in is filled in, beside what was typed', async () => {
  const typed = {
    intent: 'send',
    key: 'one-offer-of-a-colleague',
    plan: 'individual-income-tax',
    filled: '',
    type: 'irp6',
    'price-irp6': '900',
    signatory: 'Sipho Nkosi',
  };
  const answer = await submit(path, typed, { cookie });
  expect(answer).toMatchObject({ status: 400, data: { draft: { error: /filled in now/ } } });
  const draft = draftOf(answer.data);
  expect(draft).toMatchObject({ plan: 'individual-income-tax', signatory: 'Sipho Nkosi' });
  expect(draft.lines.filter(({ isChosen }) => isChosen)).toMatchObject([
    { type: 'itr12', group: 'Chosen' },
    { type: 'irp6', price: '900' },
  ]);
  expect(await db().$count(proposals)).toBe(0);
  const filled = { ...typed, intent: 'fill', plan: '', filled: 'individual-income-tax', type: 'itr12' };
  const without = draftOf((await submit(path, filled, { cookie })).data);
  expect(without.lines.some(({ isChosen }) => isChosen)).toBe(false);
});

test('a sent proposal is taken back at once, and later withdrawn with what it means', async () => {
  const { lines } = draftOf((await visit(path, { cookie })).data);
  const coming = lines.find(({ type }) => type === 'irp6')?.period ?? '';
  const offer = { ...OFFER, type: 'irp6', 'period-irp6': coming };
  const taken = await toastOf(await submit(path, offer, { cookie }));
  expect(taken?.action).toMatchObject({ label: 'Undo', path: '/admin/undo' });
  expect(taken?.description).toContain('The client gets a mail in 5 to 10 minutes, unless you take it back.');
  const fields = Object.fromEntries(taken?.action?.fields ?? []);
  expect(await toastOf(await submit('/admin/undo', fields, { cookie }))).toMatchObject({
    title: 'Taken back',
  });
  expect(await toastOf(await submit('/admin/undo', fields, { cookie }))).toMatchObject({
    title: 'Taken back already',
  });
  expect(await db().$count(engagements)).toBe(0);

  await submit(path, { ...offer, key: 'another-offer-of-a-colleague' }, { cookie });
  const [open] = await sentBefore();
  expect(open).toMatchObject({ state: 'open', remindedOn: null, isWaiting: true });
  expect((await visit('/admin/work?state=proposed', { cookie })).data).toMatchObject({
    page: { rows: [{ offer: { sentOn: open?.sentOn, lastDay: open?.lastDay, isWaiting: true } }] },
  });
  await mailAllNotices();
  expect(await sentBefore()).toMatchObject([{ remindedOn: null, isWaiting: false }]);
  const [work] = await db().select({ id: engagements.id }).from(engagements);
  const at = new Date();
  await db().transaction((tx) => addReminderEvent(tx, work?.id ?? '', null, at));
  expect(await sentBefore()).toMatchObject([{ remindedOn: southAfricanDay(at) }]);
  const { offer: shown } = (await visit(`/admin/work/${work?.id}`, { cookie })).data as { offer: unknown };
  expect(shown).toMatchObject({ remindedOn: southAfricanDay(at) });

  const withdrawn = await submit(path, { intent: 'withdraw', proposal: open?.id ?? '' }, { cookie });
  expect(await toastOf(withdrawn)).toMatchObject({ title: 'Proposal withdrawn', action: { label: 'Undo' } });
  expect(await sentBefore()).toMatchObject([{ state: 'withdrawn' }]);
  const again = await submit(path, { intent: 'withdraw', proposal: open?.id ?? '' }, { cookie });
  expect(await toastOf(again)).toMatchObject({ title: 'Not withdrawn', tone: 'loss' });
});

async function sentBefore(): Promise<EarlierProposal[]> {
  return ((await visit(path, { cookie })).data as { earlier: EarlierProposal[] }).earlier;
}

function draftOf(data: unknown): OfferDraft {
  return (data as { draft: OfferDraft }).draft;
}
