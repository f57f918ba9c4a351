import type { TaxpayerKind } from '#app/engagements/define-engagement.ts';
import type { ChecklistId } from '../checklists/checklists.ts';

/** Who a new taxpayer is, and who is behind it. */
export const identification: Record<TaxpayerKind, ChecklistId> = {
  individual: 'fica-person',
  company: 'fica-entity',
  trust: 'fica-entity',
  estate: 'fica-entity',
};
