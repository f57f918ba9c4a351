import type { UserType } from './schema.ts';

export const WRITES_AS: Record<UserType, string> = {
  individual: 'Individual',
  company: 'Company',
  estate: 'Estate',
  trust: 'Trust',
};
