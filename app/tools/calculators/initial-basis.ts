import { firm } from '#content/firm.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

export function initialBasis(today = southAfricanDay(), wanted: Basis = firm.calculatorBasis): Basis {
  return wanted === 'firm' && today <= firmIndividual.name.holdsUntil ? 'firm' : 'sars';
}
