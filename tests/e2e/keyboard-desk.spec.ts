import type { Locator, Page } from '@playwright/test';
import { firm } from '#content/firm.ts';
import { namesIn, openClients, rows, test, THREE, write } from './admin-site.ts';
import { toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated, SCRIPT, thorough } from './journey.ts';
import { stopsOf, tab, tabTo, typeInto } from './keyboard.ts';
import { addMember } from './member.ts';

test.describe.configure({ mode: 'default' });

test(
  'by keyboard alone a client is added, edited, moved and restored',
  thorough(SCRIPT),
  async ({ admin, site }) => {
    await openClients(admin, site, THREE);
    await tabTo(admin, admin.getByRole('link', { name: 'Add Client' }));
    await admin.keyboard.press('Enter');
    const form = admin.getByRole('region', { name: 'Add New Client' });
    await expect(form.getByLabel('Name')).toBeFocused();
    await typeInto(admin, form.getByLabel('Name'), 'Delta');
    await admin.keyboard.press('Enter');
    await expect(rows(admin)).toHaveCount(4);

    const edit = admin.getByRole('button', { name: 'Edit Beta' });
    await tabTo(admin, edit);
    await admin.keyboard.press('Enter');
    const row = rows(admin).filter({ has: admin.getByLabel('Description') });
    await expect(row.getByLabel('Name')).toBeFocused();
    await admin.keyboard.press('ControlOrMeta+A');
    await admin.keyboard.type('Beta Plus');
    await tab(admin);
    await expect(row.getByText('Saved')).toBeVisible();
    await tabTo(admin, admin.getByRole('button', { name: 'Done with Beta Plus' }), 'Shift+Tab');
    await admin.keyboard.press('Alt+ArrowUp');
    await expect(admin.getByText(/Beta Plus is now number \d of 4/)).toBeAttached();
    await admin.keyboard.press('Enter');

    await tabTo(admin, admin.getByRole('button', { name: 'Delete Gamma' }));
    await admin.keyboard.press('Enter');
    await tabTo(admin, admin.getByRole('button', { name: 'Undo' }));
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('One client restored')).toBeVisible();
    await openHydrated(admin, '/admin/clients');
    await expect.poll(() => namesIn(site)).toContain('Beta Plus');
    const stops = await stopsOf(admin);
    expect(stops.slice(0, 2)).toEqual(['Skip to content', firm.name]);
    expect(stops).toContain('Sign Out');
  },
);

