import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated } from './journey.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions'));

test('a legal text is changed, seen and published, and says the day', async ({
  admin,
  request,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await openHydrated(admin, '/admin/content/legal/privacy');
  const text = admin.getByLabel('Text', { exact: true });
  const before = await text.inputValue();
  await text.fill(before.replace('## Your rights', '## Rights'));
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('Keep “## Your rights” in it.', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await text.fill(`${before}\n\n## Quokkas\n\n{{firm.name}} keeps none.`);
  await admin.getByRole('button', { name: 'Save and preview' }).click();
  const page = admin.frameLocator('iframe[title="On a phone"]');
  await expect(page.getByRole('heading', { name: 'Quokkas' })).toBeVisible();
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  const shown = async () => (await request.get('/privacy')).text();
  await expect.poll(shown, { timeout: 4_000 }).toContain('Quokkas');
  const today = new Date(Date.now() + 7_200_000).toISOString().slice(0, 10);
  expect(await shown()).toContain(`<time dateTime="${today}"`);
});
