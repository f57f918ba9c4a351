import { firm } from '#app/platform/content/firm.ts';

/** Empty for a firm that is not registered for VAT. */
export function vat(): string {
  return firm.vatNumber === null ? '' : 'VAT is included.';
}

/** After a price. */
export function vatIncluded(): string {
  return firm.vatNumber === null ? '' : ', VAT included';
}
