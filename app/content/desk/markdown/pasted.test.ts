import { expect, test } from 'vitest';
import { markdownOf } from './pasted.ts';
import { tableOfTabs } from './pipe-table.ts';

test('headings, lists, links, tables and bold of a web page become Markdown', () => {
  const { markdown, left } = markdownOf(`<meta charset="utf-8"><h1>What it <b>costs</b></h1>
    <p>For <strong>companies</strong>, <em>once a year</em>: see <a href="https://www.sars.gov.za/a(b)">SARS</a>.</p>
    <ul><li>First</li><li>Second<ol><li>Inner</li></ol></li></ul><h2>Then</h2><blockquote>Said</blockquote>
    <table><thead><tr><th>What</th><th>How much</th></tr></thead>
    <tbody><tr><td>Rate</td><td>15%</td></tr><tr><td>Limit | year</td><td>R 2 300 000</td></tr></tbody></table>`);
  expect(markdown).toBe(
    [
      '## What it costs',
      'For **companies**, *once a year*: see [SARS](https://www.sars.gov.za/a%28b%29).',
      '-   First\n-   Second\n    1.  Inner',
      '### Then',
      '> Said',
      '| What | How much |\n| --- | ---: |\n| Rate | 15% |\n| Limit \\| year | R 2 300 000 |',
    ].join('\n\n'),
  );
  expect(left).toEqual([]);
});

test('lists of Word, whose items are paragraphs, are lists', () => {
  const item = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
     style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  const html = `<html xmlns:o="x"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
    <h2>Steps<o:p></o:p></h2><p class=MsoNormal>Do <b>this</b>:</p>
    ${item(1, '·', 'One')}${item(2, 'o', 'Inner')}${item(1, '·', 'Two')}<p class=MsoNormal>Then:</p>
    ${item(1, '1.', 'A')}${item(1, '2.', 'B')}<!--EndFragment--></body></html>`;
  expect(markdownOf(html).markdown).toBe(
    '## Steps\n\nDo **this**:\n\n- One\n    - Inner\n- Two\n\nThen:\n\n1. A\n1. B',
  );
});

test('what Word says of other scripts is no look, and a typed mark is that of a list', () => {
  const item = (words: string) =>
    `<p class=MsoListParagraph style="text-indent:-18pt;mso-list:l0 level1 lfo1">${words}<o:p></o:p></p>`;
  expect(
    markdownOf(`<p>The <b style='mso-bidi-font-weight:normal'>Most</b><span
      style='mso-spacerun:yes'>&nbsp; </span>\u2013 <span style="mso-bidi-font-weight:bold">plain</span></p>
      ${item('·&nbsp;&nbsp; First point')}${item('· Second')}`).markdown,
  ).toBe('The **Most** \u2013 plain\n\n- First point\n- Second');
  expect(markdownOf(`${item('1.&nbsp; One')}${item('2.&nbsp; Two')}`).markdown).toBe('1. One\n1. Two');
});

test('bold of Google Docs is that of its spans, not of the element around all', () => {
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain and </span>
    <span style="font-weight:700">bold</span> <span style="font-style:italic;font-weight:700">both</span></p></b>`;
  expect(markdownOf(html).markdown).toBe('Plain and **bold** ***both***');
});

test('what Markdown has no place for is named, and nothing of it runs', () => {
  const { markdown, left } = markdownOf(`<p>Before <img src="file:///C:/x.png"><img src="data:x"> after</p>
    <iframe src="https://x.example"></iframe><script>alert(1)</script><a href="file:///C:/a.docx">the letter</a>
    <a href="javascript:alert(1)">press</a> <a href="#_Toc1">above</a>
    <table><tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr><tr><td colspan="2">D</td></tr></table>`);
  expect(markdown).toBe(
    'Before  after\n\nthe letter press above\n\n| A | B |\n| --- | --- |\n|  | C |\n| D |  |',
  );
  expect(left).toEqual([
    '2 pictures',
    '1 film or frame of another site',
    '2 links to files',
    '2 merged cells, now split',
  ]);
});

test('a table of one column is text, and signs of Markdown are read as they are', () => {
  expect(markdownOf('<table><tr><td><p>One</p><p>Two</p></td></tr></table>').markdown).toBe('One Two');
  expect(markdownOf('<p>2 * 3 = [6] # no heading</p>').markdown).toBe(
    String.raw`2 \* 3 = \[6\] # no heading`,
  );
});

test('cells between tabs are a table, and a text with a tab is none', () => {
  expect(tableOfTabs('Month\tVAT\r\nMay\tR 1 200,50\r\nJune\t(300)\r\n')).toBe(
    '| Month | VAT |\n| --- | ---: |\n| May | R 1 200,50 |\n| June | (300) |',
  );
  expect(tableOfTabs('a*b\tx|y\n_c_\t[d]')).toBe('| a\\*b | x\\|y |\n| --- | --- |\n| \\_c\\_ | \\[d\\] |');
  for (const text of ['One\tline', 'No tab\nNone here', 'a\tb\nA sentence below', ''])
    expect(tableOfTabs(text), text).toBeNull();
});
