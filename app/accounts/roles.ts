import type { ROLES } from '#app/db/schema/accounts.ts';

export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = { staff: 'Staff', admin: 'Administrator' };

/** `desk` is the overview and the search, where each finds what their role may see. */
export const PERMISSIONS = ['desk', 'messages', 'lists', 'users', 'audit', 'mail'] as const;

export type Permission = (typeof PERMISSIONS)[number];

const MAY: Record<Role, readonly Permission[]> = {
  staff: ['desk', 'messages'],
  admin: PERMISSIONS,
};

export function may(role: Role | null, permission: Permission): boolean {
  return role !== null && MAY[role].includes(permission);
}

export function rolesThatMay(permission: Permission): Role[] {
  return Object.keys(MAY).filter((role): role is Role => may(role as Role, permission));
}
