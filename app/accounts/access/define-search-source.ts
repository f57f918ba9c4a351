import type { Permission } from '#app/accounts/core/roles.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';

export type Hit = {
  path: string;
  title: string;
  /** What tells two of one title apart. */
  about?: string;
};

export type Search = {
  typed: string;
  /** Those typed: letters and digits alone, at least one. */
  words: readonly string[];
  /** More hits are not shown. */
  limit: number;
  /** Whether whoever searches may open what needs this. */
  may(permission: Permission): boolean;
  /** Whoever searches. */
  me: FirmActor;
};

export type Searcher = Pick<Search, 'may' | 'me'>;

export type SearchSource = {
  /** The heading above its hits. */
  title: string;
  /** Who lacks it finds nothing here. */
  needs: Permission;
  /** The best first, from at most one statement. */
  find(search: Search): Promise<Hit[]>;
};

/** `app/registry/search.server.ts` lists every source. */
export function defineSearchSource(source: SearchSource): SearchSource {
  return source;
}
