import { failureOf } from '#app/platform/core/own-error.ts';
import { FIRM_WORDS, withFirmWords } from '#app/firm/core/firm-words.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { withPrices } from '#app/site/blog/prices-in-texts.ts';
import { factOf, withFacts } from '#app/site/legal/facts.ts';
import type { Fills } from './field.ts';

const NAMED = /\{\{([^{}]*)\}\}/g;

const FILLED: Record<Exclude<Fills['fills'], undefined | readonly string[]>, (name: string) => unknown> = {
  figures: (name) => fillFigures(`{{${name}}}`),
  facts: factOf,
  words: (name) => FIRM_WORDS.includes(name) || fillFigures(`{{${name}}}`),
};

/** The first figure or fact in double braces that there is not, with its line; null if all are there. */
export function unknownNameIn(text: string, { fills }: Fills): string | null {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(NAMED)) {
    const problem =
      typeof fills === 'string'
        ? failureOf(() => FILLED[fills](name.trim()))
        : fills?.includes(name.trim())
          ? null
          : `nothing fills in ${whole} here`;
    if (problem !== null) return atLine(text, index, problem);
  }
  return /\{\{|\}\}/.test(text.replaceAll(NAMED, '')) ? 'Two braces without the other two.' : null;
}

/** As a page shows it. Throws for a name that there is not. */
export function filledText(text: string, { fills }: Fills): string {
  if (fills === undefined || typeof fills === 'object') return text;
  switch (fills) {
    case 'facts':
      return withFacts(text.replaceAll(NAMED, (_, name: string) => factOf(name.trim())));
    case 'figures':
      return withPrices(fillFigures(text));
    case 'words':
      return withPrices(fillFigures(withFirmWords(text)));
  }
}

/** As a sentence; a text of one line has no lines to name. */
export function atLine(text: string, index: number, problem: string): string {
  const line = text.includes('\n') ? `Line ${text.slice(0, index).split('\n').length}: ` : '';
  const sentence = `${line}${problem}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
