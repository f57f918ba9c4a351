import type { Permission } from '#app/accounts/core/roles.ts';

type Tab = { value: string; label: string; to: string };

/** The pages beside the views, with what they need. */
const PAGES: readonly (Tab & { permission: Permission })[] = [
  { value: 'capacity', label: 'Capacity', to: '/admin/practice/capacity', permission: 'work' },
  { value: 'time', label: 'Time', to: '/admin/practice/time', permission: 'work' },
  { value: 'fees', label: 'Fees', to: '/admin/practice/fees', permission: 'allocate' },
];

/** After the views, those pages that the reader may open. */
export function tabsAfter(views: readonly Tab[], mayOpen: (permission: Permission) => boolean): Tab[] {
  return [...views, ...PAGES.filter(({ permission }) => mayOpen(permission))];
}
