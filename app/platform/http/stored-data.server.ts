import { rateLimits } from '#app/platform/db/schema/limits.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteOldHits } from './rate-limit.server.ts';

export const storedHits = defineStoredData({
  name: 'hits',
  tables: [rateLimits],
  holds: 'How often a form was sent, by a keyed hash of network or address',
  isPersonal: true,
  policy: ['limits'],
  deleteExpired: ({ now }) => deleteOldHits(now),
  deleteFor: { none: 'Nobody can tell from a keyed hash whose it is, and it is deleted after a day.' },
  ownData: { none: 'Nobody can tell from a keyed hash whose it is.' },
});
