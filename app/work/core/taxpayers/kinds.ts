import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import type { TaxpayerRole } from './taxpayers.server.ts';

export const KIND_LABELS: Record<TaxpayerKind, string> = {
  individual: 'Individual',
  company: 'Company',
  trust: 'Trust',
  estate: 'Deceased estate',
};

export const ROLE_WORDS: Record<TaxpayerRole, string> = { owner: 'Owner', contributor: 'Contributor' };
