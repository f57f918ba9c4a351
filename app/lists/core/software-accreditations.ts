import { defineList } from './define-list.ts';

export const softwareAccreditations = defineList({
  name: 'software-accreditations',
  table: 'softwareAccreditations',
  entity: 'software_accreditation',
  noun: 'software accreditation',
  plural: 'software accreditations',
  nav: 'Accreditations',
  publicPage: '/about/licensing',
});
