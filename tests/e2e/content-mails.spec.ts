import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated } from './journey.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions'));

test('the words of a mail are changed, seen with example values, and published', async ({
  admin,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await openHydrated(admin, '/admin/content/mails/bookings.confirmation');
  const paragraphs = admin.getByLabel('Paragraphs');
  await paragraphs.fill('Hello.');
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText(/^Name \{\{news\}\}/).first()).toBeVisible();
  await expectAccessible(admin);
  await paragraphs.fill('{{news}}\n{{message}}\nPark behind the house.');
  await admin.getByRole('button', { name: 'Save and preview' }).click();
  const mail = admin.frameLocator('iframe[title="On a phone"]');
  await expect(mail.getByText('Park behind the house.').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  await admin.getByRole('link', { name: 'Example: Booking: booked, moved or handed over' }).click();
  await expect(admin.getByText('As plain text')).toBeVisible();
  await expect(admin.getByText('Park behind the house.').first()).toBeVisible();
});
