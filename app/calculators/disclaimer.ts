import type { TableName } from '#app/tax/rates/table-name.ts';

export function disclaimer({ basis, label }: TableName): string {
  const tables = basis === 'sars' ? `SARS's tables of the ${label} tax year` : `the ${label} tax year`;
  return `An estimate based on ${tables}. Actual amounts may vary; consult a tax expert.`;
}
