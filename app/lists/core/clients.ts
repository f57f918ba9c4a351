import { defineList } from './define-list.ts';

export const clients = defineList({
  name: 'clients',
  table: 'clients',
  entity: 'client',
  noun: 'client',
  plural: 'clients',
  nav: 'Clients shown',
  publicPage: '/about/clients',
});
