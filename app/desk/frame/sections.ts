import type { Permission } from '#app/accounts/core/roles.ts';
import { adminPath, lists } from '#app/lists/core/lists.ts';
import type { IconName } from '#app/platform/ui/icon.tsx';

type Page = {
  path: string;
  label: string;
  permission: Permission;
  /** What people call it too: the search finds it by these. */
  words: string;
};

export type Section = Page & {
  icon: IconName;
  group?: string;
  /** Stands in the bar of a phone; the others are under "More". */
  isFrequent?: boolean;
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
    label: 'My day',
    permission: 'work',
    icon: 'clock',
    words: 'today tasks to do reminders agenda',
  },
  {
    ...practice,
    path: '/admin/messages',
    label: 'Messages',
    permission: 'enquiries',
    icon: 'mail',
    isFrequent: true,
    words: 'inbox enquiries mails spam snoozed export csv download',
  },
  {
    ...practice,
    path: '/admin/work',
    label: 'Work',
    permission: 'work',
    icon: 'filing',
    isFrequent: true,
    words: 'board engagements returns jobs due deadlines',
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
    words: 'taxpayers clients customers companies people',
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
    path: '/admin/backups',
    label: 'Backups',
    permission: 'site',
    icon: 'filing',
    words: 'copies restore',
  },
];

/** Pages that the menu has no room for, and the search has. */
const WITHIN: readonly Page[] = [
  ...lists.flatMap(({ name, nav }): Page[] => [
    { path: `${adminPath(name)}/import`, label: `Import ${nav}`, permission: 'lists', words: 'upload csv' },
    {
      path: `${adminPath(name)}/trash`,
      label: `Trash of ${nav}`,
      permission: 'lists',
      words: 'deleted restore bin',
    },
  ]),
  {
    path: '/admin/bookings/hours',
    label: 'Hours and time off',
    permission: 'bookings',
    words: 'holidays leave away vacation absence calendar feed video link settings opening',
  },
  {
    path: '/admin/bookings/new',
    label: 'Book for a caller',
    permission: 'bookings',
    words: 'new booking appointment phone',
  },
  {
    path: '/admin/messages/templates',
    label: 'Reply templates',
    permission: 'enquiries',
    words: 'answers texts canned settings',
  },
  {
    path: '/admin/taxpayers/import',
    label: 'Import clients',
    permission: 'engage',
    words: 'excel csv xlsx spreadsheet xero sage list',
  },
  {
    path: '/admin/taxpayers/groups',
    label: 'Groups of clients',
    permission: 'work',
    words: 'families related companies',
  },
  {
    path: '/admin/taxpayers/tags',
    label: 'Tags of clients',
    permission: 'allocate',
    words: 'labels categories sort',
  },
  { path: '/admin/taxpayers/new', label: 'Add a client', permission: 'engage', words: 'new taxpayer' },
  {
    path: '/admin/kinds',
    label: 'Kinds of work',
    permission: 'kinds',
    words: 'engagement types services due rules checklist price add change settings',
  },
  {
    path: '/admin/work?state=planned&opens=next-month',
    label: 'What opens next month',
    permission: 'work',
    words: 'planned begins starts recurring approve skip coming',
  },
  {
    path: '/admin/work/people',
    label: 'Work by person',
    permission: 'allocate',
    words: 'who behind overdue colleagues team capacity report',
  },
  {
    path: '/admin/work/done',
    label: 'What was done',
    permission: 'allocate',
    words: 'yesterday today colleague day history report team who did',
  },
  {
    path: '/admin/recoveries',
    label: 'Lost access',
    permission: 'recovery',
    words: 'phone address two-step reset recover account requests',
  },
  { path: '/admin/work/trash', label: 'Trash of work', permission: 'work', words: 'deleted restore bin' },
  {
    path: '/admin/content/set-up',
    label: 'Set up the firm',
    permission: 'content',
    words: 'take over new firm first steps',
  },
  {
    path: '/admin/content/figures',
    label: 'Figures of the texts',
    permission: 'content',
    words: 'rates amounts names braces',
  },
  {
    path: '/admin/content/pictures',
    label: 'Pictures of the texts',
    permission: 'content',
    words: 'photo image upload article blog',
  },
  {
    path: '/admin/typed',
    label: 'What you typed last',
    permission: 'desk',
    words: 'lost text not stored copy',
  },
  {
    path: '/account',
    label: 'Your account',
    permission: 'desk',
    words: 'settings password profile passkeys sessions two-step 2fa sign-in',
  },
];

export const PAGES: readonly Page[] = [...SECTIONS, ...WITHIN];

export function currentIn({ path }: Section, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return path !== '/admin' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
