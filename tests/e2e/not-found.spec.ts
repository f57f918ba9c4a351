import { MOVED } from '#app/sitemap/moved-addresses.ts';
import { EVERYWHERE, expect, onlyIn, test } from './journey.ts';

test('an unknown address answers 404 and leads home', EVERYWHERE, async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address offers to search the articles for its last words', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/guides/home-office');
  const box = page.getByRole('searchbox', { name: 'Search articles' });
  await expect(box).toHaveValue('home office');
  await box.fill('freelancers');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/blog?search=freelancers');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/freelancers/i);
});

test(
  'an address that does not consist of words is not searched for',
  onlyIn('no-script'),
  async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    for (const path of ['/wp-login.php', '/a8f3e2c1d9b74e5f', '/x/%3Cscript%3E', '/somebody@example.org']) {
      await page.goto(path);
      await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('');
    }
  },
);

test('an unknown address leads to popular pages', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/no/such/page');
  const popular = page.getByRole('navigation', { name: 'What most people look for' });
  for (const link of await popular.getByRole('link').all()) {
    const path = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test('old addresses have moved for good', onlyIn('script'), async ({ request }) => {
  for (const [path, page] of Object.entries(MOVED)) {
    const response = await request.get(`/${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers()['location'], path).toBe(page);
  }
});

test('the page of all parts is for development only', onlyIn('script'), async ({ request }) => {
  expect((await request.get('/ui')).status()).toBe(404);
});
