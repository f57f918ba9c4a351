import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { MINUTE } from '#app/platform/core/time.ts';
import { press, toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import { addRoom } from './client-room.ts';
import { onDatabase } from './database.ts';
import { deliver } from './desk.ts';
import { expect, SCRIPT, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 2 * MINUTE });

test('a place to sign is clicked on the page, moved by keys, and kept', SCRIPT, async ({ page }) => {
  await openWork(page);
  const buffer = Buffer.from(await twoPages());
  await deliver(page, [{ name: 'Resolution.pdf', mimeType: 'application/pdf', buffer }], async (form) => {
    await toSign(form);
  });
  await expect(toast(page, 'Asked for signature')).toBeVisible();
  await page.locator('summary', { hasText: 'Where they sign' }).click();

  const picture = page.getByRole('img', { name: 'Page 1 of 2' });
  await expect(picture).toBeVisible();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width / 2, y: height / 4 } });
  await expect(page.getByText('The name is at 50% from the left and 25% from the top.')).toBeVisible();
  await page.getByRole('button', { name: /: move with the arrow keys$/ }).press('Shift+ArrowDown');
  await expect(page.getByLabel('From the top, in %')).toHaveValue(/^30/);
  await expectAccessible(page);
  await press(page, 'Mark this place', 'Place marked');
  const place = page.getByText(/: page 1, 50% from the left and 30% from the top$/).first();
  await expect(place).toBeVisible();
  await expect(page.getByText('Another name is there. Move this one.')).toBeVisible();

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('2');
  await page.getByLabel('Where on the page').selectOption('Bottom left');
  await expect(page.getByText('The name is at 20% from the left and 92% from the top.')).toBeVisible();
  await page.getByLabel('Page', { exact: true }).fill('3');
  await expect(page.getByText('There is no such page.')).toBeVisible();
});

test('a name is placed on the page of a chosen file, before anything is sent', SCRIPT, async ({ page }) => {
  await openWork(page);
  const buffer = Buffer.from(await twoPages());
  await deliver(page, [{ name: 'Resolution.pdf', mimeType: 'application/pdf', buffer }], async (form) => {
    await toSign(form);
    await form
      .locator('summary', { hasText: /^Where .* signs$/ })
      .first()
      .click();
    const [sheet, mark] = [
      form.getByRole('img', { name: 'Page 1 of 2' }),
      form.locator('.page-picture-mark'),
    ];
    await expect(form.getByLabel('In which file').first()).toHaveText(/Resolution\.pdf/);
    await expect(form.getByText('Not marked. Click where the name goes.').first()).toBeVisible();
    await expect(mark.first()).toBeHidden();
    const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 };
    await sheet.click({ position: { x: width / 2, y: height / 4 } });
    await expect(form.getByText('The name is at 50% from the left and 25% from the top.')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Page', { exact: true }).first().fill('3');
    await form.getByRole('button', { name: 'Deliver to the client' }).click();
    const field = form.getByLabel('Page', { exact: true }).first();
    await expect(async () =>
      expect(await field.evaluate((one: HTMLInputElement) => one.validationMessage)).toMatch(
        /has no such page/,
      ),
    ).toPass();
    await field.fill('2');
  });
  await expect(toast(page, 'Asked for signature')).toBeVisible();
  await page.locator('summary', { hasText: 'Where they sign (1)' }).click();
  await expect(page.getByText(/: page 2, 50% from the left and 25% from the top$/).first()).toBeVisible();
});

async function openWork(page: Page): Promise<void> {
  const room = await addRoom({ email: `client-${randomUUID()}@example.org` });
  await onDatabase(
    (sql) => sql`update engagements set state = 'in_progress', answers = '{}' where id = ${room.work}`,
  );
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await page.goto(`/admin/work/${room.work}`);
}

async function toSign(form: Locator): Promise<void> {
  await form.getByText('To sign', { exact: true }).click();
  await form.getByLabel('What kind of document it is').selectOption('A resolution');
  await form.getByLabel('What they sign').fill('The resolution');
}

async function twoPages(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const text of ['Resolution of the directors', 'Signed on behalf of the company'])
    pdf.addPage().drawText(text);
  return pdf.save();
}
