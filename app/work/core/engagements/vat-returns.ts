import type { VatCategory } from '#app/firm/core/deadline-rule.ts';
import type { TaxpayerDates } from './periods.ts';

/** By VAT category: the others file at other times. */
const VAT_RETURNS: Record<VatCategory, string> = {
  A: 'vat201',
  B: 'vat201',
  C: 'vat201-monthly',
  D: 'vat201-half-yearly',
  E: 'vat201-yearly',
};

export function vatReturnOf(category: VatCategory): string {
  return VAT_RETURNS[category];
}

/** Whether it is a VAT return that the taxpayer, by its VAT category, does not file. */
export function isOtherVat(typeId: string, { vatCategory }: Pick<TaxpayerDates, 'vatCategory'>): boolean {
  const isVatReturn = Object.values(VAT_RETURNS).includes(typeId);
  return isVatReturn && (vatCategory === null || VAT_RETURNS[vatCategory] !== typeId);
}
