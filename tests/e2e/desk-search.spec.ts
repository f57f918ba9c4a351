import { expectAccessible } from './axe.ts';
import { addEnquiry, enterDesk } from './desk.ts';
import { expect, NO_SCRIPT, openHydrated, SCRIPT, test, thorough } from './journey.ts';
import { addMember } from './member.ts';

test(
  'by keyboard the palette finds a page, a person and a message, and opens them',
  SCRIPT,
  async ({ page }) => {
    const sender = await addEnquiry();
    const member = await addMember({ name: 'Nomvula Dlamini' });
    await enterDesk(page);
    await openHydrated(page, '/admin');
    // The keys come with a script of their own.
    const expectOpened = () =>
      expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(field).toBeFocused({ timeout: 1000 });
      }).toPass();
    const palette = page.getByRole('dialog', { name: 'Search the desk' });
    const field = palette.getByRole('combobox');
    const active = palette.getByRole('option', { selected: true });

    await expectOpened();
    await expect(palette.getByRole('group', { name: 'Pages' }).getByRole('option')).toContainText([
      'Overview',
      'Messages',
    ]);
    await field.fill(member);
    await expect(active).toHaveText(new RegExp(`Nomvula Dlamini\\s*${member}`));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();

    await page.getByRole('link', { name: 'Search' }).click();
    await expect(field).toHaveValue('');
    await field.fill(sender);
    await expect(palette.getByRole('status')).toHaveText('One result');
    const words = await active.innerText();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/messages\/[\w-]{36}$/);
    expect(words).toContain((await page.getByRole('heading', { level: 1 }).innerText()).slice(0, 20));

    await openHydrated(page, '/admin');
    await expectOpened();
    await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveAttribute(
      'href',
      /messages/,
    );
    await field.fill('mai');
    await expect(active).toHaveText('Mail queue');
    // Enter before the answer is there.
    await page.route('**/admin/search.json*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await field.fill('what did I just do');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/runs$/);
    await page.unroute('**/admin/search.json*');
    await openHydrated(page, '/admin');
    await expectOpened();
    await field.fill('qqqqq zzzzz');
    await expect(palette.getByRole('status')).toHaveText('Nothing fits. Try fewer words.');
    await field.fill('audit');
    await expect(active).toHaveText('Audit');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/audit$/);
  },
);

test(
  'a key that is pressed while React takes a page over does not stop it',
  thorough(SCRIPT),
  async ({ page }) => {
    await enterDesk(page);
    // A key between any two steps of the page's own scripts.
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', bubbles: true }));
        if (!document.querySelector('html[data-hydrated]')) port2.postMessage(null);
      });
      port1.start();
      port2.postMessage(null);
    });
    for (const path of ['/admin', '/admin/work', '/admin/messages', '/admin/taxpayers', '/account'])
      await openHydrated(page, path);
  },
);

test('without a script the same is a page', NO_SCRIPT, async ({ page }) => {
  const member = await addMember({ name: 'Nomvula Dlamini' });
  await enterDesk(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'Search the desk' }).fill(`nomvual ${member}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Nothing fits')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the desk' }).fill(member);
  await page.getByRole('button', { name: 'Search' }).click();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: 'Nomvula Dlamini' }).click();
  await expect(page.getByText(member)).toBeVisible();
});
