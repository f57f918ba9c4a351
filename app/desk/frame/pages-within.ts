import type { Permission } from '#app/accounts/core/roles.ts';
import { adminPath, lists } from '#app/lists/core/lists.ts';

export type Page = {
  path: string;
  label: string;
  permission: Permission;
  words: string;
};

/** Pages that the menu has no room for, and the search has. */
export const WITHIN: readonly Page[] = [
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
  {
    path: '/admin/taxpayers/fica',
    label: 'FICA records',
    permission: 'fica',
    words: 'identification compliance risk owners review money laundering kyc',
  },
  {
    path: '/admin/taxpayers/missing',
    label: 'What is missing of clients',
    permission: 'work',
    words: 'numbers vat paye without incomplete data quality',
  },
  {
    path: '/admin/taxpayers/fields',
    label: 'Fields of clients',
    permission: 'allocate',
    words: 'custom own columns data',
  },
  { path: '/admin/taxpayers/new', label: 'Add a client', permission: 'engage', words: 'new taxpayer' },
  {
    path: '/admin/kinds',
    label: 'Kinds of work',
    permission: 'kinds',
    words: 'engagement type services due rules checklist price add change settings reviewer',
  },
  {
    path: '/admin/work?state=planned&opens=next-month',
    label: 'What opens next month',
    permission: 'work',
    words: 'planned begins starts recurring approve skip coming',
  },
  {
    path: '/admin/practice/capacity',
    label: 'Capacity',
    permission: 'work',
    words: 'planned hours weeks workload people who over free colleagues team',
  },
  {
    path: '/admin/practice/time',
    label: 'Time noted at work',
    permission: 'work',
    words: 'timesheet minutes hours timer worked',
  },
  {
    path: '/admin/practice/fees',
    label: 'Fees and time',
    permission: 'allocate',
    words: 'margin hourly rate price profit',
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
    path: '/admin/content/prices',
    label: 'Prices in one table',
    permission: 'content',
    words: 'plans price rise increase fees',
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
