import { expect, test } from 'vitest';
import { hostile } from './hostile.test-support.ts';
import { headingsOf, plainText, renderMarkdown } from './markdown.ts';

test('headings carry an address to link to', async () => {
  const html = await renderMarkdown('## What it *costs*, in rand\n\nText.\n\n### Not listed');
  expect(html).toContain('<h2 id="what-it-costs-in-rand">What it <em>costs</em>, in rand</h2>');
  expect(headingsOf(html)).toEqual([{ id: 'what-it-costs-in-rand', text: 'What it costs, in rand' }]);
});

test('a table has headers for its rows and, for narrow screens, labels for its columns', async () => {
  const html = await renderMarkdown('| | Tax "due" |\n| :-- | --: |\n| 2027 | R 9 180 |');
  expect(html).toContain('<thead><tr><td></td><th scope="col" class="num">Tax "due"</th></tr></thead>');
  expect(html).toContain(
    '<th scope="row">2027</th><td class="num" data-label="Tax &quot;due&quot;">R 9 180</td>',
  );
});

test('an amount in a column label stays on one line', async () => {
  const amount = 'R\u202f5\u202f000';
  const html = await renderMarkdown(`| | Above ${amount} |\n| :-- | :-- |\n| Date | yes |`);
  expect(html).toContain(`data-label="Above ${amount}"`);
});

test('no line ends within the word e-mail; addresses stay as they are', async () => {
  const html = await renderMarkdown('## By E-mail\n\nE-mailed, or [by e-mail](/e-mail "e-mail > post").');
  const word = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;
  expect(html).toContain(`<h2 id="by-e-mail">By ${word('E-mail')}</h2>`);
  expect(html).toContain(`<p>${word('E-mailed')}, or <a `);
  expect(html).toContain('href="/e-mail"');
  expect(html).toContain(`>by ${word('e-mail')}</a>.`);
  expect(plainText(html)).toBe('By E-mail E-mailed, or by e-mail.');
});

test('a picture whose address has its size keeps its place while it loads', async () => {
  const html = await renderMarkdown('![A "till" & *rolls*](/logos/content-0a-800x450.webp "Rolls")');
  const image = /<img [^>]*>/.exec(html)?.[0];
  for (const attribute of [
    'src="/logos/content-0a-800x450.webp"',
    'alt="A &quot;till&quot; &amp; rolls"',
    'title="Rolls"',
    'width="800"',
    'height="450"',
    'loading="lazy"',
  ])
    expect(image).toContain(attribute);
  expect(await renderMarkdown('![x](/plain.webp)')).not.toContain('width');
});

test('links to pages, parts of pages, mail and phone stay', async () => {
  for (const address of [
    '/contact',
    '#dates',
    '?type=company',
    'https://www.sars.gov.za/x?a=1&b=2',
    'mailto:info@example.org',
    'tel:+27120000100',
  ])
    expect(await renderMarkdown(`[there](${address})`)).toContain(`href="${address.replace('&', '&amp;')}"`);
});

test('a picture that is marked as decoration says nothing', async () => {
  const html = await renderMarkdown('![](/logos/x-8x4.webp "decoration")');
  expect(html).toContain('alt=""');
  expect(html).not.toContain('title');
  expect(await renderMarkdown('![](/logos/x-8x4.webp "A till")')).toContain('title="A till"');
});

test('harmless HTML stays, and of data addresses only those of images', async () => {
  const html = await renderMarkdown('<details><summary>More</summary>\n\n**Text**\n\n</details>');
  expect(html).toContain('<details><summary>More</summary>');
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  expect(await renderMarkdown(`![dot](${dot})`)).toContain(`src="${dot}"`);
  for (const other of [`<video src="${dot}"></video><audio src="${dot}"></audio>`, `[x](${dot})`])
    expect(await renderMarkdown(other)).not.toContain('data:');
});

test('hostile texts become harmless', async () => {
  for (const markdown of Object.values(hostile).flat()) {
    const html = await renderMarkdown(`Before.\n\n${markdown}\n\nAfter.`);
    expect(html, markdown).toContain('Before.');
    expect(dangersIn(html), markdown).toEqual([]);
  }
});

test('plain text has no tags and no entities', () => {
  expect(plainText('<p>Profit &amp; loss, <b>&quot;nett&quot;</b></p>\n<p>2027</p>')).toBe(
    'Profit & loss, "nett" 2027',
  );
});

const TAG = /<(\w[\w-]*)((?:\s[^\s=>"]+(?:="[^"]*")?)*)>/g;
const ATTRIBUTE = /\s([^\s=>"]+)(?:="([^"]*)")?/g;

const HOSTILE_TAG =
  /^(script|style|iframe|frame|object|embed|applet|form|input|button|base|meta|link|svg|math|template|dialog|body|html)$/;
const HOSTILE_ATTRIBUTE =
  /^(on.*|style|srcset|srcdoc|action|formaction|ping|background|xlink:href|autofocus)$/;
const ADDRESS = /^(href|src|cite|longdesc)$/;

function dangersIn(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => [
    ...(HOSTILE_TAG.test(tag) ? [tag] : []),
    ...[...attributes.matchAll(ATTRIBUTE)]
      .filter(([, name = '', value = '']) => HOSTILE_ATTRIBUTE.test(name) || isUnsafeLink(name, value))
      .map(([attribute]) => `${tag}${attribute}`),
  ]);
}

function isUnsafeLink(name: string, value: string): boolean {
  return (
    ADDRESS.test(name) && !/^(https?|mailto|tel):$/.test(new URL(value, 'https://firm.example').protocol)
  );
}
