import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PDF_PAGE } from '#app/work/documents/documents.test-support.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { press, toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import {
  addLink,
  addRoom,
  choose,
  enterCode,
  expectWellMade,
  nextCode,
  PDF,
  reached,
} from './client-room.ts';
import { onDatabase } from './database.ts';
import { deliver } from './desk.ts';
import { downloadBy, EVERYWHERE, expect, hasScript, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 3 * MINUTE });
test.beforeEach(() => onDatabase((sql) => sql`delete from rate_limits where key like 'link-%'`));

const MANDATE = { ...PDF, name: 'Mandate.pdf', buffer: Buffer.from(PDF_PAGE) };

test(
  'a client signs by typing a name, and anybody checks the sealed file',
  EVERYWHERE,
  async ({ page, browser }) => {
    const email = `client-${randomUUID()}@example.org`;
    const room = await addRoom({ email });
    await onDatabase(
      (sql) => sql`update engagements set state = 'in_progress', answers = '{}' where id = ${room.work}`,
    );
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await becomeMember(desk, { name: 'Bob Brink', role: 'staff' });
    await desk.goto(`/admin/work/${room.work}`);
    await askToSign(desk);

    await page.goto(await addLink(room, email));
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await enterCode(page, await nextCode(email));
    await reached(page, room.path);
    const question = page.getByRole('article', { name: 'The mandate', exact: true });
    await expect(question.getByRole('list', { name: 'To sign: The mandate' })).toContainText('Mandate.pdf');
    await expect(question.getByText('Your name is put on page 1, bottom right.')).toBeVisible();
    await question.getByText('What signing here means').click();
    await expectWellMade(page, room.path);
    await question.getByLabel('Your name, typed as your signature').fill('Thandi Nkosi');
    if (hasScript()) await drawName(page);
    await press(question, 'Sign The mandate', 'Signed');

    const sealed = page
      .getByRole('list', { name: 'Documents for you' })
      .locator('a[download]', { hasText: 'Mandate, signed.pdf' });
    await expect(async () => {
      await page.reload();
      await expect(sealed.first()).toBeVisible({ timeout: 2 * SECOND });
    }).toPass({ timeout: 45 * SECOND });
    await expectWellMade(page, room.path);
    const bytes = readFileSync(await (await downloadBy(sealed.first())).path());
    await check(page, bytes);
    await expect(page.getByRole('status')).toContainText('after one person had signed');
    await expectAccessible(page);
    bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
    await check(page, bytes);
    await expect(page.getByRole('status')).toContainText('We do not know this file');
    await desk.reload();
    await expect(desk.getByText(/^Sealed as Mandate, signed\.pdf/)).toBeAttached();
    await desk.close();
  },
);

/** Over the whole field, and once more after it was cleared. */
async function drawName(page: Page): Promise<void> {
  const field = page.getByRole('img', { name: 'Your drawn name' });
  const drawn = page.locator('input[name=drawn]');
  const drawLine = async () => {
    await field.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 10, y + height / 2);
    await page.mouse.down();
    // The last point is outside.
    for (const [across, down] of [
      [0.3, 0.2],
      [0.5, 0.8],
      [1.2, 0.2],
    ] as const)
      await page.mouse.move(x + across * width, y + down * height, { steps: 5 });
    await page.mouse.up();
    await expect(drawn).toHaveValue(/^\[\[(\d+,){10,}\d+\]\]$/);
  };
  await drawLine();
  await page.getByRole('button', { name: 'Clear the drawing' }).click();
  await expect(drawn).toHaveValue('');
  await drawLine();
}

async function askToSign(desk: Page): Promise<void> {
  await deliver(desk, [MANDATE], async (form) => {
    await form.getByText('To sign', { exact: true }).click();
    await form.getByLabel('What they sign').fill('The mandate');
    const kind = form.getByLabel('What kind of document it is');
    await kind.selectOption('A will or codicil');
    await form.getByRole('button', { name: 'Deliver to the client' }).click();
    if (hasScript())
      await expect.poll(() => kind.evaluate(validation)).toMatch(/never signed electronically/);
    else await expect(form.getByText(/never signed electronically/)).toBeVisible();
    await kind.selectOption('A mandate or power of attorney');
    if (!hasScript()) await choose(form, MANDATE);
  });
  await expect(toast(desk, 'Asked for signature')).toBeVisible();
  await desk.locator('summary', { hasText: 'Where they sign' }).click();
  const place = desk.getByText('Thandi Nkosi: page 1, bottom right', { exact: true });
  // The places of an earlier run are remembered.
  if (!(await place.isVisible())) await press(desk, 'Mark this place', 'Place marked');
  await expect(place).toBeAttached();
}

async function check(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/verify');
  await page
    .getByLabel('The signed PDF')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.waitForURL(/\/verify\?sha256=/);
}

function validation(field: HTMLElement): string {
  return field instanceof HTMLSelectElement ? field.validationMessage : '';
}
