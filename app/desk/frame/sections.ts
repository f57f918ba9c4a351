import type { Permission } from '#app/accounts/core/roles.ts';
import { adminPath, lists } from '#app/lists/core/lists.ts';
import type { IconName } from '#app/platform/ui/icon.tsx';

export type Section = {
  path: string;
  label: string;
  permission: Permission;
  icon: IconName;
  group?: string;
  /** Stands in the bar of a phone; the others are under "More". */
  isFrequent?: boolean;
};

const site = { group: 'Site' };

export const SECTIONS: readonly Section[] = [
  { path: '/admin', label: 'Overview', permission: 'desk', icon: 'home', isFrequent: true },
  { path: '/admin/messages', label: 'Messages', permission: 'enquiries', icon: 'mail', isFrequent: true },
  { path: '/admin/work', label: 'Work', permission: 'work', icon: 'filing', isFrequent: true },
  { path: '/admin/bookings', label: 'Bookings', permission: 'bookings', icon: 'calendar', isFrequent: true },
  { path: '/admin/taxpayers', label: 'Taxpayers', permission: 'work', icon: 'structure' },
  ...lists.map(({ name, nav }): Section => ({
    path: adminPath(name),
    label: nav,
    permission: 'lists',
    icon: 'book',
    group: 'Lists',
  })),
  { ...site, path: '/admin/users', label: 'Users', permission: 'users', icon: 'people' },
  { ...site, path: '/admin/audit', label: 'Audit', permission: 'audit', icon: 'clock-ledger' },
  { ...site, path: '/admin/mail', label: 'Mail queue', permission: 'mail', icon: 'return' },
  { ...site, path: '/admin/backups', label: 'Backups', permission: 'site', icon: 'filing' },
];

export function currentIn({ path }: Section, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return path !== '/admin' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
