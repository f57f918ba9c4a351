import { deskPages } from '#app/desk/frame/search-source.ts';
import { searchedBookings } from '#app/bookings/desk/search-source.server.ts';
import type { SearchSource } from '#app/accounts/access/define-search-source.ts';
import { searchedEnquiries } from '#app/enquiries/desk/inbox/search-source.server.ts';
import { listRows } from '#app/lists/desk/search-source.server.ts';
import {
  searchedGroups,
  searchedNotes,
  searchedTasks,
  searchedTaxpayers,
  searchedWork,
} from '#app/work/desk/search-sources.server.ts';
import { searchedContent } from '#app/content/desk/search-source.server.ts';
import { people } from '#app/desk/users/search-source.server.ts';

export const searchSources: readonly SearchSource[] = [
  deskPages,
  searchedTaxpayers,
  searchedGroups,
  searchedEnquiries,
  searchedWork,
  searchedNotes,
  searchedTasks,
  searchedBookings,
  people,
  listRows,
  searchedContent,
];
