import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { onDatabase } from './database.ts';
import { addEnquiry, enterDesk, openMessage, stayHere } from './desk.ts';
import { expect, openHydrated, SCRIPT, test, thorough } from './journey.ts';
import { addMember, becomeMember, beginSession } from './member.ts';
import { endSessionsOf, enter, forgetNetworks, press } from './account.ts';
import { enquiry, expectFields, expectSent, field, fillEnquiry, sendButton } from './enquiry.ts';

test.beforeEach(forgetNetworks);

test(
  'a profile saved after the session ended is in its form again after signing in',
  thorough(),
  async ({ page }) => {
    const email = await becomeMember(page);
    await page.goto('/account/profile');
    await page.getByLabel('Full name').fill('Thandeka Elaborate');
    await endSessionsOf(email);
    await press(page, 'Save', 'Your session has ended');
    await enter(page, email);
    await expect(page.getByLabel('Full name')).toHaveValue('Thandeka Elaborate');
    await press(page, 'Save', 'Profile saved');
  },
);

test('a reply survives a revoked role, even without a script', thorough(), async ({ page, complaints }) => {
  complaints.expect(/status of 403/);
  const email = await addEnquiry();
  const name = `Writer ${randomUUID()}`;
  await enterDesk(page, name);
  await openMessage(page, email);
  await page.getByRole('textbox', { name: 'Your reply' }).fill('An hour’s words.');
  await onRoleOf(name, 'delete');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('What you wrote is kept')).toBeVisible();
  await onRoleOf(name, 'insert');
  await openMessage(page, email);
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('An hour’s words.');
});

test(
  'typed text survives the menu, and is forgotten after sending and signing out',
  thorough(SCRIPT),
  async ({ page }) => {
    const email = await addEnquiry();
    await enterDesk(page);
    await openMessage(page, email);
    const address = page.url();
    const reply = page.getByRole('textbox', { name: 'Your reply' });
    const note = page.getByRole('textbox', { name: 'Note' });
    await openHydrated(page, address);
    await reply.fill('An hour’s words.');
    await note.fill('Called.');
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
    await page.goBack();
    await expect(reply).toHaveValue('An hour’s words.');
    await expect(note).toHaveValue('Called.');

    await stayHere(page);
    await press(page, 'Send reply', 'Reply on its way');
    await expect(reply).toBeEmpty();
    await openHydrated(page, address);
    await expect(reply).toBeEmpty();
    await expect(note).toHaveValue('Called.');
    expect(await draftsIn(page, 'localStorage')).toBe(1);
    await signOut(page);
    expect(await draftsIn(page, 'localStorage')).toBe(0);
  },
);

test(
  'a reply goes on in another browser after its tab closed, and survives an outage',
  thorough(SCRIPT),
  async ({ page, browser }) => {
    const [email, writer] = [await addEnquiry(), await addMember({ role: 'staff' })];
    const reply = (where: Page) => where.getByRole('textbox', { name: 'Your reply' });
    await beginSession(page, writer);
    await openMessage(page, email);
    await openHydrated(page, page.url());
    await reply(page).pressSequentially('Begun at the office');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.close();

    const home = await browser.newPage();
    await beginSession(home, writer);
    await home.goto(`/admin/messages?state=all&q=${email}`);
    await expect(home.getByRole('row').filter({ hasText: email })).toContainText('Draft');
    await openMessage(home, email);
    await openHydrated(home, home.url());
    await expect(reply(home)).toHaveValue('Begun at the office');
    await home.context().setOffline(true);
    await reply(home).press('End');
    await reply(home).pressSequentially(', ended at home.');
    await expect(home.getByText('kept in this browser only')).toBeVisible();
    await home.context().setOffline(false);
    await openHydrated(home, home.url());
    await expect(reply(home)).toHaveValue('Begun at the office, ended at home.');
    await expect(home.getByText('Draft saved')).toBeVisible();
    expect(await draftsIn(home, 'localStorage')).toBe(0);
    await home.close();
  },
);

test(
  'contact texts survive menu, Back and reload, until they are sent or cleared',
  SCRIPT,
  async ({ page }) => {
    const { type, fields } = enquiry('Company');
    const expectKept = async () => {
      await expect(page.getByRole('radio', { name: type })).toBeChecked();
      await expectFields(page, fields);
    };
    await fillEnquiry(page, { type, fields });
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expectKept();
    await page.reload();
    await expectKept();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expectKept();
    expect(await draftsIn(page, 'localStorage')).toBe(0);

    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
    await expect(field(page, 'Message')).toBeEmpty();
    await expect(page.getByRole('button', { name: 'Clear the form' })).toBeHidden();
    expect(await draftsIn(page, 'sessionStorage')).toBe(0);

    await fillEnquiry(page, { type, fields });
    expect(await draftsIn(page, 'sessionStorage')).toBe(1);
    await sendButton(page).click();
    await expectSent(page);
    expect(await draftsIn(page, 'sessionStorage')).toBe(0);

    await fillEnquiry(page, { type, fields });
    await signOut(page);
    expect(await draftsIn(page, 'sessionStorage')).toBe(0);
  },
);

type Store = 'localStorage' | 'sessionStorage';

function draftsIn(page: Page, store: Store): Promise<number> {
  return page.evaluate(
    (store) => Object.keys(window[store]).filter((key) => key.includes('.draft.')).length,
    store,
  );
}

function signOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const form = document.createElement('form');
    form.action = '/sign-out';
    document.body.append(form);
    form.dispatchEvent(new Event('submit', { bubbles: true }));
  });
}

function onRoleOf(name: string, change: 'insert' | 'delete') {
  return onDatabase(async (sql) => {
    const [person] = await sql<{ id: string }[]>`
      select p.id from profiles p where p.full_name = ${name}`;
    const id = person?.id ?? '';
    if (change === 'delete') await sql`delete from user_roles where user_id = ${id}`;
    else await sql`insert into user_roles (user_id, role) values (${id}, 'admin')`;
  });
}
