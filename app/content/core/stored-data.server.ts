import { compiledTexts, contentSettled, contentVersions } from '#app/platform/db/schema/content.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteUnusedPages } from './kept-pages.server.ts';
import { removeUnusedPictures } from './pictures.server.ts';
import { contentQueue } from './publish-queue.ts';

const PUBLISHED = {
  none: 'It is what the firm publishes; its author stays as in the audit trail, by a pseudonym.',
};

export const storedContent = defineStoredData({
  name: 'content',
  tables: [contentVersions, contentSettled, compiledTexts, contentQueue.name],
  holds: 'What the firm has written over the texts and prices of its site, with its history',
  isPersonal: false,
  policy: PUBLISHED,
  // The history of public versions stays until colleagues delete it; compiled pages can be made again.
  async deleteExpired({ now }) {
    await removeUnusedPictures(now);
    return deleteUnusedPages(now);
  },
  deleteFor: PUBLISHED,
  ownData: PUBLISHED,
});
