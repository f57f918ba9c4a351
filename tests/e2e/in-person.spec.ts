import { randomUUID } from 'node:crypto';
import { MINUTE } from '#app/platform/core/time.ts';
import { PDF_PAGE } from '#app/work/documents/documents.test-support.ts';
import { mailTo, press } from './account.ts';
import { addRoom, expectWellMade, PDF } from './client-room.ts';
import { onDatabase } from './database.ts';
import { deliver, deskItem } from './desk.ts';
import { EVERYWHERE, expect, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 3 * MINUTE });

const MANDATE = { ...PDF, name: 'Mandate.pdf', buffer: Buffer.from(`${PDF_PAGE}\n%in person`) };

test('somebody signs on a device that was handed over, and a mail says so', EVERYWHERE, async ({ page }) => {
  const email = `client-${randomUUID()}@example.org`;
  const room = await addRoom({ email });
  await onDatabase(
    (sql) => sql`update engagements set state = 'in_progress', answers = '{}' where id = ${room.work}`,
  );
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await page.goto(`/admin/work/${room.work}`);
  await deliver(page, [MANDATE], async (form) => {
    await form.getByText('To sign', { exact: true }).click();
    await form.getByLabel('What they sign').fill('The mandate');
    await form.getByLabel('What kind of document it is').selectOption('A mandate or power of attorney');
  });
  const item = deskItem(page, 'The mandate');
  await item.locator('summary', { hasText: 'Sign in person' }).click();
  await item.getByLabel('What they showed you').selectOption({ index: 1 });
  await item.getByLabel('Last digits of its number').fill('21A');
  await item.getByRole('button', { name: 'Sign out and hand over' }).click();

  await page.waitForURL(/\/in-person\//);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('heading', { name: 'Sign in person: The mandate' })).toBeVisible();
  await expect(page.getByText('Bob Brink of')).toBeVisible();
  await expectWellMade(page, path);
  await page.getByLabel('Your name, typed as your signature').fill('Thandi Nkosi');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Signed. Please give the device back.' })).toBeVisible();
  await expect(page.getByText('Thandi Nkosi has signed “The mandate”.')).toBeVisible();
  await expectWellMade(page, path);
  expect((await page.request.get(`/admin/work/${room.work}`)).status()).toBe(403);

  const back = page.getByRole('link', { name: /Sign in again$/ });
  await expect(back).toHaveAttribute(
    'href',
    `/auth?redirectTo=${encodeURIComponent(`/admin/work/${room.work}`)}`,
  );

  const { text } = await mailTo(email, 'You signed in person: The mandate');
  await page.goto(/\/in-person\/\S+/.exec(text)?.[0] ?? '');
  await expectWellMade(page, new URL(page.url()).pathname);
  await page.getByLabel(/^What you know of it/).fill('I was away.');
  await press(page, 'This was not me', 'We have noted it');
  await expect(page.getByText('You have said that this was not you.')).toBeVisible();
});