test(
  'by single keys messages are walked, ticked, tagged, closed, snoozed and answered',
  thorough(SCRIPT),
  async ({ admin, site }) => {
    await write(site, ENQUIRIES);
    const { keyboard } = admin;
    const line = (name: string) => admin.getByRole('link', { name, exact: true });
    await openHydrated(admin, '/admin/messages');
    await expectKeys(admin);
    await keyboard.press('j');
    await expect(line('Question four')).toBeFocused();
    await keyboard.press('j');
    await keyboard.press('j');
    await keyboard.press('k');
    await expect(line('Question three')).toBeFocused();
    await keyboard.press('x');
    await expect(admin.getByText('1 ticked')).toBeVisible();
    await keyboard.press('x');
    await expect(admin.getByText('1 ticked')).toBeHidden();
    await keyboard.press('t');
    await keyboard.type('vat');
    await keyboard.press('Enter');
    await expect(toast(admin, 'One message tagged')).toBeVisible();
    await expect(admin.getByRole('row').filter({ hasText: 'Question three' })).toContainText('vat');

    await keyboard.press('j');
    await keyboard.press('Enter');
    await expectTitle(admin, 'four');
    await keyboard.press('j');
    await expectTitle(admin, 'three');
    await keyboard.press('k');
    await expectTitle(admin, 'four');
    await keyboard.press('e');
    await expect(toast(admin, 'One message marked as answered')).toBeVisible();
    await expectTitle(admin, 'three');
    await keyboard.press('s');
    await keyboard.press('ArrowDown');
    await expect(admin.getByRole('button', { name: 'Tomorrow at 08:00' })).toBeFocused();
    await expectAccessible(admin);
    await keyboard.press('Enter');
    await expect(toast(admin, 'One message snoozed')).toBeVisible();
    await expectTitle(admin, 'two');
    await keyboard.press('s');
    await keyboard.press('Enter');
    await expectTitle(admin, 'one');
    await expect(toast(admin, 'Question two: Lerato Dube')).toBeVisible();
    await expect(admin.getByRole('group', { name: 'Snooze' })).toBeHidden();
    await expect(admin.getByRole('main')).toBeFocused();
    await keyboard.press('1');
    const reply = admin.getByRole('textbox', { name: 'Your reply' });
    await expect(reply).toBeFocused();
    await expect(reply).not.toHaveValue('');
    await admin.getByRole('heading', { level: 1 }).click();
    await keyboard.press('r');
    await expect(reply).toBeFocused();
    await keyboard.type('By the end of August.');
    await expect(reply).toHaveValue(/message\.\n\nBy the end of August\.\n\nKind regards/);
    await keyboard.press('Control+Enter');
    await expect(toast(admin, 'Reply on its way')).toBeVisible();
    await expectTitle(admin, 'nought');
    await keyboard.press('u');
    await expect(line('Question nought')).toBeVisible();
    await keyboard.press('j');
    await keyboard.press('!');
    await expect(toast(admin, 'One message moved to spam')).toBeVisible();
    await expect(line('Question nought')).toBeHidden();
    await admin.getByRole('button', { name: 'Undo' }).first().click();
    await expect(line('Question nought')).toBeVisible();
    await expect(admin.locator('[data-line]')).toHaveCount(1);

    await openKeys(admin);
    await admin.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
    await keyboard.press('Escape');
    await keyboard.press('j');
    await expect(line('Question nought')).not.toBeFocused();
    await openKeys(admin);
    await admin.getByRole('checkbox', { name: 'Use these keys' }).check();
    await keyboard.press('Escape');
    await keyboard.press('/');
    await expect(admin.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  },
);

test('three messages are given to a colleague with nine keys', SCRIPT, async ({ admin, site }) => {
  await write(site, ENQUIRIES);
  await addMember({ name: 'Sipho Zulu', role: 'staff' }, site.databaseUrl);
  await openHydrated(admin, '/admin/messages');
  await expectKeys(admin);
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x', 'a', 's']) await admin.keyboard.press(key);
  await expect(admin.getByRole('button', { name: 'Sipho Zulu' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(toast(admin, '3 messages assigned to Sipho Zulu')).toBeVisible();
});

test(
  'the bar of what is ticked does not cover the line that was ticked last',
  SCRIPT,
  async ({ admin, site }) => {
    await write(site, ENQUIRIES);
    await openHydrated(admin, '/admin/messages');
    const row = admin.getByRole('row').filter({ hasText: 'Question two' });
    const box = row.getByRole('checkbox');
    await box.evaluate((one) => {
      const below = (one.closest('tr')?.getBoundingClientRect().bottom ?? 0) - innerHeight + 4;
      document.documentElement.style.paddingTop = `${Math.max(0, -below)}px`;
      scrollBy(0, below);
    });
    await box.focus();
    await admin.keyboard.press('Space');
    const bar = admin.getByRole('form', { name: 'The ticked messages' });
    await expect(bar).toBeVisible();
    const edges = await Promise.all([row.boundingBox(), bar.boundingBox()]);
    expect((edges[0]?.y ?? 0) + (edges[0]?.height ?? 0)).toBeLessThanOrEqual((edges[1]?.y ?? 0) + 1);
  },
);

test(
  'by single keys work, taxpayers and bookings are walked, ticked and opened',
  thorough(SCRIPT),
  async ({ admin, site }) => {
    await write(site, WORK);
    const { keyboard } = admin;
    const line = (name: string) => admin.getByRole('link', { name, exact: true });
    for (const [path, search] of [
      ['/admin/work', 'Client'],
      ['/admin/taxpayers', 'Name, number or address'],
      ['/admin/bookings?view=list', 'Name, e-mail or phone'],
    ] as const) {
      await openHydrated(admin, path);
      const help = await openKeys(admin);
      await expectAccessible(admin);
      await keyboard.press('Escape');
      await expect(help).toBeHidden();
      for (const key of 'jjk') await keyboard.press(key);
      await expect(line('Key One'), path).toBeFocused();
      if (path === '/admin/work') {
        await keyboard.press('x');
        await expect(admin.getByText('1 ticked')).toBeVisible();
        await keyboard.press('s');
        await expect(admin.getByRole('button', { name: 'With SARS', exact: true })).toBeVisible();
        await keyboard.press('Escape');
        await keyboard.press('k');
      }
      await keyboard.press('/');
      await expect(admin.getByRole('searchbox', { name: search })).toBeFocused();
      await admin.getByRole('heading', { level: 1 }).click();
      await keyboard.press('j');
      await keyboard.press('o');
      await admin.waitForURL(/[0-9a-f-]{36}/);
      await expect(admin.getByRole('main'), path).toContainText('Key One');
    }
  },
);

const WORK = `truncate taxpayers, engagements, bookings cascade;
  insert into taxpayers (id, kind, name) select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'individual', name
    from unnest(array['Key One', 'Key Two']) with ordinality as names (name, n);
  insert into engagements (taxpayer_id, type, period, state, due_on)
    select id, 'itr12', '2026', 'in_progress', '2036-01-01'::date + (right(id::text, 1))::int from taxpayers;
  insert into bookings (submission_key, kind, way, starts_at, ends_at, held_until, name, email, phone)
    select 'by the keyboard ' || n, 'first-talk', 'phone', now() + n * interval '1 day', now() + n * interval '1 day 30 minutes',
      now() + n * interval '1 day 30 minutes', name, 'key@example.org', '+27 821234567'
    from unnest(array['Key One', 'Key Two']) with ordinality as names (name, n)`;

/** The newest is number four. */
const ENQUIRIES = `truncate enquiries cascade; insert into enquiries
  (submission_key, user_type, name, email, phone, subject, message, created_at)
  select 'sent by the keyboard ' || number, 'individual', 'Lerato Dube', 'lerato@example.org', '+27 821234567',
    'Question ' || word, 'What must I file, and when?', now() - interval '1 hour' * (6 - number)
  from unnest(array['nought', 'one', 'two', 'three', 'four']) with ordinality as words (word, number)`;

/** The help opens and closes. The keys come with a script of their own, so the first is pressed until they have. */
async function expectKeys(page: Page): Promise<void> {
  const help = await openKeys(page);
  await expect(help).toContainText('back to the list');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
}

function expectTitle(page: Page, word: string): Promise<void> {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(`Question ${word}`);
}

/** A key that is pressed while the page changes is lost. */
async function openKeys(page: Page): Promise<Locator> {
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  return help;
}
