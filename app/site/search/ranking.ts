import MiniSearch, { type SearchResult } from 'minisearch';
import { afrikaans } from '#content/pages/search.ts';
import { searchWords } from '#app/platform/core/search-words.ts';
import { LONGEST_QUERY, type Entry } from './entry.ts';
import { splitFigure, type Figure } from './figure.ts';
import { nearestWord } from './nearest-word.ts';

const MOST = 40;

/** A share of the best score, if not all words are found. */
const LEAST_SHARE = 0.2;

/** A tool or page that answers ranks above an article about it. */
const WEIGHT: Record<Entry['kind'], number> = {
  question: 1.3,
  tool: 1.4,
  page: 1.2,
  price: 1.1,
  person: 1.2,
  date: 1,
  article: 1,
  listed: 1.2,
  ask: 0.2,
  api: 1,
};

/** Ranks below everything else, unless developers' words are searched. */
const NOT_FOR_DEVELOPERS = 0.01;

const SOURCE_CODE = /^[34]\d{3}$/;
const OF_CODES = new Set(['irp5', 'code', 'certificate', 'sar', 'mean']);

const AFRIKAANS = new Map(Object.entries(afrikaans));

const LITTLE = new Set(
  (
    'a am an and are at be by can did do does for from get had has have her his how i if in into is it its lives me must ' +
    'my of on or our she he should so than that the their there these they this those to us want was we were what when ' +
    'where which who whom whose why will with would you your'
  ).split(' '),
);

/** Equal in the browser and on the server. Prefixes match; an unknown word is read as the nearest known one. */
export function createSearch(entries: readonly Entry[]): (query: string) => Entry[] {
  const known = new Map<string, number>();
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['title', 'alsoCalled', 'about', 'words'],
    extractField: (entry, field) => String(entry[field as keyof Entry] ?? ''),
    tokenize: (text) => searchWords(text).split(' '),
    processTerm: (word) => {
      const stem = stemOf(word);
      if (stem) known.set(stem, (known.get(stem) ?? 0) + 1);
      return stem;
    },
    searchOptions: {
      processTerm: stemOf,
      boost: { title: 4, alsoCalled: 4, about: 1, words: 0.7 },
      prefix: (term) => term.length > 1,
      weights: { prefix: 0.6, fuzzy: 0 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const names = entries.map(({ title, alsoCalled = [] }) =>
    [title, ...alsoCalled].flatMap((name) => [searchWords(name), phraseOf(name)]),
  );
  const isApi = (id: number) => entries[id]!.kind === 'api';
  const apiWords = new Set(
    entries.flatMap(({ kind, alsoCalled = [] }) => (kind === 'api' ? stemsOf(alsoCalled.join(' ')) : [])),
  );

  return (typed) => {
    const code = sourceCodeIn(typed, known);
    const coded = code === null ? [] : index.search(code).map(({ id }) => entries[id]!);
    return [...coded, ...found(typed).filter(({ title }) => !coded.some((entry) => entry.title === title))];
  };

  function found(typed: string): Entry[] {
    const { words, figure } = splitFigure(typed.slice(0, LONGEST_QUERY));
    const plain = searchWords(words);
    const query = corrected(inEnglish(plain), known);
    if (!query) return [];
    if (stemsOf(query).length === 0)
      return entries.filter((_, id) => [plain, query].some((name) => names[id]!.includes(name)));
    const isNamed = names.some((some) => some.includes(query));
    // `executor: what must I do` leaves one word, which may be a name.
    const phrase = phraseOf(query) ?? (isNamed ? query : stemsOf(query).join(' '));
    const asksForApi = stemsOf(query).some((word) => apiWords.has(word));
    const boostDocument = (id: number) =>
      WEIGHT[entries[id]!.kind] *
      (names[id]!.some((name) => name === query || name === phrase) ? 4 : 1) *
      (isApi(id) && !asksForApi ? NOT_FOR_DEVELOPERS : 1) *
      weightOf(entries[id]!, figure);
    const find = (combineWith: 'AND' | 'OR') => index.search(query, { combineWith, boostDocument });
    const all = find('AND');
    const isAnswered = all.some(({ id }) => asksForApi || !isApi(id));
    return (isAnswered ? all : nearest(find('OR')))
      .slice(0, MOST)
      .map(({ id }) => withFigure(entries[id]!, figure));
  }
}

/** A code of an IRP5 that some page has, alone or called one: it looks like a small amount. */
function sourceCodeIn(typed: string, known: ReadonlyMap<string, number>): string | null {
  const stems = stemsOf(typed.slice(0, LONGEST_QUERY));
  const code = stems.find((stem) => SOURCE_CODE.test(stem) && known.has(stem));
  return code && stems.every((stem) => stem === code || OF_CODES.has(stem)) ? code : null;
}

/** If no text has all words: those with the most words, or one fewer, but never with only one of several. */
function nearest(found: SearchResult[]): SearchResult[] {
  const most = Math.max(...found.map(({ queryTerms }) => queryTerms.length));
  const least = Math.max(Math.min(most, 2), most - 1);
  const best = found.filter(({ queryTerms }) => queryTerms.length >= least);
  return best.filter(({ score }) => score >= best[0]!.score * LEAST_SHARE);
}

/** If the search has an amount, a tool that takes it ranks above one for another period. */
function weightOf({ takes }: Entry, figure: Figure | null): number {
  if (!figure || !takes) return 1;
  return !takes.of || takes.of === figure.of ? 2 : 0.1;
}

/** The amount goes into the fragment, which no server sees. */
function withFigure(entry: Entry, figure: Figure | null): Entry {
  const { takes, to } = entry;
  if (!figure || !takes || (takes.of && takes.of !== figure.of)) return entry;
  return { ...entry, to: `${to}#${new URLSearchParams({ [takes.field]: figure.typed })}` };
}

/** Replaces Afrikaans words with those of the site. */
function inEnglish(query: string): string {
  return query
    .split(' ')
    .map((word) => AFRIKAANS.get(word) ?? word)
    .join(' ');
}

function corrected(query: string, known: ReadonlyMap<string, number>): string {
  return query
    .split(' ')
    .map((word) => {
      const stem = stemOf(word);
      return stem === null ? word : (nearestWord(stem, known) ?? word);
    })
    .join(' ');
}

function stemsOf(text: string): string[] {
  return searchWords(text)
    .split(' ')
    .flatMap((word) => stemOf(word) ?? []);
}

/** Without little words: `register company` for `register a company`; null for one word. */
function phraseOf(text: string): string | null {
  const stems = stemsOf(text);
  return stems.length > 1 ? stems.join(' ') : null;
}

/** Without the plural's s; null for words that every text has. */
function stemOf(word: string): string | null {
  if (LITTLE.has(word) || (word.length < 2 && !/\d/.test(word))) return null;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
