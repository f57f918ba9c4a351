import { fillFigures } from '#app/site/blog/figures.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import { renderMarkdown } from '#app/platform/markdown/markdown.ts';
import { citeSources } from './cite-sources.ts';
import { frontMatter, type Road } from './road.ts';

/**
 * The answer, then the steps as a numbered list. Rejects an unknown figure or tool, a text without the list, and a
 * claim without a source.
 */
export async function compileRoad(source: string): Promise<Road> {
  const { head, body } = splitFrontMatter(fillFigures(source));
  const facts = frontMatter.parse(head);
  const html = await renderMarkdown(body);
  const shape = /^(<p>[\s\S]*?<\/p>)\s*(<ol>[\s\S]*<\/ol>)\s*$/;
  if (!shape.test(html)) throw new Error('a road is one paragraph with the answer, then a numbered list');
  const [, answer = '', steps = ''] = shape.exec(citeSources(html, facts.sources.length)) ?? [];
  return { ...facts, answer, steps };
}
