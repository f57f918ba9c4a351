import { contentSettled, contentVersions } from '#app/platform/db/schema/content.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { removeUnusedPictures } from './pictures.server.ts';
import { contentQueue } from './publish-queue.ts';

const PUBLISHED = {
  none: 'It is what the firm publishes; its author stays as in the audit trail, by a pseudonym.',
};

export const storedContent = defineStoredData({
  name: 'content',
  tables: [contentVersions, contentSettled, contentQueue.name],
  holds: 'What the firm has written over the texts and prices of its site, with its history',
  isPersonal: false,
  policy: PUBLISHED,
  // The history of what was public stays, until colleagues delete it for good.
  async deleteExpired({ now }) {
    await removeUnusedPictures(now);
    return 0;
  },
  deleteFor: PUBLISHED,
  ownData: PUBLISHED,
});
