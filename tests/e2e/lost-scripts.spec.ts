import type { BrowserContext } from '@playwright/test';
import { certificateLines } from '#app/tools/papers/certificate.test-support.ts';
import { noticePdf } from '#app/tools/papers/notice.test-support.ts';
import { calculatorCases } from './calculator-cases.ts';
import { calculate } from './calculator-form.ts';
import { addRoom, PDF } from './client-room.ts';
import { deliver } from './desk.ts';
import { expect, openHydrated, SCRIPT, test } from './journey.ts';
import { becomeMember } from './member.ts';

// Scripts that are loaded once they are needed, while the connection is lost.

test.beforeEach(({ complaints }) => complaints.expect(/ERR_FAILED|Failed to (fetch|load)|error loading/i));

test('papers that were not read are read when they are chosen again', SCRIPT, async ({ page }) => {
  await openHydrated(page, '/auto-assessment');
  await page.getByRole('button', { name: 'No to all of these' }).click();
  const papers = page.getByLabel('From your papers (PDF)');
  const irp5 = {
    name: 'irp5.pdf',
    mimeType: 'application/pdf',
    buffer: await noticePdf(certificateLines()),
  };

  for (const script of ['papers-reader', 'paper-worker']) {
    const comesBack = await lose(page.context(), script);
    await papers.setInputFiles(irp5);
    await expect(page.getByText(/: the connection was lost\./)).toBeVisible();
    await expect(page.getByText('Reading…')).toBeHidden();
    await comesBack();
  }
  await papers.setInputFiles(irp5);
  await expect(page.getByLabel('Income on your IRP5')).toHaveValue(/^385\s000$/);
});

test('a result stands without its chart', SCRIPT, async ({ page }) => {
  await lose(page.context(), 'curve-chart');
  await openHydrated(page, '/compare');
  await calculate(page, calculatorCases.compare.fields);
  await expect(page.locator('.says')).toContainText(/R\s\d/);
  await expect(page.getByText('This did not load: the connection was lost.')).toBeVisible();
  await expect(page.locator('.chart-you')).toHaveCount(0);
  await expect(page.locator('.says')).toBeVisible();
});

test('a delivery that was not sent is sent when it is tried again', SCRIPT, async ({ page }) => {
  const { work } = await addRoom({});
  await becomeMember(page, { name: 'Bob Brink', role: 'staff' });
  await page.goto(`/admin/work/${work}`);
  const comesBack = await lose(page.context(), 'send-whole');
  await deliver(page, [PDF], async (form) => {
    await form.getByRole('button', { name: 'Deliver to the client' }).click();
    await expect(form.getByText('Nothing was sent: the connection was lost. Try again.')).toBeVisible();
    await comesBack();
  });
  await expect(page.getByRole('status').filter({ hasText: /deliver/i })).toBeVisible();
});

test('a sign-in by passkey says that the connection was lost', SCRIPT, async ({ page }) => {
  await page.goto('/auth');
  await lose(page.context(), 'ask-browser');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('The connection was lost. Try again.')).toBeVisible();
});

/** Until what it returns is called. */
async function lose(context: BrowserContext, script: string): Promise<() => Promise<void>> {
  const address = `**/assets/${script}-*.js`;
  await context.route(address, (route) => route.abort());
  return () => context.unroute(address);
}
