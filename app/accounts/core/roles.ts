import type { ROLES } from '#app/platform/db/schema/accounts.ts';

export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = { staff: 'Staff', admin: 'Administrator' };

/** In a sentence. */
export const AS_ROLE: Record<Role, string> = { staff: 'a member of staff', admin: 'an administrator' };

/** `desk`: the overview and the search, where each finds what their role may see. `site`: how the site itself is run. */
export const PERMISSIONS = [
  'desk',
  'messages',
  'bookings',
  'work',
  'lists',
  'users',
  'audit',
  'mail',
  'site',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Staff do the work for clients; what the public reads and who may do what is for administrators. */
const MAY: Record<Role, readonly Permission[]> = {
  staff: ['desk', 'messages', 'bookings', 'work'],
  admin: PERMISSIONS,
};

export function may(role: Role | null, permission: Permission): boolean {
  return role !== null && MAY[role].includes(permission);
}

export function rolesThatMay(permission: Permission): Role[] {
  return (Object.keys(MAY) as Role[]).filter((role) => may(role, permission));
}

export function isPermission(name: unknown): name is Permission {
  return PERMISSIONS.some((permission) => permission === name);
}

export function isRole(name: unknown): name is Role {
  return typeof name === 'string' && Object.hasOwn(MAY, name);
}
