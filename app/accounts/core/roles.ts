import type { ROLE_NAMES } from '#app/platform/db/schema/accounts.ts';
import { keysOf } from '#app/platform/core/keys.ts';

export type Role = (typeof ROLE_NAMES)[number];

/**
 * `recovery`: to prove the identity of people who lost phone or address. `work`: to read and change work; reading alone
 * does not exist. `engage`: to add clients and open work. `allocate`: to change a colleague's work. `kinds`: what the
 * firm does, and by when. `fica`: how clients were identified, and their risk. `content`: words and prices of the site.
 * `site`: how the site runs.
 */
export const PERMISSIONS = [
  'desk',
  'enquiries',
  'bookings',
  'recovery',
  'work',
  'engage',
  'allocate',
  'kinds',
  'fica',
  'lists',
  'content',
  'users',
  'audit',
  'mail',
  'site',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** With `work` one finds every client; opening the file of one outside this sight is recorded. */
export type Sight = 'all' | 'own and unassigned';

type Declaration = {
  label: string;
  as: string;
  plural: { label: string; name: string };
  may: readonly Permission[];
  sees: Sight;
};

/** `admin` has every permission. In the order of `ROLE_NAMES`: the first is offered first. Recipe: docs/changes.md. */
export const ROLES: Record<Role, Declaration> = {
  staff: {
    label: 'Staff',
    as: 'a member of staff',
    plural: { label: 'Staff', name: 'staff' },
    may: ['desk', 'enquiries', 'bookings', 'recovery', 'work', 'engage'],
    sees: 'own and unassigned',
  },
  editor: {
    label: 'Editor',
    as: 'an editor',
    plural: { label: 'Editors', name: 'editors' },
    may: ['desk', 'lists', 'content'],
    sees: 'own and unassigned',
  },
  manager: {
    label: 'Manager',
    as: 'a manager',
    plural: { label: 'Managers', name: 'managers' },
    may: ['desk', 'enquiries', 'bookings', 'recovery', 'work', 'engage', 'allocate', 'kinds', 'fica'],
    sees: 'all',
  },
  admin: {
    label: 'Administrator',
    as: 'an administrator',
    plural: { label: 'Administrators', name: 'admins' },
    may: PERMISSIONS,
    sees: 'all',
  },
};

export const EVERY_ROLE = keysOf(ROLES);

export const ADMINISTRATOR: Role = 'admin';

export function may(role: Role | null, permission: Permission): boolean {
  return role !== null && ROLES[role].may.includes(permission);
}

export function rolesThatMay(permission: Permission): Role[] {
  return EVERY_ROLE.filter((role) => may(role, permission));
}

export function includesRole(role: Role, other: Role): boolean {
  const [{ sees, may: permissions }, wanted] = [ROLES[role], ROLES[other]];
  return (
    (sees === 'all' || sees === wanted.sees) &&
    wanted.may.every((permission) => permissions.includes(permission))
  );
}

export function isPermission(name: unknown): name is Permission {
  return PERMISSIONS.some((permission) => permission === name);
}

export function isRole(name: unknown): name is Role {
  return EVERY_ROLE.some((role) => role === name);
}
