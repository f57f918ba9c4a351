import { readFileSync } from 'node:fs';
import type { LegalName } from '#app/site/legal/legal-words.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';

export function legalTitle(name: LegalName): string {
  const source = readFileSync(new URL(`../../content/legal/${name}.md`, import.meta.url), 'utf8');
  return (splitFrontMatter(source).head as { title: string }).title;
}
