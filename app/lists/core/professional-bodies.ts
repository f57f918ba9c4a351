import { defineList } from './define-list.ts';

export const professionalBodies = defineList({
  name: 'professional-bodies',
  table: 'professionalBodies',
  entity: 'professional_body',
  noun: 'professional body',
  plural: 'professional bodies',
  nav: 'Professional bodies',
  publicPage: '/about/licensing',
});
