import type { Page } from '@playwright/test';
import { DAY } from '#app/platform/core/time.ts';
import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated } from './journey.ts';

const PRICE = '/admin/content/plans/individual-income-tax';

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions, drafts'));

test('a second plan asks in view, and a withdrawn one leaves the form', async ({ admin, complaints }) => {
  complaints.expect(/status of 400/);
  await openHydrated(admin, PRICE);
  const price = admin.getByLabel('Price', { exact: true });
  const before = await price.inputValue();
  await plan(admin, '1500', 30);
  await expect(admin.getByText(/^Planned for/).first()).toBeVisible();
  await plan(admin, '1600', 60);
  const question = admin.getByRole('alert').filter({ hasText: 'Planned already' });
  await expect(question).toBeInViewport();
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Plan this as well' }).click();
  await expect(admin.getByRole('button', { name: 'Withdraw the plan' })).toHaveCount(2);
  await admin.getByRole('button', { name: 'Withdraw the plan' }).last().click();
  await expect(admin.getByRole('button', { name: 'Withdraw the plan' })).toHaveCount(1);
  await expect(price).toHaveValue(before);
  await expect(admin.getByText('changed this meanwhile')).toHaveCount(0);
});

async function plan(admin: Page, price: string, days: number): Promise<void> {
  await admin.getByLabel('Price', { exact: true }).fill(price);
  const day = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  await admin.getByLabel('Publish at (South African time)').fill(`${day}T08:00`);
  await admin.getByRole('button', { name: 'Plan it' }).click();
}

test('the index of content is short, and what waits stands above it', async ({ admin }) => {
  await openHydrated(admin, '/admin/content/announcements/88888888-8888-4888-8888-888888888888');
  await admin.getByLabel('Text', { exact: true }).fill('We are closed over Christmas.');
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await expect(admin.getByText('Draft saved')).toBeVisible();
  await openHydrated(admin, '/admin/content');
  const waiting = admin.getByRole('table', { name: 'Drafts, plans and what to look at' });
  await expect(waiting.getByRole('link', { name: 'We are closed over Christmas.' })).toBeInViewport();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Plans and prices' }).click();
  await admin.getByLabel('Filter this list').fill('starter');
  await admin.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(admin.getByRole('table', { name: 'Plans and prices' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(admin);
});
