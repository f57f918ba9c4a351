import { firm } from '#content/firm.ts';
import { careers, trainingContracts } from '#content/pages/careers.ts';
import { expect, test } from './journey.ts';

test('careers shows the training contracts and leads to the contact page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  for (const body of firm.trainsWith)
    await expect(page.getByRole('heading', { name: trainingContracts[body].title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: careers.hero.button, exact: true }).click();
  await expect(page).toHaveURL('/contact');
});
