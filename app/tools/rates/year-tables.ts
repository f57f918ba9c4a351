import type { TaxYear } from '#app/tax/tax-year.ts';
import { businessTablesOf, firmBusinessTables } from './business-tables.ts';
import { capitalGainsTablesOf, firmCapitalGainsTables } from './capital-gains-tables.ts';
import { claimsTablesOf } from './claims-tables.ts';
import { estateTablesOf } from './estate-tables.ts';
import { firmIndividualTables, individualTablesOf } from './individual-tables.ts';
import { lumpSumTablesOf } from './lump-sum-tables.ts';
import { payTablesOf } from './pay-tables.ts';
import type { FirmTable, RateTable } from './rate-table.ts';

export type Chapter = { id: string; title: string; tables: readonly RateTable[] };

export function chaptersOf(taxYear: TaxYear): readonly Chapter[] {
  return [
    { id: 'individuals', title: 'Individuals', tables: individualTablesOf(taxYear) },
    { id: 'payments', title: 'Through the year', tables: payTablesOf(taxYear) },
    { id: 'capital-gains', title: 'Capital gains', tables: capitalGainsTablesOf(taxYear) },
    { id: 'lump-sums-and-pots', title: 'Lump sums', tables: lumpSumTablesOf(taxYear) },
    { id: 'property-and-estates', title: 'Property, gifts and estates', tables: estateTablesOf(taxYear) },
    { id: 'claims', title: 'Claims', tables: claimsTablesOf(taxYear) },
    { id: 'businesses', title: 'Companies, trusts and micro businesses', tables: businessTablesOf(taxYear) },
  ];
}

export function firmTables(): readonly FirmTable[] {
  return [...firmIndividualTables(), ...firmCapitalGainsTables(), ...firmBusinessTables()];
}
