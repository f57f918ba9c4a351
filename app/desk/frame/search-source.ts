import { defineSearchSource } from '#app/accounts/access/define-search-source.ts';
import { pagesLike } from '#app/desk/search/pages.ts';
import { PAGES } from './sections.ts';

export const deskPages = defineSearchSource({
  title: 'Pages',
  needs: 'desk',
  find: async ({ words, may }) => {
    const open = PAGES.filter(({ permission }) => may(permission));
    return pagesLike(words, open).map(({ path, label, words: other }) => ({
      path,
      title: label,
      words: other,
    }));
  },
});
