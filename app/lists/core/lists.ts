import { clients } from './clients.ts';
import type { Category, ListDeclaration } from './define-list.ts';
import { partners } from './partners.ts';
import { professionalBodies } from './professional-bodies.ts';
import { softwareAccreditations } from './software-accreditations.ts';
import { keysOf } from '#app/platform/core/keys.ts';

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
