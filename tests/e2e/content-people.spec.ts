import sharp from 'sharp';
import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated, SCRIPT } from './journey.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions'));

test('a new colleague gets a photograph, and stands on the pages of the team', async ({
  admin,
  request,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await openHydrated(admin, '/admin/content');
  await admin.getByRole('link', { name: 'Add person' }).click();
  await admin.getByLabel('Name', { exact: true }).fill('Nomsa Dube');
  await admin.getByLabel('What they do here').fill('Payroll and VAT');
  await admin.getByLabel('Qualification').fill('Professional Accountant (SA)');
  await admin.getByLabel('Professional body').selectOption('SAIPA');
  await admin.getByLabel('Languages').fill('isiZulu\nEnglish');
  await admin.getByLabel('Ask about …').fill('a payslip that looks wrong');
  await admin.getByLabel('Payroll').check();
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#6b3fa0' } })
    .jpeg()
    .toBuffer();
  await admin.getByLabel('File').setInputFiles({ name: 'nomsa.jpg', mimeType: 'image/jpeg', buffer });
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('Say what it shows.', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByLabel('What the photograph shows').fill('Nomsa Dube at her desk');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  const team = async () => (await request.get('/about/why-choose-us')).text();
  await expect.poll(team).toContain('alt="Nomsa Dube at her desk"');
  expect(await (await request.get('/payroll')).text()).toContain('Nomsa Dube');
  await admin.getByRole('button', { name: 'Remove it from the site' }).click();
  await expect.poll(team).not.toContain('Nomsa Dube');
});

test(
  'a large photograph is made smaller before it is sent, and its cut is seen',
  SCRIPT,
  async ({ admin }) => {
    await openHydrated(admin, '/admin/content/people/77777777-7777-4777-8777-777777777777');
    const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#6b3fa0' } })
      .jpeg()
      .toBuffer();
    const file = admin.getByLabel('File');
    await file.setInputFiles({ name: 'nomsa.jpg', mimeType: 'image/jpeg', buffer });
    const cut = admin.getByAltText('As it will be cut');
    await expect(cut).toBeVisible();
    await admin.getByLabel('If it is not square, show').selectOption('Its left part');
    await expect(cut).toHaveCSS('object-position', '0% 50%');
    const width = () =>
      file.evaluate(async (input) => {
        const [chosen] = input instanceof HTMLInputElement ? (input.files ?? []) : [];
        return chosen ? (await createImageBitmap(chosen)).width : 0;
      });
    await expect.poll(width).toBe(1600);
    await expectAccessible(admin);
  },
);
