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

export type Entry = {
  kind: keyof typeof KINDS;
  title: string;
  about: string;
  to: string;
  alsoCalled?: readonly string[];
  words?: string;
  /** The tool's field for the amount of the search; `of`: only monthly, or only yearly pay. */
  takes?: { field: string; of?: Figure['of'] };
};

export const SEARCH_PATH = '/search';
export const INDEX_PATH = '/search.json';

/** In characters; a longer query is cut. */
export const LONGEST_QUERY = 100;

export function searchPath(query: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`;
}
