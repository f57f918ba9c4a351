import { notes } from '#app/platform/db/schema/notes.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { forgetDeletedNotes } from './notes.server.ts';

export const storedNotes = defineStoredData({
  name: 'notes',
  tables: [notes],
  holds: 'What colleagues wrote down about work and clients',
  isPersonal: true,
  policy: ['clientRecords'],
  deleteExpired: ({ now }) => forgetDeletedNotes(now),
  deleteFor: { none: 'They go with the work or the client that they are about.' },
  ownData: { none: 'Our notes are ours, as those about messages.' },
});
