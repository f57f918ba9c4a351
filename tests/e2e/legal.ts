import { readFileSync } from 'node:fs';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';

export function legalTitle(name: 'terms' | 'privacy'): string {
  const source = readFileSync(new URL(`../../content/legal/${name}.md`, import.meta.url), 'utf8');
  return (splitFrontMatter(source).head as { title: string }).title;
}
