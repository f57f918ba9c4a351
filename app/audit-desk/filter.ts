import { isIsoDate } from '#app/time.ts';

export type Filter = {
  /** An account's id, or 'nobody' for changes without an account. */
  actor: string;
  entity: string;
  id: string;
  action: string;
  day: string;
};

const NAMES = ['actor', 'entity', 'id', 'action', 'day'] as const;
const LONGEST = 100;
/** Postgres knows no year 0. */
const OLDEST = '1900';

export function readFilter(params: URLSearchParams): Filter {
  const [actor = '', entity = '', id = '', action = '', day = ''] = NAMES.map((name) =>
    (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST),
  );
  return { actor, entity, id, action, day: isIsoDate(day) && day >= OLDEST ? day : '' };
}

export function filterEntries(filter: Filter): [string, string][] {
  return Object.entries(filter).filter(([, value]) => value !== '');
}
