import { expect, test } from 'vitest';
import { plainText, renderMarkdown } from '#app/platform/markdown/markdown.ts';
import { wholeArticles } from './articles.server.ts';
import { withFolds } from './folds.ts';

test('a wide or long table and a question are folds, and nothing around them is', async () => {
  const html = await renderMarkdown(
    `## Rules\n\nRead this.\n\n## Example\n\nSo.\n\n## Table\n\n| A | B | C |\n| - | - | - |\n| 1 | 2 | 3 |\n\n| D | E |\n| - | - |\n| 1 | 2 |\n\n| F | G |\n| - | - |\n${'| 1 | 2 |\n'.repeat(5)}\n### Who pays\n\nYou.\n\n## Questions\n\n### May I *wait*?\n\nNo.\n\nNever.\n\n### By e-mail?\n\nYes.\n`,
  );
  const folded = withFolds({ html, folded: ['example'] });
  expect(folded.match(/<details.*?<\/summary>/gs)).toEqual([
    '<details class="fold fold-row"><summary>Show this part</summary>',
    '<details class="fold fold-row"><summary>Table: A, B, C</summary>',
    '<details class="fold fold-row"><summary>Table: F, G</summary>',
    '<details class="fold-row"><summary><h3 id="may-i-wait">May I <em>wait</em>?</h3></summary>',
    expect.stringContaining('e-mail'),
  ]);
  expect(folded).toContain('</summary><p>No.</p>\n<p>Never.</p></details>');
  const open = plainText(folded.replaceAll(/<details.*?<\/details>/gs, ''));
  expect(open).toBe('Rules Read this. Example Table D E 1 2 Who pays You. Questions');
});

test('each article ends with questions that are folds, and keeps its sections open', () => {
  for (const article of wholeArticles()) {
    const { slug, html, contents } = article;
    const folded = withFolds(article);
    expect(folded.match(/<summary><h3/g)?.length, slug).toBeGreaterThan(2);
    expect(plainText(folded).length, slug).toBeGreaterThan(plainText(html).length - 1);
    const open = folded.replaceAll(/<details.*?<\/details>/gs, '');
    for (const { id } of contents) expect(open, slug).toContain(`<h2 id="${id}">`);
  }
});
