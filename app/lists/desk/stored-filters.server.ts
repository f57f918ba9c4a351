import { savedFilters } from '#app/platform/db/schema/filters.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';

const OF_THE_DESK = { none: 'It is how somebody of the firm looks at a list, and says nothing of a member.' };

export const storedFilters = defineStoredData({
  name: 'saved filters',
  tables: [savedFilters],
  holds: 'Filters of the desk that staff named, so as to find them again',
  isPersonal: false,
  policy: OF_THE_DESK,
  deleteExpired: { none: 'Its owner deletes it, or it goes with the account.' },
  deleteFor: 'cascade',
  ownData: OF_THE_DESK,
});
