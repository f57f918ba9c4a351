import { deskPages } from '#app/administration/search-source.ts';
import { searchedBookings } from '#app/booking-desk/search-source.server.ts';
import type { SearchSource } from '#app/desk-search/define-search-source.ts';
import { searchedMessages } from '#app/inbox/search-source.server.ts';
import { listRows } from '#app/list-desk/search-source.server.ts';
import { searchedTaxpayers, searchedWork } from '#app/work-desk/search-sources.server.ts';
import { people } from '#app/users/search-source.server.ts';

/** In the order of the results. */
export const searchSources: readonly SearchSource[] = [
  deskPages,
  searchedMessages,
  searchedTaxpayers,
  searchedWork,
  searchedBookings,
  people,
  listRows,
];
