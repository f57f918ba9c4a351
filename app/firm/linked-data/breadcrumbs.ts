import { SCHEMA_ORG, type MakeLinkedData } from './linked-data.ts';

export type Crumb = { name: string; path: string };

export function breadcrumbs(trail: readonly Crumb[]): MakeLinkedData {
  return (origin) => ({
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  });
}
