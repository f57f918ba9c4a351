import type { Figure } from './figure.ts';

export const KINDS = {
  question: 'Answer',
  tool: 'Tool',
  page: 'Page',
  price: 'Price',
  date: 'Deadline',
  person: 'Person',
  article: 'Article',
  listed: 'In our lists',
  ask: 'Ask us',
  api: 'For developers',
} as const;

/** `words`: found by them, and not shown. */
export type Entry = {
  kind: keyof typeof KINDS;
  title: string;
  about: string;
  to: string;
  alsoCalled?: readonly string[];
  words?: string;
  /** The field of a tool that takes an amount of the search; `of`: only the pay of a month, or of a year. */
  takes?: { field: string; of?: Figure['of'] };
};

export const SEARCH_PATH = '/search';
export const INDEX_PATH = '/search.json';

/** Characters of a query; what is longer is cut. */
export const LONGEST_QUERY = 100;

export function searchPath(query: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`;
}
