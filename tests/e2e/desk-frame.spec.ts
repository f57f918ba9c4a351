import { firm } from '#content/firm.ts';
import { forgetNetworks, linkIn, mailTo, newAddress, press, signIn } from './account.ts';
import { expectAccessible } from './axe.ts';
import { addEnquiry, enterDesk, openMessage } from './desk.ts';
import { EVERYWHERE, expect, fillIn, holdBack, SCRIPT, test, thorough } from './journey.ts';
import { expectSoundLayout } from './layout.ts';
import { onDatabase } from './database.ts';
import { addMember, becomeMember, PASSWORD } from './member.ts';

test.beforeEach(forgetNetworks);

test(
  'an invited colleague opens an account from the mail and finds what staff may do',
  thorough(SCRIPT),
  async ({ page, browser, complaints }) => {
    complaints.expect(/status of 403/);
    const email = newAddress();
    await enterDesk(page, 'Ann Adams');
    await page.goto('/admin/users');
    await page.getByText('Invite a colleague').click();
    await fillIn(page, { 'E-mail of your colleague': email, Role: 'Staff' });
    await press(page, 'Send the invitation', 'Invitation on its way');
    const open = page.getByRole('table', { name: 'Open invitations' });
    await expect(open.getByRole('row').filter({ hasText: email })).toContainText('Ann Adams');
    await expectAccessible(page);

    const mail = await mailTo(email, `Ann Adams invites you to the desk of ${firm.name}`);
    const colleague = await browser.newPage();
    await colleague.goto(linkIn(mail));
    await expect(colleague.getByText(`invites ${email} to work here as a member of staff.`)).toBeVisible();
    await fillIn(colleague, { 'Full name': 'Nomsa Newton', Password: PASSWORD });
    await press(colleague, 'Accept the invitation', 'Welcome to the desk');
    await colleague.waitForURL(/\/admin$/);
    const sections = colleague.getByRole('navigation', { name: 'Administration' });
    await expect(sections.getByRole('link')).toHaveText([
      /^Overview/,
      /^My day/,
      /^Messages/,
      /^Work/,
      'Practice overview',
      /^Bookings/,
      /^Client book/,
      /^Many at once/,
    ]);
    await openMessage(colleague, await addEnquiry());
    await expect(colleague.getByRole('link', { name: 'All that was done with it' })).toHaveCount(0);
    await colleague.goto('/admin/users');
    await expect(colleague.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await colleague.goto(linkIn(mail));
    await expect(colleague.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await colleague.close();
  },
);

test(
  'what is not there, or not open to a colleague, is said in the frame of the desk',
  EVERYWHERE,
  async ({ page, complaints }) => {
    complaints.expect(/status of 40[34]/);
    await becomeMember(page, { name: 'Sam Staff', role: 'staff' });
    const menu = page.getByRole('navigation', { name: 'Administration' }).filter({ visible: true });
    for (const [path, title] of [
      ['/admin/nothing/at/all', 'Oops! Page not found'],
      ['/admin/work/00000000-0000-4000-8000-000000000000', 'Oops! Page not found'],
      ['/admin/users', 'Access Denied'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(menu.getByRole('link', { name: /^Work/ }), path).toBeVisible();
      await expectAccessible(page);
      await expectSoundLayout(page);
    }
    const email = await addEnquiry();
    await openMessage(page, email);
    await onDatabase((sql) => sql`delete from enquiries where email = ${email}`);
    await page.getByRole('textbox', { name: 'Note' }).fill('Too late');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(menu.getByRole('link', { name: /^Work/ })).toBeVisible();
    await page.getByRole('link', { name: 'To the overview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What needs attention');
  },
);

test(
  'a colleague lands at the desk with its own frame, and goes to the site and back',
  EVERYWHERE,
  async ({ page, isMobile }) => {
    const email = await addMember({ name: 'Sam Staff', role: 'staff' });
    await signIn(page, email);
    // Waits for the style sheet too: without it, both the rail and the phone's bar are there.
    await page.waitForURL(/\/admin$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What needs attention');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    const sections = page.getByRole('navigation', { name: 'Administration' });
    await sections.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
    await expect(sections.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');

    if (isMobile) await sections.getByText('More').click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.getByRole('link', { name: 'Sam Staff' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await page.getByRole('banner').getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole('banner').getByRole('link', { name: firm.name }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('the frame of the desk is sound at every width, and as wide as the screen', SCRIPT, async ({ page }) => {
  await enterDesk(page, 'Bartholomew Featherstonehaugh-Cholmondeley');
  for (const path of ['/admin', '/admin/users']) {
    await page.goto(path);
    await expectSoundLayout(page, [320, 360, 768, 1024, 1440, 1920]);
    const { width = 0 } = (await page.getByRole('table').first().boundingBox()) ?? {};
    expect(width).toBeGreaterThan(1500);
  }
});

test('a desk whose style sheet is late loads no serif font', SCRIPT, async ({ page }) => {
  await enterDesk(page);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('about:blank');
  const release = await holdBack(page, /\/assets\/desk-[^/]+\.css$/);
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.locator('.desk-main')).toBeAttached();
  // A moving mouse makes the browser lay out what has arrived.
  await page.evaluate(() => document.body.getBoundingClientRect());
  release();
  await page.waitForLoadState();
  expect(fonts.filter((url) => url.includes('fraunces'))).toEqual([]);
});
