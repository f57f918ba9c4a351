import { firm } from '#app/platform/content/firm.ts';

/** Of VAT a firm that is not registered says nothing. */
export function vat(): string {
  return firm.vatNumber === null ? '' : 'VAT is included.';
}

/** After a price. */
export function vatIncluded(): string {
  return firm.vatNumber === null ? '' : ', VAT included';
}
