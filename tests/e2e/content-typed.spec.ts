import { anotherAdmin, test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, NO_SCRIPT, openHydrated, SCRIPT } from './journey.ts';

const LINE = '/admin/content/announcements/77777777-7777-4777-8777-777777777777';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions, drafts'));

test('what is typed is checked and kept, and is there again on another day', SCRIPT, async ({ admin }) => {
  await openHydrated(admin, LINE);
  await admin.getByLabel('Where the link leads').pressSequentially('/nowhere');
  await expect(admin.getByText('There is no page /nowhere.')).toBeVisible();
  await expect(admin.getByLabel('Where the link leads')).toBeFocused();
  await expect(admin.getByText(/^Kept at \d\d:\d\d/)).toContainText('before it can be published: Text');
  await expect(admin.getByText('Fill this in.'), 'nothing is said of what nobody typed yet').toHaveCount(0);
  await expectAccessible(admin);
  await admin.getByLabel('Where the link leads').fill('/book');
  await expect(admin.getByText('There is no page /nowhere.')).toHaveCount(0);
  await admin.getByLabel('Text', { exact: true }).fill('We are closed over Christmas.');
  await expect(admin.getByText(/^Kept at/)).toContainText('published: Words of the link');
  await openHydrated(admin, LINE);
  await expect(admin.getByLabel('Text', { exact: true })).toHaveValue('We are closed over Christmas.');
  await expect(admin.getByText('The form has what you typed last')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Discard what I typed' }).click();
  await expect(admin.getByText('Discarded', { exact: true })).toBeVisible();
  await expect(admin.getByLabel('Text', { exact: true })).toHaveValue('');
});

test(
  'a colleague who publishes meanwhile is seen while one types',
  SCRIPT,
  async ({ admin, browser, site }) => {
    await openHydrated(admin, LINE);
    await admin.getByLabel('Text', { exact: true }).fill('My own words.');
    const other = await anotherAdmin(browser, site);
    await openHydrated(other, LINE);
    await other.getByLabel('Text', { exact: true }).fill('The words of a colleague.');
    await other.getByRole('button', { name: 'Publish now' }).click();
    await expect(other.getByText('The pages change within two seconds.')).toBeVisible();
    await admin.getByLabel('Text', { exact: true }).pressSequentially(' And more.');
    const both = admin.getByRole('status').filter({ hasText: 'changed this meanwhile' });
    await expect(both).toContainText('colleague');
    await expect(admin.getByLabel('Text', { exact: true })).toBeFocused();
    await expect(admin.getByLabel('Text', { exact: true })).toHaveValue('My own words. And more.');
    await other.close();
  },
);

test(
  'without a script a button checks, and the preview says what is wrong',
  NO_SCRIPT,
  async ({ admin, complaints }) => {
    complaints.expect(/status of 400/);
    await admin.goto(LINE);
    await admin.getByLabel('Text', { exact: true }).fill('Closed.');
    await admin.getByLabel('Where the link leads').fill('/nowhere');
    await admin.getByLabel('Words of the link').fill('Book');
    await admin.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(admin.getByText('There is no page /nowhere.')).toBeVisible();
    await expect(admin.getByText('See what is said at the fields.')).toBeVisible();
    await admin.getByRole('button', { name: 'Save and preview' }).click();
    await expect(admin.getByText('Where the link leads: There is no page /nowhere.')).toBeVisible();
    await admin.getByRole('link', { name: 'Back to the form' }).click();
    await admin.getByLabel('Where the link leads').fill('/book');
    await admin.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(admin.getByText('Nothing is wrong with it.')).toBeVisible();
  },
);

test('the firm is set up step by step', async ({ admin }) => {
  await admin.goto('/admin/content');
  await admin.getByRole('link', { name: 'Set up the firm' }).click();
  await expect(admin.getByText(/\d+ of \d+ steps done/)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Plans and prices' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Prices', exact: true })).toBeVisible();
});

test('a refused text is said above the form, in view, with the way to each field', async ({
  admin,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await openHydrated(admin, '/admin/content/testimonials/77777777-7777-4777-8777-777777777777');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  const alert = admin.getByRole('alert').filter({ hasText: 'Not done yet' });
  await expect(alert).toBeInViewport();
  await alert.getByRole('link').first().click();
  await expect(admin.locator(':target')).toBeInViewport();
  await expectAccessible(admin);
});
