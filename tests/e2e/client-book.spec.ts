import { randomUUID } from 'node:crypto';
import { MINUTE } from '#app/platform/core/time.ts';
import { press } from './account.ts';
import { addTaxpayer, expectWellMade } from './client-room.ts';
import { expect, fillIn, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 2 * MINUTE });

test('a list of clients is checked, imported and taken back with one Undo', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  const mark = randomUUID().slice(0, 8);
  const [known, added] = [`Known ${mark}`, `Marula Moon ${mark} (Pty) Ltd`];
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await addTaxpayer({ name: known });

  await page.goto('/admin/taxpayers');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.waitForURL(/import$/);
  await expectWellMade(page, page.url());
  await chooseList('Amount;Date\n1;2\n');
  await expect(page.getByRole('alert')).toContainText('Nothing was imported');
  await chooseList(`Client;Phone;Tax number\n${added};012 555 0102;\n${known};;12\n${known};;0001339050\n`);
  const plan = page.getByRole('region', { name: 'What clients.csv would do' });
  await expect(plan.getByRole('status')).toContainText('1 new, 1 changed, 0 as they are, 1 left out.');
  await expect(plan.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText('ten digits');
  await expectWellMade(page, page.url());

  await press(page, 'Import 2 clients', '2 clients imported from clients.csv');
  await press(page, 'Undo', '2 clients as before');
  await page.goto(`/admin/taxpayers?q=${mark}`);
  await expect(page.getByRole('link', { name: known })).toBeVisible();
  await expect(page.getByRole('link', { name: added })).toHaveCount(0);

  async function chooseList(text: string): Promise<void> {
    const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Show what would change' }).click();
  }
});

test('a column with a heading that nobody knows is chosen on the page', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  const own = randomUUID().slice(0, 8);
  const name = `Marula Moon ${own} CC`;
  // The site remembers the columns of a file that was imported before.
  const [who, phone] = [`Klante ${own}`, `Sel ${own}`];
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await page.goto('/admin/taxpayers/import');
  const file = {
    name: 'klante.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${who};${phone}\n${name};012 555 0102\n`),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await expect(page.getByRole('alert')).toContainText('No column is read as the name of the client');
  await expectWellMade(page, page.url());
  await fillIn(page, { [who]: 'Name', [phone]: 'Name' });
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByRole('alert')).toContainText(`“${who}” and “${phone}” are both read as Name`);
  await fillIn(page, { [phone]: 'Phone' });
  await page.getByRole('button', { name: 'Read again' }).click();
  const plan = page.getByRole('region', { name: 'What klante.csv would do' });
  await expect(plan.getByRole('status')).toContainText('1 new, 0 changed, 0 as they are, 0 left out.');
  await expectWellMade(page, page.url());
  await press(page, 'Import one client', 'One client imported from klante.csv');
});

test('recurring work is planned for a client, and a manager reads that it was', async ({ page, browser }) => {
  const name = `Karoo Wool ${randomUUID().slice(0, 8)}`;
  const path = `/admin/taxpayers/${await addTaxpayer({ name })}`;
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await page.goto(path);
  const recurring = page.getByRole('region', { name: 'Recurring work' });
  await recurring.getByText('Add recurring work').click();
  await fillIn(recurring, {
    'Recurring work': 'Provisional tax (IRP6)',
    'Price each time, VAT included (optional)': '1 495',
  });
  await recurring.getByRole('button', { name: 'Plan it' }).click();
  await expect(recurring.getByRole('link', { name: /^Next starts/ })).toBeVisible();
  await expectWellMade(page, path);

  const manager = await browser.newPage();
  await becomeMember(manager, { name: 'Ann Adams', role: 'manager' });
  await manager.goto(`/admin/work/done?q=${encodeURIComponent(name)}`);
  await expect(manager.getByRole('row').filter({ hasText: 'Bob Brink' }).first()).toBeVisible();
  await expectWellMade(manager, new URL(manager.url()).pathname);
  await manager.close();
});

test('two clients are related on both their pages, and are a group with one page', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const mark = randomUUID().slice(0, 8);
  const [person, company] = [`Zola Nkosi ${mark}`, `Nkosi Kilns ${mark}`];
  await addTaxpayer({ name: company });
  const path = `/admin/taxpayers/${await addTaxpayer({ name: person })}`;
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await page.goto(path);
  const relations = page.getByRole('region', { name: 'Relations' });
  await relations.getByText('Add a relation').click();
  await fillIn(relations, { Relation: 'Partner of …', 'Client or person': `Kilns ${mark}` });
  await relations.getByRole('button', { name: 'Add', exact: true }).click();
  const which = relations.getByRole('group', { name: 'Which one is it?' });
  await expect(which).toBeVisible();
  await expectWellMade(page, path);
  await which.getByText(company).click();
  await relations.getByRole('button', { name: 'Add', exact: true }).click();
  await relations.getByRole('link', { name: company }).click();
  await expect(relations.getByRole('link', { name: person })).toBeVisible();

  const groups = page.getByRole('region', { name: 'Groups' });
  await groups.getByLabel('Add to a group').fill(`Nkosi family ${mark}`);
  await groups.getByRole('button', { name: 'Add', exact: true }).click();
  await groups.getByRole('link', { name: `Nkosi family ${mark}` }).click();
  await page.getByLabel('Add a client').fill(person);
  await page.getByRole('region', { name: 'Clients' }).getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('row').filter({ hasText: person })).toBeVisible();
  await expectWellMade(page, new URL(page.url()).pathname);
  await page.getByRole('link', { name: 'All groups' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `Nkosi family ${mark}` })).toContainText(person);
  await expectWellMade(page, '/admin/taxpayers/groups');
});
