import { ownError } from '#app/platform/core/own-error.ts';
import { withFacts } from './facts.ts';
import type { LegalText } from './legal-text.ts';

const texts = import.meta.glob<LegalText>('/content/legal/*.md', { eager: true, import: 'default' });

export function legalText(name: 'terms' | 'privacy'): LegalText {
  const text = texts[`/content/legal/${name}.md`];
  if (!text) throw ownError(`content/legal/${name}.md is missing`);
  return withFacts(text);
}
