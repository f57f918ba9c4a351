import { afterAll, expect, test } from 'vitest';
import { purgePages } from '#server/page-cache/page-cache.ts';
import { loadRemix } from '#server/remix.ts';
import { addMember, ADDRESS, forgetAccounts, PASSWORD, signedInAs } from './accounts.ts';
import { STATEMENTS_OF_FORMS, STATEMENTS_OF_PAGES } from './budgets.ts';
import { builtRoutes } from './built-routes.ts';
import { useTestDatabase } from './database.ts';
import { layRows, type Laid } from './many-rows.ts';
import { startSite } from './site.ts';
import { recordStatements } from './statements.ts';

const ARTICLE = 'essential-tax-tips-south-african-freelancers';

/** More than a page of any list shows. */
const MANY = 150;

const FORMS: Record<string, Record<string, string>> = {
  '/auth': { email: ADDRESS, password: PASSWORD },
  '/calculator?type=individual': { grossIncome: '500000', intent: 'calculate' },
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

await useTestDatabase();
const { site, url, close } = await startSite(await loadRemix(new URL('../build/', import.meta.url)));
afterAll(close);

await forgetAccounts();
const memberId = await addMember({ admin: true });
const routes = [...new Set((await builtRoutes()).map(({ path }) => path))];
const statements = recordStatements();
const oneOfEach = await layRows(memberId, 1);
// Begins the second step, which happens once.
await askAll(oneOfEach);
const withFew = await askAll(oneOfEach);
const withMany = await askAll(await layRows(memberId, MANY));

test.each(routes)(
  '%s keeps to its statements, and asks for no more of them when there are more rows',
  (route) => {
    const [few, many] = [withFew, withMany].map((asked) => asked.get(route) ?? []);
    const budget = STATEMENTS_OF_PAGES[route] ?? 0;
    expect(many?.length, many?.join('\n')).toBeLessThanOrEqual(budget);
    expect(many?.length, many?.join('\n')).toBe(few?.length);
  },
);

test.each(['/about/clients', '/about/licensing', '/about/partners', '/sitemap.xml'])(
  '%s asks for nothing while it is in the cache',
  async (path) => {
    await ask(path);
    expect(await ask(path)).toEqual([]);
  },
);

test.each(Object.entries(FORMS))('a form posted to %s keeps to its statements', async (path, fields) => {
  const asked = await ask(path, { method: 'POST', body: new URLSearchParams(fields) });
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(STATEMENTS_OF_FORMS[path] ?? 0);
});

test('no budget is left of a route that is gone', () => {
  expect(Object.keys(STATEMENTS_OF_PAGES).filter((route) => !routes.includes(route))).toEqual([]);
});

async function askAll(laid: Laid): Promise<Map<string, string[]>> {
  const asked = new Map<string, string[]>();
  for (const route of routes) {
    purgePages(site.cache);
    const isOwn = /^\/(account|admin)(\/|$)/.test(route);
    // A session that is older than a minute writes down that it is used.
    const headers = isOwn ? { cookie: await signedInAs(memberId) } : undefined;
    asked.set(route, await ask(addressOf(route, laid), { headers }));
  }
  return asked;
}

/** What one request makes the site ask of its database. */
async function ask(path: string, request: RequestInit = {}): Promise<string[]> {
  statements.length = 0;
  const headers = { origin: url, ...request.headers };
  const answer = await fetch(url + path, { redirect: 'manual', ...request, headers });
  await answer.arrayBuffer();
  expect(answer.status, path).not.toBe(500);
  return [...statements];
}

function addressOf(route: string, laid: Laid): string {
  const id = route.includes('history') ? laid.client : route.includes('messages') ? laid.message : memberId;
  const names: Record<string, string> = {
    ':id': id,
    ':key': 'logo.webp',
    ':list': 'clients',
    ':slug': ARTICLE,
    ':tax': 'individual',
    ':token': laid.calculation,
    '*': 'no/such/page',
  };
  return route.replaceAll(/:\w+|\*/g, (name) => names[name] ?? name);
}
