import { clients } from './clients.ts';
import type { Category, ListDeclaration } from './define-list.ts';
import { partners } from './partners.ts';
import { professionalBodies } from './professional-bodies.ts';
import { softwareAccreditations } from './software-accreditations.ts';

/** All lists by name, in the order of the menu. */
export const LISTS = byName([clients, professionalBodies, softwareAccreditations, partners]);

export type ListName = keyof typeof LISTS;

export type List = ListDeclaration<ListName>;

export const lists: readonly List[] = Object.values(LISTS);

/** The list with this name in addresses; undefined for any other text. */
export function findList(name: string | undefined): List | undefined {
  return lists.find((list) => list.name === name);
}

/** The page on which administrators edit a list. */
export function adminPath(name: ListName) {
  return `/admin/${name}` as const;
}

/** The categories of a list's rows; none for most lists. */
export function categoriesOf({ categories = {} }: List): { value: Category; label: string }[] {
  return Object.entries(categories).map(([value, label]) => ({ value: value as Category, label }));
}

/** A category as people read it; any other text as it is. */
export function categoryLabel(value: string): string {
  return lists.flatMap(categoriesOf).find((category) => category.value === value)?.label ?? value;
}

function byName<Name extends string>(declarations: ListDeclaration<Name>[]) {
  return Object.fromEntries(declarations.map((list) => [list.name, list])) as Record<
    Name,
    ListDeclaration<Name>
  >;
}
