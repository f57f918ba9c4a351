import type { Permission } from '#app/accounts/core/roles.ts';
import type { Part } from '#app/platform/db/parts.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';

export type Hit = {
  path: string;
  title: string;
  about?: string;
};

/** `words`: searched too, but not shown. */
export type Found = Hit & { words?: string };

/** `note`: shown above the hits, for example that they are only similar. */
export type FoundWithNote = { found: Found[]; note: string | null };

export type Search = {
  typed: string;
  words: readonly string[];
  limit: number;
  may(permission: Permission): boolean;
  me: FirmActor;
};

export type Searcher = Pick<Search, 'may' | 'me'>;

export type SearchSource = {
  title: string;
  needs: Permission;
  /** The best hits first. At most one statement, or a part of the one that small sources share. */
  find(search: Search): Promise<Found[] | FoundWithNote> | Part<Found[]>;
};

export function defineSearchSource(source: SearchSource): SearchSource {
  return source;
}
