import { lists } from '#app/lists/lists.ts';
import { SECOND } from '#app/time.ts';
import { MARULA, open, rename, rows, test, THREE, write } from './admin-site.ts';
import { expectAccessible, hideFloatingButtons } from './axe.ts';
import { expect, onlyIn, openHydrated } from './journey.ts';
import { validateHtml } from './markup.ts';
import { openAccount, signIn } from './member.ts';

const SCRIPT = onlyIn('script');
const WIDE = onlyIn('script', 'no-script');

test.describe.configure({ mode: 'default', timeout: 60 * SECOND });

test('a page that is reached from another one says that it is loading', SCRIPT, async ({ admin, site }) => {
  await write(site, "insert into partners (name, category) values ('Copperleaf', 'financial')");
  await openHydrated(admin, '/admin/clients');
  await admin.route(/partners\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await admin.getByRole('link', { name: 'Partners' }).first().click();
  await expect(admin.getByText('Loading...')).toBeVisible();
  await expect(rows(admin)).toHaveText([/Copperleaf/]);
});

test(
  'without the site a save says so, keeps what was typed, and goes through later',
  SCRIPT,
  async ({ admin, site, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch/);
    await write(site, MARULA);
    await open(admin, 'Marula Moon');
    await admin.route(/clients\.data/, (route) => route.abort());
    await rename(admin, 'Marula Sun');
    await expect(admin.getByText('Error updating client')).toBeVisible();
    const name = rows(admin).first().getByLabel('Name');
    await expect(name).toHaveValue('Marula Sun');
    await admin.unroute(/clients\.data/);
    await name.focus();
    await rows(admin).first().getByLabel('Website').focus();
    await expect(admin.getByText('Client updated successfully')).toBeVisible();
  },
);

test(
  'while the database is away nothing is saved, and the list comes back with it',
  WIDE,
  async ({ admin, site, complaints }) => {
    complaints.expect(/status of 50\d|Error/);
    await write(site, MARULA);
    await write(site, 'alter table audit_entries rename to audit_entries_away');
    await open(admin, 'Marula Moon');
    await rename(admin, 'Marula Sun');
    await expect(admin.getByText('Error updating client')).toBeVisible();
    await write(site, 'alter table audit_entries_away rename to audit_entries');
    await admin.goto('/admin/clients');
    await expect(rows(admin)).toHaveText([/Marula Moon/]);
  },
);

test('the preview is what the public sees, or would see with a client that is hidden', async ({
  admin,
  site,
}) => {
  await write(site, MARULA);
  await write(site, "insert into clients (name, is_active) values ('Zulu', false)");
  await openHydrated(admin, '/admin/clients');
  await admin.getByRole('link', { name: 'Preview' }).click();
  const main = admin.getByRole('main');
  await expect(main).toContainText('Marula Moon');
  await expect(main).not.toContainText('Zulu');
  await open(admin, 'Zulu');
  await rows(admin).first().getByRole('link', { name: 'Preview' }).click();
  await expect(main).toContainText('with Zulu shown');
  await expect(main.getByRole('heading', { name: 'Zulu' })).toBeVisible();
});

test('members and visitors are turned away', async ({ page, site, complaints }) => {
  complaints.expect(/status of 403/);
  expect((await page.goto('/admin/clients'))?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('You must be logged in to access this page.')).toBeVisible();
  await page.goto('/auth');
  await signIn(page, await openAccount(site.databaseUrl));
  await page.waitForURL('/');
  await page.goto('/admin/partners');
  await expect(page.getByText('You do not have administrator privileges.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(
      'axe finds nothing, the HTML is valid, and nothing scrolls sideways',
      SCRIPT,
      async ({ admin, site }) => {
        test.slow();
        await write(site, THREE);
        await write(
          site,
          "insert into partners (name, category, is_active) values ('Copperleaf', 'financial', false)",
        );
        await open(admin, 'Beta');
        await rename(admin, 'Beta Plus');
        const address = admin.url();
        const below = ['/import', '/preview', '/trash'].map((end) => `/admin/clients${end}`);
        const history = await admin.getByRole('link', { name: 'History' }).getAttribute('href');
        for (const path of [address, '/admin/partners', history ?? '', ...below]) {
          await openHydrated(admin, path);
          const answer = await admin.request.get(path);
          expect(await validateHtml(await answer.text()), `HTML of ${path}`).toEqual([]);
          await hideFloatingButtons(admin);
          for (const width of [360, 768, 1440]) {
            await admin.setViewportSize({ width, height: 900 });
            await expectAccessible(admin);
            const scrolled = await admin.evaluate(() => document.documentElement.scrollWidth);
            expect(scrolled, `width of ${path}`).toBeLessThanOrEqual(width);
          }
        }
      },
    );
  });
}

test('every list has the same administration', SCRIPT, async ({ admin }) => {
  for (const { name: list } of lists) {
    await openHydrated(admin, `/admin/${list}`);
    await admin.getByLabel('Name').fill('Marigold');
    await admin.getByRole('button', { name: /^Add / }).click();
    await expect(admin.getByText(/ added successfully$/)).toBeVisible();
    await expect(rows(admin)).toHaveText([/Marigold/]);
  }
});
