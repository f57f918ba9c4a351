import { anotherAdmin, MARULA, open, openClients, picture, rename, rows, test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import {
  expect,
  fillIn,
  hasScript,
  holdBack,
  isPost,
  NO_SCRIPT,
  openHydrated,
  SCRIPT,
  thorough,
} from './journey.ts';
import { NAME } from './member.ts';

test.describe.configure({ mode: 'default' });

test('a client is added with a logo, and public at once', async ({ admin, request }) => {
  expect(await (await request.get('/about/clients')).text()).not.toContain('Marula Moon');
  await openHydrated(admin, '/admin/clients');
  await expect(admin.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  await admin.getByRole('link', { name: 'Add Client' }).click();
  const form = admin.getByRole('region', { name: 'Add New Client' });
  if (hasScript()) {
    await expect(form.getByRole('button', { name: 'Add Client' })).toBeDisabled();
    await form.getByLabel('Name').fill('   ');
    await expect(form.getByRole('button', { name: 'Add Client' })).toBeDisabled();
  }
  const words = { Website: 'https://marula.example', Description: 'Two ovens and a van.' };
  await fillIn(form, { Name: 'Marula Moon', ...words });
  const buffer = await picture();
  await form.getByLabel('Logo').setInputFiles({ name: 'moon.jpg', mimeType: 'image/jpeg', buffer });
  const release = await holdBack(admin, /clients\.data/, isPost);
  await form.getByRole('button', { name: 'Add Client' }).click();
  if (hasScript()) await expect(form.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  release();
  await expect(admin.getByText('Client added successfully')).toBeVisible();
  await expect(rows(admin)).toHaveText([/Marula Moon.*marula\.example/]);
  await expect(rows(admin).locator('img')).toHaveAttribute('src', /^\/logos\//);
  await expect(form.getByLabel('Name')).toHaveValue('');
  expect(await (await request.get('/about/clients')).text()).toContain('Two ovens and a van.');
});

test('a client without a name is refused', thorough(NO_SCRIPT), async ({ admin, complaints }) => {
  complaints.expect(/status of 400/);
  await admin.goto('/admin/clients?add=yes');
  await admin.getByLabel('Website').fill('https://');
  await admin.getByRole('button', { name: 'Add Client' }).click();
  await expect(admin.getByText('Error adding client')).toBeVisible();
  await expect(admin.getByLabel('Name')).toHaveAccessibleDescription('Client name is required');
  await expect(admin.getByLabel('Website')).toHaveValue('https://');
});

test(
  'name and website are saved when they lose the focus',
  thorough(SCRIPT),
  async ({ admin, site, request, complaints }) => {
    complaints.expect(/status of 400/);
    await write(site, MARULA);
    await open(admin, 'Marula Moon');
    const row = rows(admin).first();
    await row.getByLabel('Name').fill('Marula Sun');
    await row.getByLabel('Website').focus();
    await expect(row.getByText('Saved')).toBeVisible();
    await expect(admin.getByText('Client updated successfully')).toBeVisible();
    await row.getByLabel('Website').fill('nonsense');
    await row.getByLabel('Description').focus();
    await expect(row.getByLabel('Website')).toHaveAccessibleDescription(/Enter the whole address/);
    await expectAccessible(admin);
    await row.getByRole('button', { name: 'Done' }).click();
    await expect(row.getByLabel('Name')).toHaveCount(0);
    expect(await (await request.get('/about/clients')).text()).toContain('Marula Sun');
  },
);

test('a row is edited and saved by its button', thorough(NO_SCRIPT), async ({ admin, site, complaints }) => {
  complaints.expect(/status of 400/);
  await write(site, MARULA);
  await open(admin, 'Marula Moon');
  const row = rows(admin).first();
  await fillIn(row, { Name: 'Marula Sun', Website: 'nonsense' });
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByLabel('Website')).toHaveAccessibleDescription(/Enter the whole address/);
  await expect(row.getByLabel('Name')).toHaveValue('Marula Sun');
  await row.getByLabel('Website').fill('');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Client updated successfully')).toBeVisible();
  await expect(rows(admin).first()).toContainText('Marula Sun');
});

for (const choice of ['Keep mine', 'Take theirs']) {
  test(
    `two edit one row, the later is asked: ${choice}`,
    thorough(),
    async ({ admin, browser, site, complaints }) => {
      complaints.expect(/status of 409/);
      await write(site, MARULA);
      const other = await anotherAdmin(browser, site);
      await open(admin, 'Marula Moon');
      await open(other, 'Marula Moon');
      await rename(other, 'Theirs');
      await expect(other.getByText('Client updated successfully')).toBeVisible();
      await rename(admin, 'Mine');
      const both = admin.getByRole('table', { name: /What you entered/ });
      await expect(both.getByRole('row').nth(1)).toHaveText(/Name\s*Mine\s*Theirs/);
      if (choice === 'Keep mine') await expectAccessible(admin);
      await admin.getByRole('button', { name: choice }).click();
      await expect(both).toHaveCount(0);
      const isSaved = choice === 'Keep mine' || hasScript();
      if (isSaved) await expect(admin.getByText('Client updated successfully')).toBeVisible();
      await admin.goto('/admin/clients');
      await expect(rows(admin).first()).toContainText(choice === 'Keep mine' ? 'Mine' : 'Theirs');
      await other.close();
    },
  );
}

test('a deleted client is brought back by Undo, or from the trash', async ({ admin, site, request }) => {
  await openClients(admin, site, MARULA);
  await admin.getByRole('button', { name: 'Delete Marula Moon' }).click();
  await expect(admin.getByText('Client deleted successfully')).toBeVisible();
  await expect(rows(admin)).toHaveCount(0);
  expect(await (await request.get('/about/clients')).text()).not.toContain('Marula Moon');
  await expect(admin.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('One client restored')).toBeVisible();
  await expect(rows(admin)).toHaveCount(1);
  await admin.getByRole('button', { name: 'Delete Marula Moon' }).click();
  await expect(rows(admin)).toHaveCount(0);
  await admin.getByRole('link', { name: 'Trash (1)' }).click();
  await expect(admin.getByText(`Deleted by ${NAME} on`)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Restore Marula Moon' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Restore Marula Moon' }).click();
  await expect(admin.getByText('The trash is empty.')).toBeVisible();
  expect(await (await request.get('/about/clients')).text()).toContain('Marula Moon');
});

test('a save without a network is kept and succeeds later', SCRIPT, async ({ admin, site, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to fetch/);
  await write(site, MARULA);
  await open(admin, 'Marula Moon');
  await admin.route(/clients\.data/, (route) => route.abort());
  await rename(admin, 'Marula Sun');
  await expect(admin.getByText('Error updating client')).toBeVisible();
  const name = rows(admin).first().getByLabel('Name');
  // A field that is still being saved saves nothing when it is left.
  await expect(name).toHaveAccessibleDescription(/could not be reached/);
  await expect(name).toHaveValue('Marula Sun');
  await admin.unroute(/clients\.data/);
  await name.focus();
  await rows(admin).first().getByLabel('Website').focus();
  await expect(admin.getByText('Client updated successfully')).toBeVisible();
});

test(
  'a page that is reached from another one says that it is loading',
  thorough(SCRIPT),
  async ({ admin, site }) => {
    await openClients(
      admin,
      site,
      "insert into partners (name, category) values ('Copperleaf', 'financial')",
    );
    const release = await holdBack(admin, /partners\.data/);
    await admin.getByRole('link', { name: 'Partners' }).first().click();
    await expect(admin.getByText('Loading...')).toBeVisible();
    release();
    await expect(rows(admin)).toHaveText([/Copperleaf/]);
  },
);

test(
  'the rows of a saved filter are deleted after a question, and back at once',
  thorough(SCRIPT),
  async ({ admin, site }) => {
    await openClients(
      admin,
      site,
      "insert into clients (name, display_order) select 'Baobab ' || n, n from generate_series(1, 12) n union all select 'Marula Moon', 99",
    );
    const bar = admin.getByRole('form', { name: 'The ticked clients' });
    await expect(bar).toBeHidden();
    await admin.getByRole('searchbox', { name: 'Search' }).fill('baobab');
    await admin.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(rows(admin)).toHaveCount(12);
    await admin.getByLabel('Name of this filter').fill('Big trees');
    await admin.getByRole('button', { name: 'Save filter' }).click();
    await expect(admin.getByText('Filter saved')).toBeVisible();

    await openHydrated(admin, '/admin/clients');
    await admin.getByRole('link', { name: 'Big trees' }).click();
    await expect(rows(admin)).toHaveCount(12);
    if (hasScript()) {
      await admin.getByLabel('All on this page').check();
      await expect(bar.getByRole('status')).toHaveText('12 ticked');
    } else for (const box of await admin.getByLabel(/^Tick Baobab/).all()) await box.check();
    await admin.getByLabel('Tick Baobab 1', { exact: true }).press('Enter');
    await bar.getByRole('button', { name: 'Delete the ticked clients' }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Delete 12 clients?');
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Delete 12 clients' }).click();
    await expect(admin.getByText('12 clients deleted')).toBeVisible();
    await expect(rows(admin)).toHaveCount(0);
    await admin.getByRole('button', { name: 'Undo' }).click();
    await expect(admin.getByText('12 clients as before')).toBeVisible();
    await expect(rows(admin)).toHaveCount(12);
    await admin.getByRole('button', { name: 'Forget the filter Big trees' }).click();
    await expect(admin.getByRole('link', { name: 'Big trees' })).toHaveCount(0);
  },
);
