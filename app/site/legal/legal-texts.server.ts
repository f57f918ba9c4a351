import { ownError } from '#app/platform/core/own-error.ts';
import { keyOf } from '#app/platform/processes/compiled-texts.server.ts';
import { withFacts } from './facts.ts';
import { compiledLegal, compiledPart, legalFiles, legalWordsNow } from './legal-files.server.ts';
import type { LegalText } from './legal-text.ts';
import type { LegalName } from './legal-words.ts';

const built = import.meta.glob<LegalText>('/content/legal/*.md', { eager: true, import: 'default' });

/** As published. A text that no longer compiles is shown as the file has it, with the file's day. */
export function legalText(name: LegalName): LegalText {
  const [ofFile, words] = [legalFiles, legalWordsNow()].map((all) => all.find((one) => one.name === name));
  const text = built[`/content/legal/${name}.md`];
  if (!text || !ofFile) throw ownError(`content/legal/${name}.md is missing`);
  if (!words) return withFacts(text);
  const part = compiledPart(words);
  const own = keyOf(part) === keyOf(compiledPart(ofFile)) ? text : compiledLegal.pageOf(part);
  return withFacts(own ? { ...own, updated: words.updated } : text);
}
