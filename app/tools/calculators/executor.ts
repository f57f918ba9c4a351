import { executorFee } from '#app/tax/executor.ts';
import { formatRate } from '#app/tax/money.ts';
import { executorRates } from '#app/tax/rates/executor-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { defineCalculator } from './calculator.ts';
import { checkField, onceField } from './field.ts';
import { yearOption } from './fields.ts';
import { estatePages } from './see-also.ts';

export const executorCalculator = defineCalculator({
  type: 'executor',
  tool: 'estate',
  part: 'Executor’s fee',
  estimates: 'the most that an executor may charge a deceased estate',
  law: 'the Administration of Estates Act and its tariff',
  success: 'The executor’s fee has been worked out.',
  hasPeriods: false,
  takes: { field: 'assets' },
  bases: ['sars'],
  years: () =>
    taxYears
      .filter((year) => !isRefusal(executorRates('sars', year)))
      .toReversed()
      .map(yearOption),
  fields: () => [
    onceField(
      'assets',
      'Gross assets',
      'Before debts. Without policies that are paid to named persons, and without what retirement funds pay.',
    ),
    onceField('income', 'Income after the death', 'Rent, interest and dividends that the executor collects.'),
    onceField('fixedByWill', 'Fee that the will fixes', 'Leave it empty if the will says nothing.'),
    checkField('isVendor', 'The executor is a VAT vendor'),
  ],
  input: (entry) => ({
    assets: entry.amount('assets'),
    income: entry.amount('income'),
    fixedByWill: entry.amount('fixedByWill'),
    isVendor: entry.isChecked('isVendor'),
  }),
  rates: executorRates,
  tax: executorFee,
  sheet: (result, { entry }) => ({
    tax: {
      key: 'executorFee',
      label: 'Executor’s fee',
      cents: result.executorFee,
      of: `Tariff of executors ${result.table.label}`,
      basedOn: 'the tariff of executors under the Administration of Estates Act',
    },
    means:
      entry.amount('fixedByWill') > 0
        ? 'It is what the will fixes, up to what the law allows.'
        : 'It is the most that the law allows. A will or an agreement may fix less.',
    counts: 'Paid when the estate is distributed, unless the Master allows it earlier.',
    headlines: [
      { label: 'Executor’s fee', once: true, cents: result.executorFee },
      ...(result.vat > 0 ? [{ label: 'VAT in it', once: true as const, cents: result.vat }] : []),
      ...(result.tariff === result.executorFee
        ? []
        : [{ label: 'The most by the tariff', once: true as const, cents: result.tariff }]),
      { label: 'Share of the gross assets', text: formatRate(result.effectiveTaxRate) },
      { label: 'Master’s fee, beside it', once: true, cents: result.mastersFee },
    ],
  }),
  explains: {
    how: [
      'The tariff is 3.5% of the gross assets and 6% of the income collected after the death, together at least R\u202f350.',
      'It is the most that may be charged. The will may fix less, and an executor may accept less.',
      'An executor who is a VAT vendor adds VAT.',
      'The Master charges a fee beside it: nothing under R\u202f250\u202f000 of gross assets, R\u202f600 from there, R\u202f200 more for each complete R\u202f100\u202f000 above R\u202f400\u202f000, and R\u202f7\u202f000 at most. In community of property it goes by the assets of both.',
    ],
    leavesOut: [
      'Fees of others, such as a conveyancer who transfers a property of the estate, and the cost of security.',
      'Cases in which the Master raises or lowers the fee.',
    ],
    seeAlso: estatePages,
  },
});
