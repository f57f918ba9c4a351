import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { builtRoutes } from '#tests/built-routes.ts';
import { articles } from './articles.ts';
import { onDatabase } from './database.ts';
import { addEnquiry, enterDesk } from './desk.ts';
import { expect, SCRIPT, test, thorough } from './journey.ts';
import { becomeMember } from './member.ts';
import { PAGES } from './pages.ts';

const ELSEWHERE = 'https://elsewhere.example';
const SECRET = 'x'.repeat(43);

test.describe('no page breaks its own policy or asks another site for anything', () => {
  test('shown to a visitor', thorough(SCRIPT), async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/status of 40[34]/);
    const routes = await placesOf(page, (path) => !/^\/(?:account|admin)(?:\/|$)/.test(path));
    expect(routes.length).toBeGreaterThan(25);
    const links = ['/auth/verify', '/auth/reset', '/auth/not-me', '/account/email/confirm'].map(
      (path) => `${path}?token=${SECRET}`,
    );
    const others = routes.filter((path) => !PAGES.some((page) => page.path === path));
    await visit(page, new Set([...others, ...links, '/account', '/admin']));
  });

  // By day the journeys through these pages complain too; by night no route of the build is left out.
  if (process.env.NIGHTLY) {
    test('shown to a member', SCRIPT, async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      await becomeMember(page);
      const routes = await placesOf(page, (path) => /^\/account(?:\/|$)/.test(path));
      expect(routes.length).toBeGreaterThan(6);
      await visit(page, new Set([...routes, '/', '/contact', '/calculator?type=company']));
    });

    test('shown to an administrator', SCRIPT, async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      await addEnquiry();
      await enterDesk(page);
      const routes = await placesOf(page, (path) => /^\/admin(?:\/|$)/.test(path));
      expect(routes.length).toBeGreaterThan(12);
      await visit(page, new Set(routes));
    });
  }
});

test('the browser runs and loads nothing smuggled into a page', SCRIPT, async ({ page, complaints }) => {
  complaints.expect(
    /Content Security Policy|Content-Security-Policy|elsewhere\.example|Refused to|\/none\)$/,
  );
  for (const path of ['/', '/contact', '/auth', '/embed/calculator', '/deadlines']) {
    await page.goto(path);
    expect([path, await smuggle(page)]).toEqual([path, []]);
  }
});

/** Opens each page and waits until its scripts have nothing left to do: the `complaints` of the journey are the test. */
async function visit(page: Page, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBeLessThan(500);
    expect(answer?.headers()['content-security-policy'], path).toContain("script-src 'self'");
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
  }
}

/** The addresses of the build's own pages, with something in the place of every parameter. */
async function placesOf(page: Page, wanted: (path: string) => boolean): Promise<string[]> {
  const values = await parameters(page);
  const shown = (await builtRoutes()).filter(({ shows, path }) => shows && wanted(path));
  return shown.map(({ id, path }) =>
    path.replaceAll(/:\w+|\*/g, (name) => {
      const value = values[`${id} ${name}`] ?? values[name];
      if (!value) throw new Error(`What is ${name} of ${id}?`);
      return value;
    }),
  );
}

async function parameters(page: Page): Promise<Record<string, string>> {
  const [ids] = await onDatabase(
    (sql) => sql<Record<string, string>[]>`
      select (select id from enquiries limit 1) as message, (select id from users limit 1) as member,
        (select id from clients limit 1) as row, (select id from taxpayers limit 1) as taxpayer,
        (select id from engagements limit 1) as work, (select id from bookings limit 1) as booking`,
  );
  return {
    ':card': 'firm',
    ':list': 'clients',
    ':slug': articles[0]?.slug ?? '',
    ':tax': 'individual',
    'routes/questions.$slug :slug': 'somebody-died',
    ':token': await savedCalculation(page),
    ':key': SECRET,
    ':plan': 'individual-income-tax',
    // It belongs to nobody: a visitor is sent to the sign-in, a member reads that there is none.
    ':id': randomUUID(),
    '*': 'no/such/page',
    'routes/admin.messages.$id :id': ids?.message ?? SECRET,
    'routes/admin.messages.$id.writing :id': ids?.message ?? SECRET,
    'routes/admin.users.$id :id': ids?.member ?? SECRET,
    'routes/admin.$list.history.$id :id': ids?.row ?? SECRET,
    'routes/admin.bookings.$id :id': ids?.booking ?? SECRET,
    'routes/admin.taxpayers.$id._index :id': ids?.taxpayer ?? SECRET,
    'routes/admin.taxpayers.$id_.propose :id': ids?.taxpayer ?? SECRET,
    'routes/admin.work.$id :id': ids?.work ?? SECRET,
  };
}

async function savedCalculation(page: Page): Promise<string> {
  const form = { basis: 'firm', taxYear: '2023', age: '30', grossIncome: '500000', intent: 'save' };
  const headers = { Origin: new URL(process.env.SITE_URL ?? '').origin };
  const answer = await page.request.post('/calculator?type=individual', { form, headers, maxRedirects: 0 });
  return answer.headers().location?.split('/').at(-1) ?? '';
}

/** Does what a stranger could do through a hole in the page; returns what the browser allowed. */
function smuggle(page: Page): Promise<string[]> {
  return page.evaluate(async (elsewhere) => {
    const happened: string[] = [];
    const world = window as unknown as { note: (what: string) => void };
    world.note = (what) => void happened.push(what);
    const add = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
    add('<script>note("an inline script")</script><img src="/none" onerror="note(\'a handler\')">');
    add(`<script src="${elsewhere}/x.js" onload="note('a script')"></script><base href="${elsewhere}/">`);
    add(`<iframe src="${elsewhere}/"></iframe><object data="${elsewhere}/"></object>`);
    const loads = (element: HTMLElement, what: string) =>
      new Promise<void>((done) => {
        element.addEventListener('load', () => (happened.push(what), done()));
        element.addEventListener('error', () => done());
        document.body.append(element);
      });
    await loads(Object.assign(new Image(), { src: `${elsewhere}/x.png` }), 'a picture');
    const style = { rel: 'stylesheet', href: `${elsewhere}/x.css` };
    await loads(Object.assign(document.createElement('link'), style), 'a style sheet');
    await fetch(`${elsewhere}/`).then(
      () => happened.push('a request'),
      () => {},
    );
    try {
      happened.push(String(new Function('return "code from text"')()));
    } catch {}
    if (document.baseURI.startsWith(elsewhere)) happened.push('another base');
    return happened;
  }, ELSEWHERE);
}
