import { searchText } from '#app/platform/http/query.ts';
import { isIsoDate } from '#app/platform/core/time.ts';

const NAMES = ['q', 'actor', 'entity', 'id', 'action', 'from', 'to'] as const;

/** Empty where nothing is asked for. `actor`: an account's id, or 'nobody' for the site itself. Days are South African. */
export type Filter = Record<(typeof NAMES)[number], string>;

/** Postgres knows no year 0. */
const OLDEST = '1900';

export function readFilter(params: URLSearchParams): Filter {
  const values = NAMES.map((name) => [name, searchText(params, name)]);
  const filter = Object.fromEntries(values) as Filter;
  return { ...filter, from: dayOf(filter.from), to: dayOf(filter.to) };
}

export function filterEntries(filter: Filter): [string, string][] {
  return Object.entries(filter).filter(([, value]) => value !== '');
}

function dayOf(text: string): string {
  return isIsoDate(text) && text >= OLDEST ? text : '';
}
