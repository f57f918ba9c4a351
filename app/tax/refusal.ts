import { isUnknownRate, type UnknownRate } from './unknown-rate.ts';

/** `field` is the name of the refused input, `sentence` the message for the visitor. */
export type RefusedInput = { kind: 'refused-input'; field: string; sentence: string };

export type Refusal = UnknownRate | RefusedInput;

export function refusedInput(field: string, sentence: string): RefusedInput {
  return { kind: 'refused-input', field, sentence };
}

export function isRefusal(value: object | null): value is Refusal {
  return isUnknownRate(value) || (value !== null && 'kind' in value && value.kind === 'refused-input');
}
