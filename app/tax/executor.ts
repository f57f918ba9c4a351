import { mastersFee, mastersFeeLaw } from './masters-fee.ts';
import { formatRand, requireAmounts, type Cents } from './money.ts';
import type { ExecutorRates } from './rates/executor-rates.ts';
import type { Law } from './rates/law.ts';
import { refusedInput } from './refusal.ts';
import { effectiveRate, from, greatest, randLine, resultOf, share, sum } from './working.ts';

const VAT: Law = { act: 'Value-Added Tax Act 89 of 1991', places: ['section 7(1)(a)'] };

/** Cents. `income`: collected after the death. `fixedByWill`: 0 if the will fixes nothing. */
export type ExecutorInput = { assets: Cents; income: Cents; fixedByWill: Cents; isVendor: boolean };

/** The maximum fee; the will may fix less. Throws RangeError for an invalid amount. */
export function executorFee(input: ExecutorInput, rates: ExecutorRates) {
  const { assets, income, fixedByWill, isVendor } = input;
  requireAmounts({ assets, income, fixedByWill });
  const table = from(rates, 'executor');
  const gross = randLine('assets', 'Gross assets', assets, 'input');
  const collected = randLine('income', 'Income after the death', income, 'input');
  const onAssets = randLine('onAssets', 'On the assets', share(rates.onAssets, gross.amount), table);
  const onIncome = randLine('onIncome', 'On the income', share(rates.onIncome, collected.amount), table);
  const most = greatest(sum(onAssets.amount, onIncome.amount), rates.minimum);
  const tariff = randLine('tariff', 'The most by the tariff', most, table);
  if (fixedByWill > tariff.amount)
    return refusedInput(
      'fixedByWill',
      `The will may fix less than the tariff of ${formatRand(tariff.amount)}, not more.`,
    );
  const taken = fixedByWill > 0 ? fixedByWill : tariff.amount;
  const fee = randLine('fee', 'Fee', taken, fixedByWill > 0 ? 'input' : 'calculated');
  const vat = randLine('vat', 'VAT on it', isVendor ? share(rates.vat, fee.amount) : 0, { law: VAT });
  const total = randLine('executorFee', 'Executor’s fee', sum(fee.amount, vat.amount), 'calculated');
  const master = randLine('mastersFee', 'Master’s fee, beside it', mastersFee(assets), {
    law: mastersFeeLaw,
  });
  const lines = [gross, collected, onAssets, onIncome, tariff, fee, vat, total, master] as const;
  const part = { ...effectiveRate(total, gross.amount), label: 'Share of the gross assets' };
  return resultOf(rates.name, [...lines, part]);
}
