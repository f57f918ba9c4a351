import { fillFigures } from '#app/site/blog/figures.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import { renderMarkdown } from '#app/platform/markdown/markdown.ts';
import { frontMatter, type Road } from './road.ts';

/** The answer, then what to do as a numbered list. Rejects an unknown figure or tool, and a text without the list. */
export async function compileRoad(source: string): Promise<Road> {
  const { head, body } = splitFrontMatter(fillFigures(source));
  const html = await renderMarkdown(body);
  const [, answer, steps] = /^(<p>[\s\S]*?<\/p>)\s*(<ol>[\s\S]*<\/ol>)\s*$/.exec(html) ?? [];
  if (!answer || !steps) throw new Error('a road is one paragraph with the answer, then a numbered list');
  return { ...frontMatter.parse(head), answer, steps };
}
