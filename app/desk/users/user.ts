import type { AccountType } from '#app/accounts/core/account-type.ts';
import { choice, defineFilter, words, type ValuesOf } from '#app/platform/filters/define-filter.ts';
import { EVERY_ROLE, ROLES, type Role } from '#app/accounts/core/roles.ts';

export const USERS = defineFilter({
  path: '/admin/users',
  fields: {
    q: words('Name or e-mail'),
    // Everybody, those with any role, those of one by its plural, or the others.
    show: choice('Who', [
      ['all', 'Everybody'],
      ['firm', 'All of the firm'],
      ...EVERY_ROLE.toReversed().map((role): [string, string] => [
        ROLES[role].plural.name,
        ROLES[role].plural.label,
      ]),
      ['members', 'Members'],
      ['unconfirmed', 'Not confirmed'],
    ]),
    sort: choice('Sort', [
      ['newest', 'Newest first'],
      ['name', 'By name'],
    ]),
  },
});

export type Filter = ValuesOf<typeof USERS>;

export type UserLine = {
  id: string;
  email: string;
  fullName: string;
  userType: AccountType;
  role: Role | null;
  confirmedAt: Date | null;
  openedAt: Date;
};

export type User = UserLine & {
  contactNumber: string | null;
  identificationNumber: string | null;
  hasSecondStep: boolean;
  savedCalculations: number;
  messages: number;
  sessions: { lastUsedAt: Date; since: Date; browser: string; network: string | null }[];
};

/** The page that asks who gets what somebody holds, before `intent` is done. */
export function leavePath(id: string, intent: string): string {
  return `/admin/users/${id}/leave?then=${intent}`;
}
