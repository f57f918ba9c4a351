import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { TableName } from '#app/tax/rates/table-name.ts';

/** `basedOn`: the basis of a figure that is not SARS's tax. */
export function disclaimer({ basis, label }: TableName, basedOn?: string): string {
  const tables = basedOn ?? ofTable({ basis, label });
  return `An estimate based on ${tables}. Actual amounts may vary; consult a tax expert.`;
}

function ofTable({ basis, label }: Pick<TableName, 'basis' | 'label'>): string {
  return basis === 'sars' ? `SARS's tables of the ${label} tax year` : `the ${label} tax year`;
}

/** `counting`: how a reader finds the leading figure. */
export function aboutFirmEstimate(counting = 'the figure above'): string {
  return `${disclaimer(firmIndividual.name)} Its bands are those that SARS printed for 2022/23; for money earned now ${counting} counts.`;
}
