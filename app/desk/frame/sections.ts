import { adminPath, lists } from '#app/lists/core/lists.ts';
import type { IconName } from '#app/platform/ui/icon.tsx';
import { WITHIN, type Page } from './pages-within.ts';

export type Section = Page & {
  icon: IconName;
  group?: string;
  /** Stands in the bar of a phone; the others are under "More". */
  isFrequent?: boolean;
  /** What its number counts: “3 of yours to look at”. */
  counts?: string;
};

const practice = { group: 'Practice' };
const office = { group: 'Office' };

export const SECTIONS: readonly Section[] = [
  {
    path: '/admin',
    label: 'Overview',
    permission: 'desk',
    icon: 'home',
    isFrequent: true,
    words: 'home start',
  },
  {
    ...practice,
    path: '/admin/day',
    counts: 'for today',
    label: 'My day',
    permission: 'work',
    icon: 'clock',
    words: 'today tasks to do reminders agenda',
  },
  {
    ...practice,
    path: '/admin/messages',
    counts: 'new',
    label: 'Messages',
    permission: 'enquiries',
    icon: 'mail',
    isFrequent: true,
    words: 'inbox enquiries mails spam snoozed export csv download',
  },
  {
    ...practice,
    path: '/admin/work',
    counts: 'of yours to look at',
    label: 'Work',
    permission: 'work',
    icon: 'filing',
    isFrequent: true,
    words: 'board engagements returns jobs due deadlines export csv excel letters from sars review',
  },
  {
    ...practice,
    path: '/admin/practice',
    label: 'Practice overview',
    permission: 'work',
    icon: 'scales',
    words:
      'work by person who behind overdue colleagues report views weeks kinds waiting finished statistics numbers hand over leaver',
  },
  {
    ...practice,
    path: '/admin/bookings',
    label: 'Bookings',
    permission: 'bookings',
    icon: 'calendar',
    isFrequent: true,
    words: 'calendar diary consultations appointments talks meetings week',
  },
  {
    ...practice,
    path: '/admin/taxpayers',
    label: 'Client book',
    permission: 'work',
    icon: 'structure',
    words: 'taxpayers clients customers companies people phone export csv excel propose proposals',
  },
  {
    ...practice,
    path: '/admin/runs',
    label: 'Many at once',
    permission: 'desk',
    icon: 'stamp',
    words: 'what i you did undo bulk mistake take back just do done last runs',
  },
  ...lists.map(({ name, nav }): Section => ({
    path: adminPath(name),
    label: nav,
    permission: 'lists',
    icon: 'book',
    group: 'Website',
    words: 'list logos export import csv',
  })),
  {
    path: '/admin/content',
    label: 'Content',
    permission: 'content',
    icon: 'laptop',
    group: 'Website',
    words:
      'edit site texts prices plans closed closure consultations facts phone number testimonials announcement banner publish draft cms words',
  },
  {
    ...office,
    path: '/admin/users',
    label: 'Users',
    permission: 'users',
    icon: 'people',
    words: 'team colleagues staff roles permissions members accounts invite settings',
  },
  {
    ...office,
    path: '/admin/audit',
    label: 'Audit',
    permission: 'audit',
    icon: 'clock-ledger',
    words: 'history changes log export csv',
  },
  {
    ...office,
    path: '/admin/mail',
    label: 'Mail queue',
    permission: 'mail',
    icon: 'return',
    words: 'outgoing failed sending emails',
  },
  {
    ...office,
    path: '/admin/api',
    label: 'API',
    permission: 'site',
    icon: 'laptop',
    words: 'tokens keys programs integration automation json openapi webhooks settings',
  },
  {
    ...office,
    path: '/admin/backups',
    label: 'Backups',
    permission: 'site',
    icon: 'filing',
    words: 'copies restore',
  },
];

export const PAGES: readonly Page[] = [...SECTIONS, ...WITHIN];

export function currentIn({ path }: Section, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return path !== '/admin' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
