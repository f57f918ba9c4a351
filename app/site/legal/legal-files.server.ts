import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { heldItems } from '#app/platform/content/held.ts';
import { compiledTexts } from '#app/platform/processes/compiled-texts.server.ts';
import type { LegalText } from './legal-text.ts';
import { LEGAL_NAMES, readLegalText, type LegalName, type LegalWords } from './legal-words.ts';

/** Colleagues' versions of the texts are stored under this name. */
export const LEGAL = 'legal';

export type LegalFile = LegalWords & { name: LegalName };

const FOLDER = 'content/legal';
const SCRIPT = createRequire(import.meta.url).resolve('#app/site/legal/compile-process.ts');

export const legalFiles: readonly LegalFile[] = LEGAL_NAMES.map((name) => ({
  ...readLegalText(readFileSync(join(process.cwd(), FOLDER, `${name}.md`), 'utf8')),
  name,
}));

export const compiledLegal = compiledTexts<LegalWords, LegalText>('compiled legal texts', SCRIPT);

/** As published now: read them while a page is made, not when a module is loaded. */
export function legalWordsNow(): readonly LegalFile[] {
  return heldItems(LEGAL, legalFiles);
}

/** Without the day of the change: a text that is published again unchanged is not compiled again. */
export function compiledPart({ name: _name, ...words }: LegalFile): LegalWords {
  return { ...words, updated: '' };
}
