import { searchPage } from '#content/pages/search.ts';
import { articles } from './articles.ts';
import { expect, NO_SCRIPT, test } from './journey.ts';

test('an unknown address gives 404, leads to popular pages and offers a search', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const word = articles[0]?.slug.split('-').toSorted((a, b) => b.length - a.length)[0] ?? '';
  const response = await page.goto(`/guides/some-${word}`);
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  const popular = page.getByRole('navigation', { name: 'What most people look for' });
  for (const link of await popular.getByRole('link').all()) {
    const path = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  const box = main.getByRole('searchbox', { name: searchPage.label });
  await expect(box).toHaveValue(`some ${word}`);
  await box.fill(word);
  await page.getByRole('button', { name: searchPage.button, exact: true }).click();
  await expect(page).toHaveURL(`/search?q=${word}`);
  await expect(main.getByRole('listitem').first()).toContainText(new RegExp(word, 'i'));
  await page.goBack();
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address without words is not searched for', NO_SCRIPT, async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  for (const path of ['/wp-login.php', '/a8f3e2c1d9b74e5f', '/x/%3Cscript%3E', '/somebody@example.org']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('searchbox', { name: searchPage.label })).toHaveValue('');
  }
});

test('the page of all parts is for development only', NO_SCRIPT, async ({ request }) => {
  expect((await request.get('/ui')).status()).toBe(404);
});
