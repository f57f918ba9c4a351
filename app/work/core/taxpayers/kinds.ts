import type { TaxpayerKind } from '../engagements/define-engagement.ts';

export const KIND_LABELS: Record<TaxpayerKind, string> = {
  individual: 'Person',
  company: 'Company',
  trust: 'Trust',
  estate: 'Deceased estate',
};
