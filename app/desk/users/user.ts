import type { AccountType } from '#app/accounts/core/account-type.ts';
import { EVERY_ROLE, ROLES, type Role } from '#app/accounts/core/roles.ts';

/** Whom the page lists: everybody, or those of one role by its plural, or the others. */
export const SHOWN: readonly { value: string; label: string }[] = [
  { value: 'all', label: 'Everybody' },
  ...EVERY_ROLE.toReversed().map((role) => ({
    value: ROLES[role].plural.name,
    label: ROLES[role].plural.label,
  })),
  { value: 'members', label: 'Members' },
  { value: 'unconfirmed', label: 'Not confirmed' },
];
export const SORTS = ['newest', 'name'] as const;

export type Filter = { q: string; show: string; sort: (typeof SORTS)[number] };

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

const PLAIN: Filter = { q: '', show: 'all', sort: 'newest' };
const LONGEST_SEARCH = 200;

export function readFilter(params: URLSearchParams): Filter {
  return {
    q: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
    show: SHOWN.find(({ value }) => value === params.get('show'))?.value ?? PLAIN.show,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? PLAIN.sort,
  };
}

export function filterEntries(filter: Filter): [string, string][] {
  return Object.entries(filter).filter(([name, value]) => value !== PLAIN[name as keyof Filter]);
}
