import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { ROOT } from '#dev/run.ts';
import { enterDesk, onDatabase, sendEnquiry } from './desk.ts';
import { expectAccessible } from './axe.ts';
import { expect, onlyIn, test } from './journey.ts';
import { validateHtml } from './markup.ts';
import { openAccount, signIn } from './member.ts';

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: Record<string, unknown>;
};

const SCRIPT = onlyIn('script');
const ID = '11111111-1111-4111-8111-111111111111';
const VISITOR = 'You must be logged in to access this page.';
const MEMBER = 'You do not have administrator privileges.';
const WIDTHS = [360, 768, 1440];

test(
  'every address below /admin that was built is closed to visitors and members',
  SCRIPT,
  async ({ page, baseURL }) => {
    const doors = await builtDoors();
    expect(doors.length).toBeGreaterThan(10);
    await expectClosed(page.request, doors, VISITOR, baseURL);
    await page.goto('/auth');
    await signIn(page, await openAccount());
    await page.waitForURL('/');
    await expectClosed(page.request, doors, MEMBER, baseURL);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(
      'axe finds nothing at the desk, its HTML is valid, and nothing scrolls sideways',
      SCRIPT,
      async ({ page }) => {
        test.slow();
        const email = await sendEnquiry(page);
        await enterDesk(page);
        for (const path of await deskPages(email)) {
          await page.goto(path);
          const answer = await page.request.get(path);
          expect(answer.status(), path).toBe(200);
          expect(await validateHtml(await answer.text()), `HTML of ${path}`).toEqual([]);
          for (const width of WIDTHS) await expectWellMade(page, width);
        }
      },
    );
  });
}

async function expectWellMade(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectAccessible(page);
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrolled, `width of ${page.url()}`).toBeLessThanOrEqual(width);
}

async function deskPages(email: string): Promise<string[]> {
  const [ids] = await onDatabase(
    (sql) => sql<{ message: string; member: string }[]>`
      select (select id from contact_messages where email = ${email}) as message,
        (select user_id from user_roles limit 1) as member`,
  );
  const pages = ['/admin', '/admin/messages?state=all', '/admin/users', '/admin/mail', '/admin/audit'];
  return [...pages, `/admin/messages/${ids?.message}`, `/admin/users/${ids?.member}`];
}

type Door = { path: string; index: boolean; acts: boolean };

/** Every address of the build's own route manifest that begins with /admin. */
async function builtDoors(): Promise<Door[]> {
  const build = (await import(join(ROOT, 'build/server/index.js'))) as { routes: Record<string, Route> };
  const all = Object.values(build.routes);
  return all
    .map((route) => ({
      path: pathOf(route, build.routes),
      index: route.index === true,
      acts: typeof route.module.action === 'function',
    }))
    .filter(({ path }) => /^\/admin(\/|$)/.test(path));
}

function pathOf(route: Route, routes: Record<string, Route>): string {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  const above = parent ? pathOf(parent, routes) : '';
  const own = (route.path ?? '').replaceAll(':list', 'clients').replaceAll(/:\w+/g, ID);
  return own ? `${above.replace(/\/$/, '')}/${own}` : above || '';
}

/** With the site's own Origin, so that it is the route that refuses and not the check of where the request comes from. */
async function expectClosed(
  request: APIRequestContext,
  doors: readonly Door[],
  sentence: string,
  baseURL = '',
): Promise<void> {
  const headers = { Origin: new URL(baseURL).origin };
  for (const { path, index, acts } of doors) {
    const read = await request.get(path);
    expect([read.status(), await read.text()], `GET ${path}`).toEqual([
      403,
      expect.stringContaining(sentence),
    ]);
    if (!acts) continue;
    const form = { intent: 'delete', id: ID, version: '1' };
    const written = await request.post(index ? `${path}?index` : path, { headers, form });
    expect([written.status(), await written.text()], `POST ${path}`).toEqual([
      403,
      expect.stringContaining(sentence),
    ]);
  }
}
