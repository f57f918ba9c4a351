import { createContext, useContext } from 'react';
import { may, type Permission, type Role } from '#app/accounts/core/roles.ts';

/** Whose desk it is. */
export const DeskRole = createContext<Role | null>(null);

/** Whether a link leads somewhere that is open to the colleague who sees it. */
export function useMay(permission: Permission): boolean {
  return may(useContext(DeskRole), permission);
}
