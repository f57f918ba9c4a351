import { createContext, useContext } from 'react';
import { may, type Permission, type Role } from '#app/accounts/core/roles.ts';

export const DeskRole = createContext<Role | null>(null);

export function useMay(permission: Permission): boolean {
  return may(useContext(DeskRole), permission);
}
