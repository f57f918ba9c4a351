import { menus } from '#content/menu.ts';
import { test, write } from './admin-site.ts';
import { expect, openHydrated } from './journey.ts';

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions, drafts'));

test('the order of the footer is written at the desk', async ({ admin, request, complaints }) => {
  complaints.expect(/status of 400/);
  await openHydrated(admin, '/admin/content');
  await admin.getByRole('link', { name: 'Menus', exact: true }).click();
  const help = admin.getByLabel('Footer: Tax help');
  const [first = '', ...others] = menus.help;
  await help.fill('Nowhere at all');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('There is no link Nowhere at all here.').first()).toBeVisible();
  await help.fill([...others, first].join('\n'));
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  const footer = async () => (await (await request.get('/')).text()).split('<footer')[1] ?? '';
  const isAfter = async () => {
    const text = await footer();
    return text.indexOf(`>${first}<`) > text.indexOf(`>${others.at(-1)}<`);
  };
  await expect.poll(isAfter, { timeout: 2_000 }).toBe(true);
});
