import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { EVERY_ROLE } from '#app/accounts/core/roles.ts';
import { useTestDatabase } from '#tests/database.ts';
import { expectSafe } from './answer.ts';
import { formOf } from './envelopes.ts';
import { FORMS } from './forms.ts';
import { hostileText } from './hostile.ts';
import { fingerprint } from './fingerprint.ts';
import { cookieOf, seed, type Who } from './fixture.ts';
import { pathnamesOf } from './pathnames.ts';
import { useBuiltSite } from '#tests/built-site.ts';
import { SECURITY_RUNS } from '#tests/nightly.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = 10 * SECURITY_RUNS;

/** `_routes` and `index` are Remix's own. */
const QUERY = (
  'search sha256 q state assignee sort show page category after before actor entity id action day type year from to basis tab mode ' +
  'redirectTo token template with edit _routes index tag employee employer estate provisional registered trust turnover who staff ' +
  'vat yearend show older event on p version kind plan service calculation month day at do booked week of view colleague slot due status lacks again field has bank twice merge news client side taxpayer correct work preview step sent yours opens is period since until by question as approved reviewer differs'
).split(' ');

/** Reading these writes to the database: who took papers or data, and the secret of a second step. */
const WRITING =
  /^\/admin\/(messages|audit|(taxpayers|work)\/export)\.csv|^\/account\/(second-factor|data\.json)|\/documents\.zip|\/letters\/.*\.pdf/;

await useTestDatabase();
const site = await useBuiltSite();
const pages = pathnamesOf(site.routes);
beforeEach(seed);

test('any query gets a safe response and stores nothing', async () => {
  const before = await fingerprint();
  const query = fc.array(fc.tuple(fc.constantFrom(...QUERY), hostileText()), { minLength: 1, maxLength: 4 });
  const who = fc.constantFrom<Who>('visitor', 'half', 'member', ...EVERY_ROLE);
  const read = pages.filter((path) => !WRITING.test(path));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...read), query, who, fc.boolean(), async (path, pairs, who, isData) => {
      const query = new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 400)])).toString();
      const page = isData && path !== '/' ? `${path}.data` : path;
      const address = `${page}?${query}`.slice(0, 8_000);
      expectSafe(await site.request({ path: address, headers: cookieOf(who) }), address, site.origin);
    }),
    { numRuns: RUNS },
  );
  expect(await fingerprint()).toBe(before);
});

test('any path parameter gets a safe response', async () => {
  const routes = site.routes.filter(({ path }) => /[:*]/.test(path));
  const part = hostileText().map((text) =>
    new URLSearchParams([['', text.slice(0, 300)]]).toString().slice(1),
  );
  const parts = fc.array(part, { minLength: 2, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      parts,
      fc.boolean(),
      async ({ id, path: pattern, acts }, parts, bodyless) => {
        let next = 0;
        const path = pattern.replaceAll(/:\w+|\*/g, () => (parts[next++] ?? '').replaceAll('+', '%20'));
        const [post] = FORMS[id]?.posts ?? [];
        const sent = acts && !bodyless ? formOf(post ?? {}) : undefined;
        const headers = { ...cookieOf('admin'), ...(sent && { ...sent.headers, Origin: site.origin }) };
        expectSafe(await site.request({ path, headers, body: sent?.body }), path, site.origin);
      },
    ),
    { numRuns: RUNS },
  );
});

test('every search field is tested', async () => {
  const found = new Set<string>();
  for (const path of pages) {
    const { body } = await site.request({
      path,
      headers: cookieOf(path.startsWith('/admin') ? 'admin' : 'visitor'),
    });
    for (const [form] of body.matchAll(/<form\b(?![^>]*method="(?:post|dialog)")[\s\S]*?<\/form>/gi)) {
      for (const [, name = ''] of form.matchAll(/\sname="([^"]*)"/g)) found.add(name);
    }
  }
  expect(found.size).toBeGreaterThan(15);
  expect([...found].filter((name) => !QUERY.includes(name))).toEqual([]);
});
