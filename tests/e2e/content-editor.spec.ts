import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test, write } from './admin-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, NO_SCRIPT, openHydrated, SCRIPT } from './journey.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ site }) => write(site, 'truncate content_versions'));

const ARTICLE = '/admin/content/articles/77777777-7777-4777-8777-777777777777';

test(
  'a picture that is dropped stands in the text, and asks what it shows',
  SCRIPT,
  async ({ admin, request, complaints }) => {
    complaints.expect(/status of 400/);
    await openHydrated(admin, ARTICLE);
    const text = admin.getByLabel('Text', { exact: true });
    await text.fill('Before.\n\nAfter.');
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
    await give(admin, 'drop', { file: [...(await picture())] });
    await expect(admin.getByText('say between the square brackets what it shows')).toBeVisible();
    await expect(text).toHaveValue(/^Before\.\n\n!\[\]\(\/logos\/content-\w{32}-800x400\.webp\)\n\nAfter\.$/);
    await admin.keyboard.type('A till');
    await expect(text).toHaveValue(/!\[A till\]\(/);
    await expect(admin.getByText('1 min read')).toBeVisible();
    const address = /\((\/logos\/[^)]+)\)/.exec(await text.inputValue())?.[1] ?? '';
    expect((await request.get(address)).headers()['cache-control']).toContain('immutable');
    const wrong = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('none') };
    await admin.getByLabel('Put in a picture').setInputFiles(wrong);
    await expect(admin.getByText(/^x\.png: This is no PNG/)).toBeVisible();
    await expectAccessible(admin);
  },
);

test('text of Word and cells of a spreadsheet become Markdown, and undo works', SCRIPT, async ({ admin }) => {
  await openHydrated(admin, ARTICLE);
  const text = admin.getByLabel('Text', { exact: true });
  await text.fill('Before.');
  await text.press('End');
  const html = '<h1>Costs</h1><p>For <b>all</b>.<img src="file:///x.png"></p>';
  await give(admin, 'paste', { html, plain: 'Costs For all.' });
  await expect(text).toHaveValue('Before.\n\n## Costs\n\nFor **all**.');
  await expect(admin.getByText('Left out: 1 picture. Put pictures in as files.')).toBeVisible();
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Before.');
  await give(admin, 'paste', { html: '', plain: 'Month\tVAT\nMay\tR 100\n' });
  await expect(text).toHaveValue('Before.\n\n| Month | VAT |\n| --- | ---: |\n| May | R 100 |');
});

test('without a script a picture becomes a line to copy', NO_SCRIPT, async ({ admin, complaints }) => {
  complaints.expect(/status of 400/);
  await admin.goto('/admin/content/pictures');
  const file = { name: 'till.png', mimeType: 'image/png', buffer: await picture() };
  await admin.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await admin.getByRole('button', { name: 'Store it' }).click();
  await expect(admin.getByText('Say what it shows.')).toBeVisible();
  await admin.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await admin.getByLabel('What it shows').fill('A till');
  await admin.getByRole('button', { name: 'Store it' }).click();
  await expect(admin.getByText(/^!\[A till\]\(\/logos\/content-\w{32}-800x400\.webp\)$/)).toBeVisible();
  await expect(admin.getByRole('img', { name: 'A till' })).toBeVisible();
  await expectAccessible(admin);
});

type Given = { html?: string; plain?: string; file?: number[] };

async function give(admin: Page, what: 'paste' | 'drop', given: Given): Promise<void> {
  await admin.getByLabel('Text', { exact: true }).evaluate(
    (area: HTMLTextAreaElement, { kind, html = '', plain = '', file }) => {
      const data = new DataTransfer();
      if (html) data.setData('text/html', html);
      if (plain) data.setData('text/plain', plain);
      if (file) data.items.add(new File([new Uint8Array(file)], 'till.png', { type: 'image/png' }));
      const shared = { bubbles: true, cancelable: true };
      area.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
          : new DragEvent('drop', { ...shared, dataTransfer: data }),
      );
    },
    { kind: what, ...given },
  );
}

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#6b3fa0' } })
    .png()
    .toBuffer();
}
