import type { ACCOUNT_TYPES } from '#app/platform/db/schema/accounts.ts';

export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const ACCOUNT_TYPE_LABELS: Record<AccountType, string> = {
  individual: 'Individual',
  business: 'Business',
};
