import { firm } from '#content/firm.ts';
import { menus } from '#content/menu.ts';
import { wayLabels } from '#content/consultations.ts';
import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
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
  await expect.poll(isAfter).toBe(true);
});

test('a new kind of consultation can be booked, and is taken off again', async ({ admin, request, site }) => {
  // Kinds are shown once somebody can be booked.
  const hours = JSON.stringify(firm.supportHours.days);
  await write(
    site,
    `insert into diaries (colleague_id, hours) select user_id, '${hours}' from user_roles on conflict do nothing`,
  );
  await openHydrated(admin, '/admin/content');
  await admin.getByRole('link', { name: 'Add kind of consultation' }).click();
  await admin.getByLabel('Name', { exact: true }).fill('A talk about quokkas');
  await admin.getByLabel('For whom').fill('You keep a quokka, and want to know what it costs.');
  await admin.getByLabel('Minutes').fill('45');
  await admin.getByLabel(wayLabels.phone).check();
  await admin.getByLabel('What to bring').fill('The quokka');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  const book = async () => (await request.get('/book')).text();
  await expect.poll(book).toContain('A talk about quokkas');
  await admin.getByRole('button', { name: 'Remove it from the site' }).click();
  await expect.poll(book).not.toContain('A talk about quokkas');
});
