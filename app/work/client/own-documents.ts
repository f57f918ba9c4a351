import { choice, defineFilter, found, page, words } from '#app/platform/filters/define-filter.ts';

export const OWN_DOCUMENTS = defineFilter({
  path: '/account/documents',
  fields: {
    q: words('File, paper or work'),
    taxpayer: found('For', 'Everybody'),
    year: found('Year', 'All years'),
    side: choice('From', [
      ['', 'Both'],
      ['from_client', 'You'],
      ['to_client', 'Us'],
    ]),
    page: page(),
  },
});
