import { expect, test } from './journey.ts';

test('careers tells of articles and leads to the contact page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { name: 'Articles with SAICA' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Articles with SAIPA' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});
