import { firm } from '#content/firm.ts';
import { DAY, dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated } from './journey.ts';

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions'));

test('a new phone number is on every page, and the old one on none', async ({
  admin,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 400/);
  await openHydrated(admin, '/admin/content');
  await admin.getByRole('link', { name: 'Facts of the firm' }).click();
  await expect(admin.getByText('It is fixed: it is agreed for this site').first()).toBeVisible();
  await admin.getByLabel('Phone', { exact: true }).fill('+27 21 555 0199');
  await admin.getByLabel('VAT number').fill('4555555555');
  const names = admin.getByRole('group', { name: 'Name of the firm' });
  await names.getByLabel('Name', { exact: true }).fill('New & Sons');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save and preview' }).click();
  const preview = admin.frameLocator('iframe[title="On a phone"]');
  await expect(preview.getByRole('link', { name: '+27 21 555 0199' }).first()).toBeVisible();
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByRole('link', { name: /WhatsApp number: 27120000100/ })).toBeInViewport();
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  const read = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => read('/contact')).toContain('tel:+27215550199');
  const map = await read('/sitemap.xml');
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(60);
  const left = [firm.phone, firm.phone.replaceAll(' ', ''), firm.vatNumber];
  for (const path of [...paths, '/llms.txt', '/api']) {
    const text = await read(path);
    for (const old of left) expect(text.includes(old), `${path} still says ${old}`).toBe(false);
  }
  await openHydrated(admin, '/admin/content');
  await expect(admin.getByRole('link', { name: 'New & Sons' }).first()).toBeVisible();
  await openHydrated(admin, '/admin/content/firm/facts');
  await admin.getByRole('button', { name: 'Back to the text that came with the site' }).click();
  await expect.poll(() => read('/contact')).toContain(firm.phone);
});

test('a closure is said on every page, and nobody can book within it', async ({ admin, site, request }) => {
  const day = (ahead: number) => southAfricanDay(new Date(Date.now() + ahead * DAY));
  await openHydrated(admin, '/admin/content');
  await admin.getByRole('link', { name: 'Add closure of the firm' }).click();
  await admin.getByLabel('First day').fill(day(1));
  await admin.getByLabel('Last day').fill(day(21));
  await admin.getByLabel('Reason, as visitors read it').fill('We move to a new office');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(admin.getByText('The pages change within two seconds.')).toBeVisible();
  const read = async (path: string) => (await request.get(path)).text();
  const line = `We move to a new office: we are closed from ${dayText(day(1))} to ${dayText(day(21))}.`;
  for (const path of ['/', '/blog', '/contact', '/book']) await expect.poll(() => read(path)).toContain(line);
  const times = await read(`/book?kind=first-talk&day=${day(7)}`);
  expect(times).not.toMatch(new RegExp(`day=${day(7)}&amp;at=`));
  await write(site, 'truncate content_versions');
});
