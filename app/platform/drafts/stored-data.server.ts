import { drafts } from '#app/platform/db/schema/drafts.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteOldDrafts } from './drafts.server.ts';

export const storedDrafts = defineStoredData({
  name: 'drafts',
  tables: [drafts],
  holds: 'Texts of forms that were sent after their session had ended, encrypted',
  isPersonal: true,
  policy: ['drafts'],
  deleteExpired: ({ now }) => deleteOldDrafts(now),
  deleteFor: 'cascade',
  ownData: { none: 'It is shown in its form after the next sign-in, and is deleted after a day.' },
});
