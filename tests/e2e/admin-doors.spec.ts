import type { APIRequestContext, Page } from '@playwright/test';
import { MINUTE } from '#app/time.ts';
import { builtRoutes } from '#tests/built-routes.ts';
import { enterDesk, onDatabase, sendEnquiry } from './desk.ts';
import { expectAccessible } from './axe.ts';
import { expect, onlyIn, test } from './journey.ts';
import { validateHtml } from './markup.ts';
import { openAccount, signIn } from './member.ts';

const SCRIPT = onlyIn('script');
const ID = '11111111-1111-4111-8111-111111111111';
const VISITOR = 'You must be logged in to access this page.';
const MEMBER = 'You do not have administrator privileges.';
const TABLET = 768;
const WIDTHS = [360, TABLET, 1440];

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
        test.setTimeout(3 * MINUTE);
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
  if (width !== TABLET) await expectAccessible(page);
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

/** Every address of the build's own route table that begins with /admin. */
async function builtDoors(): Promise<Door[]> {
  const doors = (await builtRoutes()).filter(({ path }) => /^\/admin(\/|$)/.test(path));
  return doors.map(({ path, ...door }) => ({
    ...door,
    path: path.replaceAll(':list', 'clients').replaceAll(/:\w+/g, ID),
  }));
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
