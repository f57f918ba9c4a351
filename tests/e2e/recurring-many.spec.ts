import { randomUUID } from 'node:crypto';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { addTaxpayer, expectWellMade } from './client-room.ts';
import { expect, fillIn, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 3 * MINUTE });

test('recurring work of many is given, costs more from a day, and ends, with Undo', async ({ page }) => {
  const name = `Given ${randomUUID().slice(0, 8)}`;
  for (const letter of ['A', 'B', 'C']) await addTaxpayer({ name: `${name} ${letter}` });
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  const title = page.getByRole('heading', { level: 1 });

  await begin('Give recurring work');
  await expect(title).toHaveText('Give recurring work to 3 clients?');
  await expectWellMade(page, new URL(page.url()).pathname);
  await fillIn(page, { 'Recurring work': 'Provisional tax (IRP6)' });
  await page.getByRole('button', { name: 'Show who gets it' }).click();
  await expect(title).toHaveText('Give “Provisional tax (IRP6)” to 3 clients?');
  await expect(page.getByText('Nobody gets a mail')).toBeVisible();
  await fillIn(page, { 'Price each time, in rand (optional)': '1 250' });
  await expectWellMade(page, new URL(page.url()).pathname);
  const give = page.getByRole('button', { name: 'Give “Provisional tax (IRP6)” to 3 clients' });
  await give.click();
  await expect(page.getByText('You changed it: look at it once more, then start.').first()).toBeVisible();
  await give.click();
  await expectDone('“Provisional tax (IRP6)” given to 3 clients');

  await begin('Change its price');
  await fillIn(page, { 'Recurring work': 'Provisional tax (IRP6): 3' });
  await page.getByRole('button', { name: 'Show the prices' }).click();
  await fillIn(page, { 'New price': '+6%', 'For work that starts from': '2030-03-01' });
  await page.getByRole('button', { name: 'Show the prices' }).click();
  await expect(page.getByText(/1\s250 → R\s1\s325/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Change nothing' }).click();
  await page.waitForURL(/\/admin\/taxpayers\?/);

  await begin('End recurring work');
  await fillIn(page, { 'Recurring work': 'Provisional tax (IRP6): 3' });
  await page.getByRole('button', { name: 'Show what would end' }).click();
  await page.getByLabel('The last period that we do').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show what would end' }).click();
  await expect(title).toHaveText('End “Provisional tax (IRP6)” of 3 clients?');
  await page.getByRole('button', { name: 'End “Provisional tax (IRP6)” of 3 clients' }).click();
  await expectDone('Last period of “Provisional tax (IRP6)” set for 3 clients');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectDone('3 clients as before');

  async function begin(act: string): Promise<void> {
    await page.goto(`/admin/taxpayers?q=${encodeURIComponent(name)}`);
    for (const box of await page.getByRole('row').getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Recurring work', exact: true }).click();
    await page.getByRole('button', { name: act, exact: true }).click();
    await page.waitForURL(/\/admin\/runs\//);
  }

  async function expectDone(text: string): Promise<void> {
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 30 * SECOND });
  }
});
