import { failureOf } from '#app/platform/core/own-error.ts';
import { FIRM_WORDS, withFirmWords } from '#app/firm/core/firm-words.ts';
import { figures as datedFigures } from '#content/figures.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { nearestWord } from '#app/platform/core/nearest-word.ts';
import { fillFigures, workedNames } from '#app/site/blog/figures.ts';
import { withPrices } from '#app/site/blog/prices-in-texts.ts';
import { factNames, factOf, withFacts } from '#app/site/legal/facts.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import type { Fills } from './field.ts';

const NAMED = /\{\{([^{}]*)\}\}/g;

const FILLED: Record<Exclude<Fills['fills'], undefined | readonly string[]>, (name: string) => unknown> = {
  figures: (name) => fillFigures(`{{${name}}}`),
  facts: factOf,
  words: (name) => FIRM_WORDS.includes(name) || fillFigures(`{{${name}}}`),
};

/** All unknown figures and facts in double braces, each with its line and a suggestion; null if there are none. */
export function unknownNamesIn(text: string, { fills }: Fills): string | null {
  const problems = [...text.matchAll(NAMED)].flatMap(({ 1: name = '', index }) => {
    const problem = problemOf(name.trim(), fills);
    if (problem === null) return [];
    const meant = meantBy(name.trim(), fills);
    return [`${atLine(text, index, problem)}${meant ? ` Is {{${meant}}} meant?` : ''}`];
  });
  const isHalf = /\{\{|\}\}/.test(text.replaceAll(NAMED, ''));
  return [...problems, ...(isHalf ? ['Two braces without the other two.'] : [])].join(' ') || null;
}

/** Null: the name is known. */
function problemOf(name: string, fills: Fills['fills']): string | null {
  if (typeof fills === 'string') return failureOf(() => FILLED[fills](name));
  return fills?.includes(name) ? null : `nothing fills in {{${name}}} here`;
}

/** The nearest name, with the same year or plan if possible, else the newest. */
function meantBy(call: string, fills: Fills['fills']): string | null {
  if (typeof fills !== 'string') return nearestWord(call, fills ?? []);
  const [name = '', ...more] = call.split(/\s+/);
  const known = KNOWN[fills];
  const nearest = nearestWord(name, Object.keys(known));
  if (nearest === null) return null;
  const calls = [more.join(' '), ...(known[nearest] ?? []).toReversed()].map((what) =>
    `${nearest} ${what}`.trim(),
  );
  return calls.find((one) => problemOf(one, fills) === null) ?? null;
}

const FIGURES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(workedNames.map((name) => [name, ['', ...taxYears.map(String)]])),
  ...Object.fromEntries(Object.entries(datedFigures).map(([name, periods]) => [name, Object.keys(periods)])),
};

const KNOWN: Record<
  Exclude<Fills['fills'], readonly string[] | undefined>,
  Readonly<Record<string, readonly string[]>>
> = {
  figures: FIGURES,
  facts: recordOf(factNames, () => ['']),
  words: { ...FIGURES, ...recordOf(FIRM_WORDS, () => ['']) },
};

/** Throws for an unknown name. */
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

/** A text of one line gets no line number. */
export function atLine(text: string, index: number, problem: string): string {
  const line = text.includes('\n') ? `Line ${text.slice(0, index).split('\n').length}: ` : '';
  const sentence = `${line}${problem}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
