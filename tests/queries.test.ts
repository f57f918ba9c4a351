import { afterAll, expect, test } from 'vitest';
import { purgePages } from '#server/page-cache/page-cache.ts';
import { loadRemix } from '#server/remix.ts';
import { addressOf } from './addresses.ts';
import { addMember, ADDRESS, forgetAccounts, PASSWORD, signedInAs } from './accounts.ts';
import { STATEMENTS_OF_FORMS, STATEMENTS_OF_PAGES } from './budgets.ts';
import { BUILD, builtRoutes } from './built-routes.ts';
import { addColleague } from '#app/bookings/core/bookings.test-support.ts';
import { bookableStart } from './bookable.ts';
import { useTestDatabase } from './database.ts';
import { seedRows, type Seeded } from './many-rows.ts';
import { startSite } from './site.ts';
import { recordStatements } from './statements.ts';

const QUERIES: Record<string, string> = {
  '/admin/search': '?q=so',
  '/admin/search.json': '?q=so',
  '/book': '?kind=first-talk',
  '/book/:token': '?do=move',
};

/** More than one page of any list. */
const MANY = 150;

const FORMS: Record<string, Record<string, string>> = {
  '/auth': { email: ADDRESS, password: PASSWORD },
  '/calculator?type=individual': { grossIncome: '500000', intent: 'calculate' },
  '/book?kind=first-talk': {
    start: bookableStart(),
    submissionKey: 'the-one-that-is-counted',
    name: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    countryCode: '+27',
    phone: '82 123 4567',
    way: 'phone',
  },
  '/contact': {
    userType: 'individual',
    name: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    countryCode: '+27',
    phone: '82 123 4567',
    subject: 'Provisional tax for the first time',
    message: 'I started to freelance in May. What must I file, and when?',
  },
};

/** What a GET may write: limits, use of sessions and links, ended drafts, downloads, an unconfirmed second factor. */
const MEANT = /"(rate_limits|sessions|drafts|kept_entries|documents|audit_entries|second_factors)/;

await useTestDatabase();
const { site, url, close } = await startSite(await loadRemix(BUILD));
afterAll(close);

await forgetAccounts();
const memberId = await addMember({ admin: true });
await addColleague('pieter@example.org');
const routes = [...new Set((await builtRoutes()).map(({ path }) => path))];
const statements = recordStatements();
// Two alike clients, as among many: statements about such a pair are counted in both rounds.
await seedRows(memberId, 1);
const oneOfEach = await seedRows(memberId, 1);
// Starts the second step, which happens once.
await statementsOfAll(oneOfEach, ['/account/second-factor']);
const withFew = await statementsOfAll(oneOfEach);
const withMany = await statementsOfAll(await seedRows(memberId, MANY));

test('every page stays within its statement budget, with many rows too', () => {
  for (const route of routes) {
    const [few, many] = [withFew, withMany].map((sent) => sent.get(route) ?? []);
    const sent = [route, ...(many ?? [])].join('\n');
    expect(many?.length, sent).toBeLessThanOrEqual(STATEMENTS_OF_PAGES[route] ?? 0);
    expect(many?.length, sent).toBe(few?.length);
  }
});

test('opening a page changes no stored data', () => {
  const writes = [...withMany].flatMap(([route, sent]) =>
    sent.filter((one) => isWrite(one) && !MEANT.test(one)).map((one) => `${route}: ${one}`),
  );
  expect(writes).toEqual([]);
});

test('a cached page sends no statement', async () => {
  for (const path of ['/about/clients', '/about/licensing', '/about/partners', '/sitemap.xml']) {
    await statementsOf(path);
    expect(await statementsOf(path), path).toEqual([]);
  }
});

test('every form stays within its statement budget', async () => {
  for (const [path, fields] of Object.entries(FORMS)) {
    const sent = await statementsOf(path, { method: 'POST', body: new URLSearchParams(fields) });
    expect(sent.length, [path, ...sent].join('\n')).toBeLessThanOrEqual(STATEMENTS_OF_FORMS[path] ?? 0);
  }
});

test('every budget belongs to a route', () => {
  expect(Object.keys(STATEMENTS_OF_PAGES).filter((route) => !routes.includes(route))).toEqual([]);
});

function isWrite(statement: string): boolean {
  return /\b(insert into|update|delete from)\s+"?\w/i.test(statement.replaceAll(/for update/gi, ''));
}

async function statementsOfAll(seeded: Seeded, some = routes): Promise<Map<string, string[]>> {
  const sent = new Map<string, string[]>();
  const things = { ...seeded, member: memberId, dueFeed: `${seeded.dueFeed}.ics` };
  for (const route of some) {
    purgePages(site.cache);
    const isOwn = /^\/(account|admin|proposal|start|work)(\/|$)/.test(route);
    // A session older than a minute is updated.
    const headers = isOwn ? { cookie: await signedInAs(memberId) } : undefined;
    sent.set(route, await statementsOf(addressOf(route, things) + (QUERIES[route] ?? ''), { headers }));
  }
  return sent;
}

async function statementsOf(path: string, request: RequestInit = {}): Promise<string[]> {
  statements.length = 0;
  const headers = { origin: url, ...request.headers };
  const answer = await fetch(url + path, { redirect: 'manual', ...request, headers });
  await answer.arrayBuffer();
  expect(answer.status, path).not.toBe(500);
  return [...statements];
}
