import { heldItems, isPreview } from '#app/platform/content/held.ts';
import { longMoment } from '#app/platform/core/time.ts';
import { defineContent } from '../define-content.ts';

export type Announcement = {
  id: string;
  text: string;
  link: string | null;
  linkText: string | null;
  /** ISO; null: at once, or until it is removed. */
  from: string | null;
  until: string | null;
  pages: keyof typeof PAGES;
};

const PAGES = {
  all: 'Every page of the site',
  home: 'The home page',
  pricing: 'Pricing',
  contact: 'Contact and booking',
  tools: 'The calculators and tools',
} as const;

const PATHS: Record<Exclude<Announcement['pages'], 'all' | 'home'>, RegExp> = {
  pricing: /^\/(pricing|start)(\/|$)/,
  contact: /^\/(contact|book)(\/|$)/,
  tools: /^\/(calculator|tools|tax|freelancer|refund-check|deadlines|rates)(\/|$)/,
};

const PREVIEW: Record<Announcement['pages'], string> = {
  all: '/',
  home: '/',
  pricing: '/pricing',
  contact: '/contact',
  tools: '/tools',
};

const ORDER = 'It must end after it begins.';
const BOTH = 'A link needs its words, and words for a link need its page.';

export const announcements = defineContent({
  name: 'announcements',
  noun: 'announcement',
  plural: 'announcements',
  about:
    'A line above the pages of the site: closed over Christmas, a new office, a price that changes. Never on prints.',
  fields: {
    text: { kind: 'line', label: 'Text', length: [3, 200] },
    linkText: { kind: 'line', label: 'Words of the link', length: [2, 60], optional: true },
    link: { kind: 'link', label: 'Where the link leads', hint: 'For instance /book', optional: true },
    pages: { kind: 'choice', label: 'Shown on', options: PAGES },
    from: { kind: 'moment', label: 'From', hint: 'South African time; empty: at once', optional: true },
    until: { kind: 'moment', label: 'Until', hint: 'Empty: until you remove it', optional: true },
  },
  file: [] as readonly Announcement[],
  grows: true,
  idOf: ({ id }) => id,
  titleOf: ({ text }) => text,
  valuesOf: ({ text, linkText, link, pages, from, until }) => ({ text, linkText, link, pages, from, until }),
  itemOf: (values, id) => ({ ...values, id }),
  check: ({ link, linkText, from, until }) => ({
    linkText: (link === null) === (linkText === null) ? undefined : BOTH,
    until: from !== null && until !== null && until <= from ? ORDER : undefined,
  }),
  startsAs: () => ({ pages: 'all' }),
  shownOn: ({ pages }) => [{ path: PREVIEW[pages], label: PAGES[pages] }],
  shownLater: ({ from }, now) =>
    from !== null && new Date(from) > now ? `Pages show it from ${longMoment(new Date(from))}.` : null,
  changesAt: ({ from, until }) => [from, until],
});

/** The newest one that is shown here now; a preview shows it at any time. */
export function announcementFor(path: string, now = new Date()): Announcement | null {
  const here = heldItems(announcements.name, announcements.file).filter(({ pages }) => isOn(pages, path));
  const shown = isPreview() ? here : here.filter((one) => isShown(one, now.toISOString()));
  return shown.at(-1) ?? null;
}

function isShown({ from, until }: Announcement, at: string): boolean {
  return (from === null || from <= at) && (until === null || until > at);
}

function isOn(pages: Announcement['pages'], path: string): boolean {
  if (pages === 'all') return true;
  return pages === 'home' ? path === '/' : PATHS[pages].test(path);
}
