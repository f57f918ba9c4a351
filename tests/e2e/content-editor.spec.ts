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
    await expect(text).toHaveValue(/^Before\.\n\n!\[\]\(\/logos\/content-\w{32}-800x400\.webp\)\n\nAfter\.$/);
    const shows = admin.getByLabel('What it shows');
    await expect(shows).toBeFocused();
    await admin.keyboard.type('A till [2026] and rolls');
    await expect(text).toHaveValue(/!\[A till 2026 and rolls\]\(/);
    await expect(admin.getByText('1 min read')).toBeVisible();
    const address = /\((\/logos\/[^)]+)\)/.exec(await text.inputValue())?.[1] ?? '';
    expect((await request.get(address)).headers()['cache-control']).toContain('immutable');
    await admin.getByLabel('It is decoration only').check();
    await expect(text).toHaveValue(/!\[\]\(\S+ "decoration"\)/);
    await admin.getByLabel('It is decoration only').uncheck();
    await expect(text).toHaveValue(/!\[A till 2026 and rolls\]\(/);
    const wrong = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('none') };
    await admin.getByLabel('Put in a picture').setInputFiles(wrong);
    await expect(admin.getByText(/^x\.png: This is no PNG/)).toBeVisible();
    await expectAccessible(admin);
  },
);

test(
  'a picture is not published before somebody says what it shows',
  SCRIPT,
  async ({ admin, complaints }) => {
    complaints.expect(/status of 400/);
    await openHydrated(admin, '/admin/content/articles/17');
    const text = admin.getByLabel('Text', { exact: true });
    const words = await text.inputValue();
    await text.fill(`${words}\n\n`);
    await give(admin, 'drop', { file: [...(await picture())] });
    await expect(admin.getByLabel('What it shows')).toBeFocused();
    await admin.getByRole('button', { name: 'Publish now' }).click();
    const refused = admin.getByRole('link', { name: /^Text: Line \d+: say between the square brackets/ });
    await expect(refused).toBeVisible();
    await expect(text).toHaveAttribute('aria-invalid');
    await admin.getByLabel('It is decoration only').check();
    await expect(text).not.toHaveAttribute('aria-invalid');
    await admin.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(admin.getByText('Nothing is wrong with it.')).toBeVisible();
  },
);

test('text of Word and cells of a spreadsheet become Markdown, and undo works', SCRIPT, async ({ admin }) => {
  await openHydrated(admin, ARTICLE);
  const text = admin.getByLabel('Text', { exact: true });
  await text.fill('Before.');
  await text.press('End');
  await give(admin, 'paste', { html: OF_WORD, plain: 'Costs For all.' });
  await expect(text).toHaveValue(`Before.\n\n${AS_MARKDOWN}`);
  await expect(admin.getByText('Left out: 1 picture. Put pictures in as files.')).toBeVisible();
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Before.');
  await give(admin, 'paste', { html: '', plain: 'Month\tVAT\nMay\tR 100\n' });
  await expect(text).toHaveValue('Before.\n\n| Month | VAT |\n| --- | ---: |\n| May | R 100 |');
});

test('a button makes a table of lines with bars, or puts an empty one in', SCRIPT, async ({ admin }) => {
  await openHydrated(admin, ARTICLE);
  const text = admin.getByLabel('Text', { exact: true });
  const button = admin.getByRole('button', { name: 'Table', exact: true });
  await text.fill('| Month | VAT |\n| May | R 100 |');
  await text.press('ControlOrMeta+Home');
  await button.click();
  await expect(text).toHaveValue('| Month | VAT |\n| --- | ---: |\n| May | R 100 |');
  await text.fill('Before.');
  await text.press('End');
  await button.click();
  await expect(text).toHaveValue(/^Before\.\n\n\| First column \| Second column \|\n\| --- \| --- \|/);
  await expect(admin.getByText('A table is in the text: its first row is the head.')).toBeVisible();
});

test('without a script a picture becomes a line to copy', NO_SCRIPT, async ({ admin, complaints }) => {
  complaints.expect(/status of 400/);
  await admin.goto('/admin/content/pictures');
  const file = { name: 'till.png', mimeType: 'image/png', buffer: await picture() };
  await admin.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await admin.getByRole('button', { name: 'Store it' }).click();
  await expect(admin.getByText('Say what it shows.')).toBeVisible();
  await admin.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await admin.getByLabel('It is decoration only').check();
  await admin.getByRole('button', { name: 'Store it' }).click();
  await expect(admin.getByText(/^!\[\]\(\S+ "decoration"\)$/)).toBeVisible();
  await admin.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await admin.getByLabel('What it shows').fill('A till');
  await admin.getByRole('button', { name: 'Store it' }).click();
  await expect(admin.getByText(/^!\[A till\]\(\/logos\/content-\w{32}-800x400\.webp\)$/)).toBeVisible();
  await expect(admin.getByRole('img', { name: 'A till' })).toBeVisible();
  await expectAccessible(admin);
});

/** Word’s own: looks in styles and a sheet, a list of paragraphs with marks, a table, and tags of Office. */
const OF_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt} @list l0 {mso-list-id:1} --></style></head>
<body lang=EN-ZA style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'>Costs<o:p></o:p></h1>
<p class=MsoNormal style='line-height:107%'>For <span style='font-weight:700;color:#C00000'>all</span>,
<span style='mso-bidi-font-weight:bold'>each month</span>.<o:p></o:p></p>
${itemOfWord('·', 'Books')}${itemOfWord('·', 'Payroll')}
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:1.0pt'>
<td width=200 style='width:5.0cm'><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>What</b><o:p></o:p></p></td>
<td><p class=MsoNormal align=right style='text-align:right'>Price<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Books</p></td><td><p class=MsoNormal align=right>R&nbsp;900</p></td></tr></table>
<p class=MsoNormal><img width=96 src="file:///C:/x/image001.png" style='width:1.0in'></p><!--EndFragment--></body></html>`;

const AS_MARKDOWN = `## Costs

For **all**, each month.

- Books
- Payroll

| What | Price |
| --- | ---: |
| Books | R 900 |`;

function itemOfWord(mark: string, words: string): string {
  return `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>`;
}

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
