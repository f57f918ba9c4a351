import type { RateItem, TableName } from './rates/table-name.ts';

export type UnknownRate = { kind: 'unknown-rate'; table: TableName; item: RateItem; sentence: string };

export function unknownRate(table: TableName, item: RateItem, sentence: string): UnknownRate {
  return { kind: 'unknown-rate', table, item, sentence };
}

export function isUnknownRate(value: object | null): value is UnknownRate {
  return value !== null && 'kind' in value && value.kind === 'unknown-rate';
}
