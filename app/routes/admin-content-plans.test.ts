import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { findTopic } from '#app/firm/contact/topics.ts';
import { findPlan, plansNow, priceOf } from '#app/firm/core/plans.ts';
import { planFor } from '#app/firm/core/plan-for.ts';
import { priceListData } from '#app/firm/linked-data/price-list.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { letters } from '#app/platform/db/schema/proposals.ts';
import { loadRoad } from '#app/site/roads/roads.server.ts';
import { loadServicePage } from '#app/site/service-pages/service-pages.server.ts';
import { searchSite } from '#app/site/sitemap/entries.server.ts';
import { publicPages } from '#app/site/sitemap/public-pages.server.ts';
import { offerOf } from '#app/tools/calculators/offer.server.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import { upkeepAt } from '#app/tools/calculators/upkeep.ts';
import { freshWork, memberActor, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { acceptProposal } from '#app/work/proposals/answer.server.ts';
import { isOffered } from '#app/work/proposals/offered-type.ts';
import { sendProposal } from '#app/work/proposals/send.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { freshContent } from '#tests/content.ts';

await useTestDatabase();

const PLAN = 'individual-income-tax';
const PAGE = `/admin/content/plans/${PLAN}`;
const SMALL = {
  turnover: 0,
  staffPay: 0,
  hasThreeEmployees: false,
  isInvesting: false,
  otherIncome: 0,
};
const NEW = /R\s1\s777/;

let cookie: string;
let work: Awaited<ReturnType<typeof freshWork>>;
beforeEach(async () => {
  work = await freshWork();
  await freshContent();
  cookie = await signedInAs(await addMember({ email: 'editor@example.org', role: 'editor' }));
});

test('a new price is on every page that names it', async () => {
  expect(JSON.stringify(namesOfPrice())).not.toMatch(NEW);
  await raise('1 777');
  for (const [place, text] of Object.entries(namesOfPrice()))
    expect(text.replaceAll('\u202f', ' '), place).toMatch(NEW);
  expect(JSON.stringify(priceListData('https://example.org'))).toContain('"price":"1777.00"');
  expect(planFor({ who: 'employee', turnover: '1m', staff: 'none', vat: 'no' })?.price).toBe(1_777_00);
  // No text keeps the sign of a price that was not filled in.
  const all = [publicPages(), loadRoad('/questions/somebody-died'), loadServicePage('/tax/deceased-estate')];
  expect(JSON.stringify(all)).not.toMatch(/[\uE000\uE001]/);
});

test('names and periods stay as they are specified, whatever is posted', async () => {
  await raise('1 777', { title: 'Gold', period: 'per hour', id: 'gold' });
  expect(plansNow().map(({ id, title, period }) => [id, title, period])).toEqual(
    plans.map(({ id, title, period }) => [id, title, period]),
  );
});

test('what no plan can be is refused at its field', async () => {
  const before = await entries();
  for (const [fields, errors] of [
    [{ price: 'much' }, { price: expect.any(String) }],
    [{ price: '-5' }, { price: expect.any(String) }],
    [{ upTo: '1' }, { upTo: expect.any(String) }],
    [{ price: '1 000', instalments: '3' }, { instalments: expect.any(String) }],
    [{ highlight: 'on' }, { highlight: 'Take the highlight from Provisional Income Tax first.' }],
    [{ features: 'x\n'.repeat(13) }, { features: 'At most 12 lines.' }],
  ] as const)
    expect(await post({ ...before, intent: 'publish', version: '0', ...fields })).toMatchObject({
      status: 400,
      data: { errors },
    });
  await refreshContent();
  expect(plansNow()).toEqual(plans);
});

test.each([
  ['14.95', 'Price: R 14.95, and R 1 495 today.'],
  ['149 500', 'Price: R 149 500, and R 1 495 today.'],
])('a price that looks mistyped is asked about: R %s', async (price, text) => {
  const fields = { ...(await entries()), version: '0', price };
  const question = await post({ ...fields, intent: 'publish' });
  const { affected } = question.data as unknown as { affected: { seen: string; groups: Group[] } };
  expect(affected.groups.map(({ items }) => items.map((item) => plain(item.text)))).toEqual([[text]]);
  expect(await post({ ...fields, intent: 'check' })).toMatchObject({ status: 200, data: { affected } });
  expect(await post({ ...fields, intent: 'publish', seen: affected.seen })).toMatchObject({ status: 303 });
});

test('a plan that costs less than the one that it includes is asked about', async () => {
  const { data } = await visit('/admin/content/plans/standard', { cookie });
  const { entries: standard } = data as { entries: Record<string, string> };
  const fields = { ...standard, intent: 'publish', version: '0', price: '1 990', upTo: '' };
  const answer = await submit('/admin/content/plans/standard', fields, { cookie });
  expect(answer).toMatchObject({
    status: 400,
    data: {
      affected: { groups: [{ items: [{ text: expect.stringContaining('includes all of Starter') }] }] },
    },
  });
});

type Group = { items: { text: string }[] };

function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

test('an accepted letter keeps its price, and the next one has the new price', async () => {
  const first = await sent('2026');
  expect(await acceptProposal(memberActor(work.thandi), first, { name: 'Thandi Nkosi' })).toBe('saved');
  const before = await letterOf(first);
  await raise('1 777');
  expect(await letterOf(first)).toEqual(before);
  expect(before?.words).toMatch(/R\s1\s495/);
  const second = await sent('2025');
  expect((await letterOf(second))?.words).toMatch(NEW);
});

test('back to the file is one act', async () => {
  await raise('1 777');
  await post({ intent: 'restore', to: 'file', version: '1' });
  await refreshContent();
  expect(findPlan(PLAN)?.price).toBe(1_495_00);
});

test('a plan that the file has no more is shown nowhere', async () => {
  const values = { price: 1_00 };
  await db()
    .insert(contentVersions)
    .values({ kind: 'plans', item: 'gone', state: 'live', source: 'own', values, revision: 1 });
  await refreshContent();
  expect(plansNow()).toEqual(plans);
  expect((await visit('/admin/content', { cookie })).status).toBe(200);
});

function namesOfPrice(): Record<string, string> {
  const plan = findPlan(PLAN);
  const compare = calculators.find(({ plans: named }) => named);
  return {
    plan: plan ? priceOf(plan) : '',
    enquiry: findTopic(PLAN)?.text ?? '',
    road: JSON.stringify(loadRoad('/questions/somebody-died')),
    'catching up': JSON.stringify(loadRoad('/questions/what-catching-up-costs')),
    service: JSON.stringify(loadServicePage('/tax/deceased-estate')),
    search: JSON.stringify(searchSite('individual income tax').filter(({ kind }) => kind === 'price')),
    'below a result': JSON.stringify(compare && offerOf(compare)),
    upkeep: `R ${new Intl.NumberFormat('en-ZA').format((upkeepAt(SMALL)?.ownReturn ?? NaN) / 100)}`,
  };
}

async function entries(): Promise<Record<string, string>> {
  const { data } = await visit(PAGE, { cookie });
  return (data as unknown as { entries: Record<string, string> }).entries;
}

async function raise(price: string, more: Record<string, string> = {}): Promise<void> {
  const answer = await post({ ...(await entries()), intent: 'publish', version: '0', price, ...more });
  expect(answer.status).toBe(303);
  await refreshContent();
}

function post(fields: Record<string, string>) {
  return submit(PAGE, fields, { cookie });
}

async function sent(period: string): Promise<string> {
  const type = typeOf('itr12');
  if (!isOffered(type)) throw new Error('itr12 is not offered');
  const { taxpayerId, ann } = work;
  const engagements = [{ type, period, price: null }];
  const offer = {
    taxpayerId,
    engagements,
    plan: findPlan(PLAN),
    signatory: 'Thandi Nkosi',
    key: `key-of-${period}-proposal`,
  };
  const proposal = await sendProposal(staffActor(ann), offer);
  if (proposal.kind !== 'sent') throw new Error(proposal.kind);
  return proposal.id;
}

async function letterOf(proposal: string) {
  const { words, html, sha256, fields } = letters;
  const [row] = await db()
    .select({ words, html, sha256, fields })
    .from(letters)
    .where(eq(letters.proposalId, proposal));
  return row;
}
