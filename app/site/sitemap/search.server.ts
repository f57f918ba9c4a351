import { readNames, type Named } from '#app/lists/core/find.server.ts';
import { LISTS } from '#app/lists/core/lists.ts';
import { capitalised } from '#app/platform/core/text.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import type { Entry } from '#app/site/search/entry.ts';
import { createSearch } from '#app/site/search/ranking.ts';
import { entriesNow } from './entries.server.ts';

type Search = { text: string; search: (query: string) => Entry[] };

let last: Search | undefined;

/** The site's pages, and the names in its lists; if the database is away, only the pages (logged). */
export async function readSearch({ logFailure }: Pick<RequestContext, 'logFailure'>): Promise<Search> {
  try {
    const next = [...entriesNow(), ...(await readNames()).map(entryOf)];
    if (JSON.stringify(next) !== last?.text) last = searchOf(next);
    return last;
  } catch (error) {
    logFailure('the lists could not be read for the search', reasonOf(error));
    return last ?? searchOf(entriesNow());
  }
}

function entryOf({ list, name, description }: Named): Entry {
  const { noun, publicPage } = LISTS[list];
  return { kind: 'listed', to: publicPage, title: name, about: description ?? `${capitalised(noun)}.` };
}

function searchOf(all: readonly Entry[]): Search {
  return { text: JSON.stringify(all), search: createSearch(all) };
}
