export const PRICE_FIELDS = ['price', 'upTo', 'instalments'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

export type PriceRow = {
  id: string;
  title: string;
  period: string;
  revision: number;
  entries: Record<PriceField, string>;
  states: string[];
};

export function priceField(field: PriceField, id: string): string {
  return `${field}:${id}`;
}

export function beforeField(field: PriceField, id: string): string {
  return `before:${field}:${id}`;
}

export function versionField(id: string): string {
  return `version:${id}`;
}

export function isTouched(typed: Readonly<Record<string, string>>, field: PriceField, id: string): boolean {
  const now = typed[priceField(field, id)];
  return now !== undefined && now !== (typed[beforeField(field, id)] ?? '');
}
