import { defineList, type Category, type ListDeclaration } from './define-list.ts';
import { keysOf } from '#app/platform/core/keys.ts';

const clients = defineList({
  name: 'clients',
  table: 'clients',
  entity: 'client',
  noun: 'client',
  plural: 'clients',
  nav: 'Clients shown',
  publicPage: '/about/clients',
});

const partners = defineList({
  name: 'partners',
  table: 'partners',
  entity: 'partner',
  noun: 'partner',
  plural: 'partners',
  nav: 'Partners',
  publicPage: '/about/partners',
  categories: { financial: 'Financial', payment: 'Payment', business: 'Business support' },
});

const professionalBodies = defineList({
  name: 'professional-bodies',
  table: 'professionalBodies',
  entity: 'professional_body',
  noun: 'professional body',
  plural: 'professional bodies',
  nav: 'Professional bodies',
  publicPage: '/about/licensing',
});

const softwareAccreditations = defineList({
  name: 'software-accreditations',
  table: 'softwareAccreditations',
  entity: 'software_accreditation',
  noun: 'software accreditation',
  plural: 'software accreditations',
  nav: 'Accreditations',
  publicPage: '/about/licensing',
});

export const LISTS = byName([clients, professionalBodies, softwareAccreditations, partners]);

export type ListName = keyof typeof LISTS;

export type List = ListDeclaration<ListName>;

export const lists: readonly List[] = Object.values(LISTS);

export function findList(name: string | undefined): List | undefined {
  return lists.find((list) => list.name === name);
}

export function adminPath(name: ListName) {
  return `/admin/${name}` as const;
}

export function categoriesOf({ categories = {} }: List): { value: Category; label: string }[] {
  return keysOf(categories).map((value) => ({ value, label: categories[value] ?? '' }));
}

export function categoryLabel(value: string): string {
  return lists.flatMap(categoriesOf).find((category) => category.value === value)?.label ?? value;
}

function byName<Name extends string>(
  declarations: ListDeclaration<Name>[],
): Record<Name, ListDeclaration<Name>> {
  return Object.fromEntries(declarations.map((list) => [list.name, list])) as Record<
    Name,
    ListDeclaration<Name>
  >;
}
