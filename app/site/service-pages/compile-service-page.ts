import { marked, type Token } from 'marked';
import { plans } from '#content/plans.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import { itemsOf, nextBlock, textOf, workedExample, type Queue } from './compile-blocks.ts';
import { frontMatter, type Block, type Part, type ServicePage } from './service-page.ts';

export const PARTS = ['get', 'cost', 'how', 'needs', 'dates', 'questions'];

/**
 * Figures keep their names: they are filled in when the page is made. Throws for wrong front matter, a service without
 * facts, an unknown figure or plan, a missing part, and an unknown block.
 */
export function compileServicePage(source: string): ServicePage {
  fillFigures(source);
  const { head, body } = splitFrontMatter(source);
  const facts = frontMatter.parse(head);
  if ((facts.kind === 'service') !== (facts.service !== undefined))
    throw new Error('a page of a service says `service`, and an alert does not');
  if ((facts.kind === 'service') !== (facts.shape !== undefined))
    throw new Error('a page of a service says its `shape`, and an alert does not');
  const unknown = [...facts.plans, ...(facts.from ? [facts.from] : [])].find((id) =>
    plans.every((plan) => plan.id !== id),
  );
  if (unknown) throw new Error(`no such plan: ${unknown}`);
  const [hero = [], ...sections] = sectionsOf(marked.lexer(body).filter(({ type }) => type !== 'space'));
  const [heading, lede, points] = hero;
  const closing = headingOf(sections.at(-1)?.[0]);
  const parts = sections.slice(0, -1).map(partOf);
  if (closing.id !== 'closing') throw new Error('the last part is not {#closing}');
  if (facts.kind === 'service' && parts.map(({ id }) => id).join(', ') !== PARTS.join(', '))
    throw new Error(`the parts before {#closing} are not ${PARTS.join(', ')}`);
  return {
    ...facts,
    heading: textOf(heading, 'heading'),
    lede: textOf(lede, 'paragraph'),
    points: points ? itemsOf(points) : [],
    parts,
    closing: { title: closing.title, text: textOf(sections.at(-1)?.[1], 'paragraph') },
  };
}

function sectionsOf(tokens: Token[]): Token[][] {
  const sections: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2) sections.push([]);
    sections.at(-1)?.push(token);
  }
  return sections;
}

function partOf([first, ...queue]: Queue): Part {
  const { id, title, looks } = headingOf(first);
  const lede = queue[0]?.type === 'blockquote' ? textOf(queue.shift(), 'blockquote') : undefined;
  const part: Part = { id, title, lede, split: looks.includes('split'), blocks: [] };
  if (looks.includes('estate-steps')) part.blocks.push({ kind: 'estate steps' });
  while (queue.length > 0) {
    const worked = workedExample(queue);
    if (worked) part.beside = worked;
    else add(part.blocks, nextBlock(queue, looks));
  }
  const stray = id === 'questions' && part.blocks.find(({ kind }) => kind !== 'entries');
  if (stray) throw new Error(`a question has one paragraph as its answer: ${JSON.stringify(stray)}`);
  return part;
}

function headingOf(token?: Token): { id: string; title: string; looks: string[] } {
  const text = textOf(token, 'heading');
  const [, title, id, looks = ''] = /^(.*) \{#(\w+)((?: \.[\w-]+)*)\}$/.exec(text) ?? [];
  if (!title || !id) throw new Error(`a heading has no {#id}: ${text}`);
  return { id, title, looks: looks.split(' .').filter(Boolean) };
}

function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (last && 'items' in last && 'items' in block && last.kind === block.kind)
    (last.items as unknown[]).push(...block.items);
  else blocks.push(block);
}
