import { firm } from '#content/firm.ts';
import { SECOND } from '#app/time.ts';
import { namesIn, rows, test, THREE, write } from './admin-site.ts';
import { expect, onlyIn, openHydrated } from './journey.ts';
import { stopsOf, tab, tabTo, typeInto } from './keyboard.ts';

test.describe.configure({ mode: 'default', timeout: 60 * SECOND });

test(
  'by keys alone a client is added, edited, moved and brought back',
  onlyIn('script'),
  async ({ admin, site }) => {
    await write(site, THREE);
    await openHydrated(admin, '/admin/clients');
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
