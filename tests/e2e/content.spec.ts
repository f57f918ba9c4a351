import type { APIRequestContext, Page } from '@playwright/test';
import { anotherAdmin, test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated, thorough } from './journey.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions'));

test('an announcement is written, previewed at two widths, published and taken back', async ({
  admin,
  request,
}) => {
  await openHydrated(admin, '/admin/content');
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Add announcement' }).click();
  await admin.getByLabel('Text', { exact: true }).fill('We are closed over Christmas.');
  await admin.getByLabel('Words of the link').fill('Book for January');
  await admin.getByLabel('Where the link leads').fill('/book');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save and preview' }).click();
  for (const width of ['On a phone', 'On a desktop']) {
    const page = admin.frameLocator(`iframe[title="${width}"]`);
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText(
      'closed over Christmas',
    );
  }
  expect(await home(request)).not.toContain('closed over Christmas');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  await expect.poll(() => home(request)).toContain('We are closed over Christmas.');
  expect(await home(request)).toContain('Book for January');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => home(request)).not.toContain('closed over Christmas');
});

test(
  'two editors at once see both texts, and nothing is lost',
  thorough(),
  async ({ admin, browser, site, request, complaints }) => {
    complaints.expect(/status of 409/);
    await openHydrated(admin, '/admin/content');
    await admin.getByRole('link', { name: 'Add announcement' }).click();
    await admin.getByLabel('Text', { exact: true }).fill('The first words.');
    await press(admin, 'Publish now', 'Published');
    const other = await anotherAdmin(browser, site);
    await openHydrated(other, new URL(admin.url()).pathname);
    await other.getByLabel('Text', { exact: true }).fill('The words of a colleague.');
    await press(other, 'Publish now', 'Published');
    await admin.getByLabel('Text', { exact: true }).fill('My own words.');
    await admin.getByRole('button', { name: 'Publish now' }).click();
    const both = admin.getByRole('alert').filter({ hasText: 'changed this meanwhile' });
    await expect(both).toContainText('a colleague');
    await expect(admin.getByLabel('Text', { exact: true })).toHaveValue('My own words.');
    await expect.poll(() => home(request)).toContain('The words of a colleague.');
    await press(admin, 'Publish now', 'Published');
    await expect.poll(() => home(request)).toContain('My own words.');
    await other.close();
  },
);

test(
  'what is planned for a time is published then, and stands in the history',
  thorough(),
  async ({ admin, site, request }) => {
    await openHydrated(admin, '/admin/content');
    await admin.getByRole('link', { name: 'Add announcement' }).click();
    await admin.getByLabel('Text', { exact: true }).fill('From now on.');
    await admin.getByLabel('Publish at').fill('2030-03-01T08:00');
    await press(admin, 'Plan it', 'Planned for 1 March 2030, 08:00');
    expect(await home(request)).not.toContain('From now on.');
    // The time comes.
    await write(
      site,
      `update content_versions set publish_at = now(); update pgboss.job set start_after = now() where name = 'content'`,
    );
    await expect.poll(() => home(request), { timeout: 15_000 }).toContain('From now on.');
    await admin.reload();
    await admin.getByRole('link', { name: 'History' }).click();
    await expect(admin.getByRole('listitem').filter({ hasText: 'From now on.' })).toContainText(
      'as it is now',
    );
    await expectAccessible(admin);
  },
);

test(
  'two plans for one price: it is asked, both stand, and each can be read',
  thorough(),
  async ({ admin, complaints }) => {
    complaints.expect(/status of 400/);
    await openHydrated(admin, '/admin/content/plans/starter');
    const planIt = async (price: string, day: string) => {
      await admin.getByLabel('Price', { exact: true }).fill(price);
      await admin.getByLabel('Publish at').fill(`${day}T08:00`);
      await admin.getByRole('button', { name: 'Plan it' }).click();
    };
    await planIt('1 777', '2030-03-01');
    await expect(admin.getByText('Planned for 1 March 2030, 08:00').first()).toBeVisible();
    await planIt('1 888', '2030-06-01');
    await expect(
      admin.getByText('Planned already: which of them shall stand?', { exact: true }),
    ).toBeVisible();
    await expect(admin.getByLabel('Price', { exact: true })).toHaveValue('1 888');
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Plan this as well' }).click();
    const second = admin.getByRole('region', { name: 'Planned for 1 June 2030, 08:00' });
    await expect(second).toContainText(/R\s1\s777.*R\s1\s888/);
    await expectAccessible(admin);
    await second.getByRole('link', { name: 'Preview' }).click();
    await expect(
      admin
        .frameLocator('iframe[title="On a phone"]')
        .getByText(/R\s1\s888/)
        .first(),
    ).toBeVisible();
    await admin.getByRole('link', { name: 'Back to the form' }).click();
    await admin
      .getByRole('region', { name: 'Planned for 1 March 2030, 08:00' })
      .getByRole('button', { name: 'Withdraw the plan' })
      .click();
    await expect(admin.getByLabel('Price', { exact: true })).toHaveValue('3695');
    await admin.getByRole('button', { name: 'Undo' }).click();
    await expect(admin.getByRole('region', { name: /^Planned for/ })).toHaveCount(2);
  },
);

test(
  'a new price is on the pages at once, and the file’s again by one act',
  thorough(),
  async ({ admin, request }) => {
    await openHydrated(admin, '/admin/content?kind=plans');
    await admin.getByRole('link', { name: 'Starter' }).click();
    await expect(
      admin.getByText('letters, calculators and articles name the plan by it').first(),
    ).toBeVisible();
    await admin.getByLabel('Price', { exact: true }).fill('R 3 777');
    await expectAccessible(admin);
    await press(admin, 'Publish now', 'Published');
    const pricing = async () =>
      (await (await request.get('/pricing?tab=business')).text()).replaceAll('\u202f', ' ');
    await expect.poll(pricing).toMatch(/R\s3\s777/);
    await admin.getByRole('button', { name: 'Back to the text that came with the site' }).click();
    await expect.poll(pricing).not.toMatch(/R\s3\s777/);
  },
);

async function home(request: APIRequestContext): Promise<string> {
  return (await request.get('/')).text();
}

async function press(page: Page, button: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(answer, { exact: true }).first()).toBeVisible();
}
