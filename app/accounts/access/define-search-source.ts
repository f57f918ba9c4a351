import type { Permission } from '#app/accounts/core/roles.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';

export type Hit = {
  path: string;
  title: string;
  /** Tells apart two hits with the same title. */
  about?: string;
};

export type Search = {
  typed: string;
  /** The words typed: letters and digits only, at least one word. */
  words: readonly string[];
  /** No more hits than this are shown. */
  limit: number;
  /** Whether the searching colleague has this permission. */
  may(permission: Permission): boolean;
  /** The searching colleague. */
  me: FirmActor;
};

export type Searcher = Pick<Search, 'may' | 'me'>;

export type SearchSource = {
  /** The heading above its hits. */
  title: string;
  /** Colleagues without it find nothing here. */
  needs: Permission;
  /** The best hits first, from one statement at most. */
  find(search: Search): Promise<Hit[]>;
};

/** `app/registry/search.server.ts` lists every source. */
export function defineSearchSource(source: SearchSource): SearchSource {
  return source;
}
