import { handOvers } from '#app/platform/db/schema/hand-overs.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteOldHandOvers } from './hand-over.server.ts';

export const storedHandOvers = defineStoredData({
  name: 'hand-overs',
  tables: [handOvers],
  holds: 'For a month, what a colleague handed over, and who got it',
  isPersonal: true,
  policy: ['clientRecords'],
  deleteExpired: ({ now }) => deleteOldHandOvers(now),
  deleteFor: 'cascade',
  ownData: { none: 'Ids of work, for a month; what was done is in the audit.' },
});
