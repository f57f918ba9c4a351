import { expect, onlyIn, test } from './journey.ts';

test('an unknown address answers 404 and leads home', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the page of all parts is for development only', onlyIn('script'), async ({ request }) => {
  expect((await request.get('/ui')).status()).toBe(404);
});
