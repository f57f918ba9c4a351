import { keysOf } from '#app/platform/core/keys.ts';

export const CONTENT_PATH = '/admin/content';
export const PRICES_PATH = `${CONTENT_PATH}/prices`;
export const KINDS_PATH = '/admin/kinds';

/** The audit trail's names of the kinds. */
export const CONTENT_ENTITIES = {
  announcements: 'announcement',
  articles: 'article',
  closures: 'closure',
  consultations: 'consultation',
  diary: 'booking rules',
  firm: 'firm',
  legal: 'legal text',
  mails: 'mail text',
  menus: 'menu',
  pages: 'page',
  people: 'person',
  plans: 'plan',
  practice: 'practice',
  testimonials: 'testimonial',
  work: 'kind of work',
} as const;

export type ContentName = keyof typeof CONTENT_ENTITIES;

/** Content that is not shown on the site has its own pages at the desk. */
const OWN_PATHS: Partial<Record<ContentName, string>> = { work: KINDS_PATH };

export function kindPath({ name }: { name: ContentName }): string {
  return OWN_PATHS[name] ?? `${CONTENT_PATH}?kind=${name}`;
}

export const ARTICLES_PATH = `${CONTENT_PATH}?kind=articles`;

export function itemPath({ name }: { name: ContentName }, id: string): string {
  return `${OWN_PATHS[name] ?? `${CONTENT_PATH}/${name}`}/${id}`;
}

export const AUDITED_CONTENT = keysOf(CONTENT_ENTITIES).map(
  (name) => [CONTENT_ENTITIES[name], itemPath({ name }, '')] as const,
);

export function mailExamplePath(name: string): string {
  return `${CONTENT_PATH}/mails/${name}/example`;
}
