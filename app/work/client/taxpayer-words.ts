import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import type { TaxpayerRole } from '#app/work/core/taxpayers/taxpayers.server.ts';

export const KIND_WORDS: Record<TaxpayerKind, string> = {
  individual: 'Person',
  company: 'Company',
  trust: 'Trust',
  estate: 'Deceased estate',
};

export const ROLE_WORDS: Record<TaxpayerRole, string> = { owner: 'Owner', contributor: 'Contributor' };

export const ROLE_HINT =
  'An owner also decides who else may act, and accepts proposals. A contributor sees and sends everything else.';
