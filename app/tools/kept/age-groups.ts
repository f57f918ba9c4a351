import { keyIn } from '#app/platform/core/keys.ts';
import type { Age } from '#app/tax/age.ts';

export const AGES = { under: 'Under 65', from65: '65 to 74', from75: '75 or older' } as const;

const IN_YEARS = { under: 30, from65: 65, from75: '75+' } as const;

/** Under 65 for an unknown group. */
export function ageGroupOf(typed: string): keyof typeof AGES {
  return keyIn(AGES, typed) ?? 'under';
}

export function ageOf(typed: string): Age {
  return IN_YEARS[ageGroupOf(typed)];
}
