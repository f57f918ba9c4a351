import type { ContentName } from '#app/content/core/content-path.ts';

/** The index of the desk's page, with the most often changed kinds first. */
export const KIND_GROUPS: readonly { title: string; kinds: readonly ContentName[] }[] = [
  { title: 'Changed most often', kinds: ['plans', 'people', 'closures', 'announcements'] },
  { title: 'Blog and clients’ words', kinds: ['articles', 'testimonials'] },
  { title: 'The firm and its bookings', kinds: ['firm', 'practice', 'consultations', 'diary'] },
  { title: 'Words of pages and mails', kinds: ['pages', 'menus', 'legal', 'mails'] },
];
