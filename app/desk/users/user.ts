import type { AccountType } from '#app/accounts/core/account-type.ts';
import type { Role } from '#app/accounts/core/roles.ts';

export const SHOWN = ['all', 'admins', 'staff', 'members', 'unconfirmed'] as const;
export const SORTS = ['newest', 'name'] as const;

export type Filter = { q: string; show: (typeof SHOWN)[number]; sort: (typeof SORTS)[number] };

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
    show: SHOWN.find((show) => show === params.get('show')) ?? PLAIN.show,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? PLAIN.sort,
  };
}

export function filterEntries(filter: Filter): [string, string][] {
  return Object.entries(filter).filter(([name, value]) => value !== PLAIN[name as keyof Filter]);
}
