import { executorCalculator } from '#app/tools/calculators/executor.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, flag } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const executorEndpoint = defineEndpoint(executorCalculator, {
  title: 'Executor’s fee',
  about: 'The most that an executor may charge an estate, or what the will fixed.',
  fields: {
    assets: amount('Gross assets, without policies that are paid to named persons.'),
    income: amountOrZero('Income that is collected after the death.'),
    fixedByWill: amountOrZero('The fee that the will fixes; 0 if it fixes none.'),
    isVendor: flag('Whether the executor is a VAT vendor.'),
  },
  figures: {
    assets: rand('As sent.'),
    income: rand('As sent.'),
    onAssets: rand('3.5% of the assets.'),
    onIncome: rand('6% of the income.'),
    tariff: rand('Both together, at least R350.'),
    fee: rand('What the will fixed, else the tariff.'),
    vat: rand('If the executor is a vendor.'),
    executorFee: rand('Fee and VAT.'),
    mastersFee: rand('What the Master charges beside it.'),
    effectiveTaxRate: percent('Fee and VAT as a share of the assets.'),
  },
  examples: [
    example('vendor', 'An executor who is a VAT vendor', {
      assets: '2000000.00',
      income: '50000.00',
      isVendor: true,
    }),
  ],
  compared: 'executorFee',
});
