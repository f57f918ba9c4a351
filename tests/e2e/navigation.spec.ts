import { home } from '#content/pages/home.ts';
import { searchPage } from '#content/pages/search.ts';
import {
  expect,
  expectInView,
  mainLink,
  menu,
  NO_SCRIPT,
  onlyIn,
  openHydrated,
  SCRIPT,
  scrollBy,
  test,
} from './journey.ts';
import { firstService, lastService } from './services.ts';

test('the navigation has all its entries', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['Home', '/'],
    ['Blog', '/blog'],
    ['Pricing', '/pricing'],
    ['Contact', '/contact'],
    ['Deadlines', '/deadlines'],
    ['Book', '/book'],
    ['Sign In', '/auth'],
    ['Sign Up', '/auth?mode=signup'],
  ] as const) {
    await expect(mainLink(page, name)).toHaveAttribute('href', address);
  }
  for (const [name, first, address] of [
    ['About Us', 'Why Choose Us', '/about/why-choose-us'],
    ['Services', firstService.name, firstService.path],
    ['Tax Calculator', 'Provisional Tax Calculator', '/calculator?type=provisional'],
  ] as const) {
    await menu(page, name).click();
    await expect(mainLink(page, first)).toHaveAttribute('href', address);
  }
});

test('the menus open and close by keyboard, one at a time', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').getByRole('link', { name: home.hero.primaryButton }).first();
  await expect(first).toBeFocused();

  await menu(page, 'About Us').focus();
  await page.keyboard.press('Enter');
  await expect(mainLink(page, 'Our Clients')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(mainLink(page, 'Our Clients')).toBeHidden();
  await page.keyboard.press('Enter');
  for (const name of ['Why Choose Us', 'Our Clients', 'Testimonials', 'Licensing', 'Partners']) {
    await page.keyboard.press('Tab');
    await expect(mainLink(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu(page, 'Services')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(mainLink(page, lastService.name)).toBeVisible();
  await expect(mainLink(page, 'Our Clients')).toBeHidden();
});

test('Escape, a click elsewhere and a link close the open menu', SCRIPT, async ({ page }) => {
  await page.goto('/');
  await menu(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(mainLink(page, lastService.name)).toBeHidden();
  await expect(menu(page, 'Services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mainLink(page, lastService.name)).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 400 } });
  await expect(mainLink(page, lastService.name)).toBeHidden();
  await menu(page, 'Services').click();
  await mainLink(page, lastService.name).click();
  await expect(page).toHaveURL(lastService.path);
  await expect(mainLink(page, lastService.name)).toBeHidden();
});

test('scrolling down hides the header, and up shows it', onlyIn('script', 'phone'), async ({ page }) => {
  await page.goto('/terms');
  const brand = page.getByRole('banner').getByRole('link').first();
  await scrollBy(page, 900);
  await expectInView(brand, false);
  await scrollBy(page, -120);
  await expectInView(brand);
  await scrollBy(page, 400);
  await expectInView(brand, false);
  await brand.focus();
  await expectInView(brand);
});

test('from 768 px on the menu is a row, below it is behind a button', NO_SCRIPT, async ({ page }) => {
  for (const [width, isRow] of [
    [768, true],
    [767, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: !isRow });
    await expect(mainLink(page, 'Pricing')).toBeVisible({ visible: isRow });
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Home', 'Blog', 'Pricing', 'Contact', 'Deadlines', 'Book', 'Sign In', 'Sign Up'])
    await expect(mainLink(page, name)).toBeVisible();
  for (const name of ['About Us', 'Services', 'Tax Calculator']) await expect(menu(page, name)).toBeVisible();
});

test('on a narrow screen the menu is behind a button', onlyIn('phone', 'no-script'), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(mainLink(page, 'Pricing')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(mainLink(page, 'Pricing')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mainLink(page, 'Pricing')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await mainLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(mainLink(page, 'Pricing')).toBeHidden();
});

test('the header has at most 26 links, the footer 16 beside the specified', NO_SCRIPT, async ({ page }) => {
  await page.goto('/');
  const specified = [
    '/accounting',
    '/tax/individual',
    '/payroll',
    '/advisory',
    '/about/why-choose-us',
    '/careers',
  ];
  const addressesIn = (part: 'banner' | 'contentinfo') =>
    page
      .getByRole(part)
      .evaluate((all) => [...all.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  expect((await addressesIn('banner')).length).toBeLessThanOrEqual(26);
  const footer = await addressesIn('contentinfo');
  expect(footer).toEqual(expect.arrayContaining(specified));
  expect(footer.filter((to) => !specified.includes(to ?? '')).length).toBeLessThanOrEqual(16);
});

test(
  'the menu of a phone fits one screen with any fold open',
  onlyIn('phone', 'no-script'),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('navigation', { name: 'Main' });
    const first = sheet.locator('a:visible, summary, input').first();
    await expect(first).toHaveAccessibleName(searchPage.label);
    for (const name of [null, 'About Us', 'Services', 'Tax Calculator']) {
      if (name) await menu(page, name).click();
      const { hidden, bottom } = await sheet.evaluate((one) => ({
        hidden: one.scrollHeight - one.clientHeight,
        bottom: one.getBoundingClientRect().bottom,
      }));
      expect([name, hidden]).toEqual([name, 0]);
      expect(bottom).toBeLessThanOrEqual(740);
    }
  },
);
