import type { Page } from '@playwright/test';
import { namesIn, openClients, rows, test, THREE, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, hasScript, holdBack, SCRIPT, thorough } from './journey.ts';

test.describe.configure({ mode: 'default' });

test('rows are moved by their buttons', async ({ admin, site }) => {
  await openClients(admin, site, THREE);
  await admin.getByRole('button', { name: 'Move Gamma up' }).click();
  await expect(rows(admin)).toHaveText([/Alpha/, /Gamma/, /Beta/]);
  await admin.getByRole('button', { name: 'Move Alpha down' }).click();
  await expect(rows(admin)).toHaveText([/Gamma/, /Alpha/, /Beta/]);
  if (hasScript()) await expectSaved(admin, 'Alpha');
  await admin.reload();
  await expect(rows(admin)).toHaveText([/Gamma/, /Alpha/, /Beta/]);
});

test(
  'moves are saved in order, and leaving the page before asks first',
  thorough(SCRIPT),
  async ({ admin, site }) => {
    await openClients(admin, site, THREE);
    let saves = 0;
    const release = await holdBack(admin, /clients\.data/, () => saves++ === 0);
    await admin.getByRole('button', { name: 'Move Gamma up' }).click();
    await admin.getByRole('button', { name: 'Move Alpha down' }).click();
    await expect(rows(admin).filter({ hasText: 'Alpha' }).getByText('Saving...')).toBeVisible();
    const opened = admin.waitForEvent('dialog');
    await admin.evaluate(() => void setTimeout(() => window.location.reload()));
    const dialog = await opened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    release();
    await expectSaved(admin, 'Alpha');
    expect(await namesIn(site)).toEqual(['Gamma', 'Alpha', 'Beta']);
  },
);

test(
  'rows are moved with Alt and the arrow keys, and each move is announced',
  thorough(SCRIPT),
  async ({ admin, site }) => {
    await openClients(admin, site, THREE);
    const edit = admin.getByRole('button', { name: 'Edit Alpha' });
    await edit.focus();
    await admin.keyboard.press('Alt+ArrowDown');
    await admin.keyboard.press('Alt+ArrowDown');
    await expect(rows(admin)).toHaveText([/Beta/, /Gamma/, /Alpha/]);
    await expect(admin.getByText('Alpha is now number 3 of 3.')).toBeAttached();
    await expect(edit).toBeFocused();
    await expectSaved(admin, 'Alpha');
    await admin.reload();
    await expect(rows(admin)).toHaveText([/Beta/, /Gamma/, /Alpha/]);
    const search = admin.getByRole('searchbox', { name: 'Search' });
    await admin.keyboard.press('/');
    await expect(search).not.toBeFocused();
    await edit.focus();
    await admin.keyboard.press('/');
    await expect(search).toBeFocused();
  },
);

test('a row is dragged to its place, and Escape leaves it where it was', SCRIPT, async ({ admin, site }) => {
  await openClients(admin, site, THREE);
  await drag(admin, 'Alpha', 'Gamma', async () => admin.keyboard.press('Escape'));
  await expect(rows(admin)).toHaveText([/Alpha/, /Beta/, /Gamma/]);
  await drag(admin, 'Alpha', 'Gamma');
  await expect(rows(admin)).toHaveText([/Beta/, /Gamma/, /Alpha/]);
  await expectSaved(admin, 'Alpha');
  expect(await namesIn(site)).toEqual(['Beta', 'Gamma', 'Alpha']);
});

test('the list is searched, filtered and sorted by address', thorough(), async ({ admin, site }) => {
  await write(site, THREE);
  await openClients(admin, site, "insert into clients (name, is_active) values ('Zulu', false)");
  await admin.getByRole('combobox', { name: 'Show' }).selectOption('Hidden');
  if (!hasScript()) await admin.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows(admin)).toHaveText([/Zulu/]);
  await expect(admin).toHaveURL(/show=hidden/);
  await admin.getByRole('searchbox', { name: 'Search' }).fill('alpha');
  await admin.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(admin.getByText('None of the 4 clients is like that.')).toBeVisible();
  await expectAccessible(admin);
  await admin.goto('/admin/clients?sort=name&q=a');
  await expect(rows(admin)).toHaveText([/Alpha/, /Beta/, /Gamma/]);
  await expect(admin.getByRole('button', { name: /^Move/ })).toHaveCount(0);
});

async function expectSaved(page: Page, name: string): Promise<void> {
  await expect(rows(page).filter({ hasText: name }).getByText('Saved')).toBeVisible();
}

/** Drags a row by its handle and drops it on the lower half of another. */
async function drag(page: Page, name: string, over: string, before = async () => {}): Promise<void> {
  const [row, target] = [name, over].map((text) => rows(page).filter({ hasText: text }));
  await row?.locator('[data-grip]').hover();
  await page.mouse.down();
  const box = await target?.boundingBox();
  await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + (box?.height ?? 0) - 4, { steps: 5 });
  await before();
  await page.mouse.up();
}
