import { keptEntries } from '#app/platform/db/schema/kept.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteExpiredKept } from './kept.server.ts';

export const storedKept = defineStoredData({
  name: 'kept by a link',
  tables: [keptEntries],
  holds: 'What visitors keep by a private link, encrypted with that link',
  isPersonal: true,
  policy: ['kept'],
  deleteExpired: ({ now }) => deleteExpiredKept(now),
  deleteFor: { none: 'Nobody knows whose it is: who has the link deletes it there.' },
  ownData: { none: 'Only the link opens it, and nobody knows whose it is.' },
});
