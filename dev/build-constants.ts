import { calculators } from '#app/calculators/calculators.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';

/** Other pages load neither the calculators nor the tables of all years. */
export const buildConstants = {
  CALCULATORS: JSON.stringify(
    calculators.map(({ type, group, path, menuLabel, heading }) => ({
      type,
      group,
      path,
      menuLabel,
      heading,
    })),
  ),
  NEWEST_INDIVIDUAL: JSON.stringify(tablesOf(newestTaxYear).individual),
};
