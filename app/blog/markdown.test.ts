import { expect, test } from 'vitest';
import { headingsOf, plainText, renderMarkdown } from './markdown.ts';

test('headings carry an address to link to', async () => {
  const html = await renderMarkdown('## What it *costs*, in rand\n\nText.\n\n### Not listed');
  expect(html).toContain('<h2 id="what-it-costs-in-rand">What it <em>costs</em>, in rand</h2>');
  expect(headingsOf(html)).toEqual([{ id: 'what-it-costs-in-rand', text: 'What it costs, in rand' }]);
});

test('a table names its lines and, for narrow screens, its columns', async () => {
  const html = await renderMarkdown('| Year | Tax "due" |\n| :-- | --: |\n| 2027 | R 9 180 |');
  expect(html).toContain('<th scope="col">Year</th><th scope="col" class="num">Tax "due"</th>');
  expect(html).toContain(
    '<th scope="row">2027</th><td class="num" data-label="Tax &quot;due&quot;">R 9 180</td>',
  );
});

test('raw HTML that does no harm stays', async () => {
  const html = await renderMarkdown('<details><summary>More</summary>\n\n**Text**\n\n</details>');
  expect(html).toContain('<details><summary>More</summary>');
  expect(html).toContain('<strong>Text</strong>');
});

test.each([
  '/contact',
  '#dates',
  '?type=company',
  'https://www.sars.gov.za/x?a=1&b=2',
  'mailto:info@example.org',
  'tel:+27120000100',
])('a link to %s stays', async (address) => {
  expect(await renderMarkdown(`[there](${address})`)).toContain(`href="${address.replace('&', '&amp;')}"`);
});

test('an image may carry its data, nothing else may', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  expect(await renderMarkdown(`![dot](${dot})`)).toContain(`src="${dot}"`);
  expect(await renderMarkdown(`<img alt="x" src="data:text/html,<script>alert(1)</script>">`)).not.toContain(
    'data:',
  );
  expect(await renderMarkdown(`<video src="${dot}"></video><audio src="${dot}"></audio>`)).not.toContain(
    'data:',
  );
  expect(await renderMarkdown(`[x](${dot})`)).not.toContain('data:');
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="VBScript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="d\nata:text/html,<script>alert(1)</script>">x</a>',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1))',
  '<img src="vbscript:x">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<style>@import "//evil.example/x.css";</style><p style="background:url(javascript:alert(1))">x</p>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<details open ontoggle=alert(1)>x</details>',
  '<p onclick="alert(1)">x</p>',
  '<a href="x" onmouseover="alert(1)">x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<div id="getElementById" name="forms"></div>',
])('%s comes out harmless', async (hostile) => {
  const html = await renderMarkdown(`Before.\n\n${hostile}\n\nAfter.`);
  expect(dangersIn(html)).toEqual([]);
});

test('plain text has no tags and no entities', () => {
  expect(plainText('<p>Profit &amp; loss, <b>&quot;nett&quot;</b></p>\n<p>2027</p>')).toBe(
    'Profit & loss, "nett" 2027',
  );
});

const TAG = /^<\/?(script|style|iframe|object|embed|form|input|button|base|meta|link|svg|math|template)\b/i;
const ATTRIBUTE = /\s(?:on\w+|srcdoc|formaction|style)\s*=/i;
const ADDRESS = /(?:href|src|action|data)\s*=\s*["']?[^"'>]*?(?:javascript|vbscript|data):/i;

/** The tags of what came out that should not have. */
function dangersIn(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  return tags.filter((tag) => TAG.test(tag) || ATTRIBUTE.test(tag) || ADDRESS.test(tag));
}
