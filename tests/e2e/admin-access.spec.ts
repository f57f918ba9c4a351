import type { APIRequestContext } from '@playwright/test';
import { MINUTE } from '#app/time.ts';
import { builtRoutes } from '#tests/built-routes.ts';
import { enterDesk, onDatabase, sendEnquiry } from './desk.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, onlyIn, test } from './journey.ts';
import { validateHtml } from './markup.ts';
import { openAccount, signIn } from './member.ts';

const SCRIPT = onlyIn('script');
const ID = '11111111-1111-4111-8111-111111111111';
const VISITOR = 'You must be logged in to access this page.';
const MEMBER = 'You do not have administrator privileges.';
const TABLET = 768;

test(
  'every address below /admin in the build is closed to visitors and members',
  SCRIPT,
  async ({ page, baseURL }) => {
    const routes = await builtAdminRoutes();
    expect(routes.length).toBeGreaterThan(10);
    await expectClosed(page.request, routes, VISITOR, baseURL);
    await page.goto('/auth');
    await signIn(page, await openAccount());
    await page.waitForURL('/');
    await expectClosed(page.request, routes, MEMBER, baseURL);
  },
);

test(
  'the pages of administration are accessible, valid, and never scroll sideways',
  SCRIPT,
  async ({ page }) => {
    test.setTimeout(3 * MINUTE);
    const email = await sendEnquiry(page);
    await enterDesk(page);
    for (const path of await deskPages(email)) {
      await page.goto(path);
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await validateHtml(await answer.text()), `HTML of ${path}`).toEqual([]);
      await expectAccessibleInBothSchemes(page);
      await page.setViewportSize({ width: TABLET, height: 900 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `width of ${path}`).toBeLessThanOrEqual(TABLET);
    }
  },
);

async function deskPages(email: string): Promise<string[]> {
  const [ids] = await onDatabase(
    (sql) => sql<{ message: string; member: string }[]>`
      select (select id from contact_messages where email = ${email}) as message,
        (select user_id from user_roles limit 1) as member`,
  );
  const pages = ['/admin', '/admin/messages?state=all', '/admin/users', '/admin/mail', '/admin/audit'];
  return [...pages, `/admin/messages/${ids?.message}`, `/admin/users/${ids?.member}`];
}

type AdminRoute = { path: string; index: boolean; acts: boolean };

/** Every address of the build's own route table that begins with /admin. */
async function builtAdminRoutes(): Promise<AdminRoute[]> {
  const routes = (await builtRoutes()).filter(({ path }) => /^\/admin(\/|$)/.test(path));
  return routes.map(({ path, ...rest }) => ({
    ...rest,
    path: path.replaceAll(':list', 'clients').replaceAll(/:\w+/g, ID),
  }));
}

/** With the site's own Origin, so that the route refuses and not the check of the Origin. */
async function expectClosed(
  request: APIRequestContext,
  routes: readonly AdminRoute[],
  message: string,
  baseURL = '',
): Promise<void> {
  const headers = { Origin: new URL(baseURL).origin };
  for (const { path, index, acts } of routes) {
    const read = await request.get(path);
    expect([read.status(), await read.text()], `GET ${path}`).toEqual([
      403,
      expect.stringContaining(message),
    ]);
    if (!acts) continue;
    const form = { intent: 'delete', id: ID, version: '1' };
    const written = await request.post(index ? `${path}?index` : path, { headers, form });
    expect([written.status(), await written.text()], `POST ${path}`).toEqual([
      403,
      expect.stringContaining(message),
    ]);
  }
}
