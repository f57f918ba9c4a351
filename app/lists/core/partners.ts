import { defineList } from './define-list.ts';

export const partners = defineList({
  name: 'partners',
  table: 'partners',
  entity: 'partner',
  noun: 'partner',
  plural: 'partners',
  nav: 'Partners',
  publicPage: '/about/partners',
  categories: { financial: 'Financial', payment: 'Payment', business: 'Business support' },
});
