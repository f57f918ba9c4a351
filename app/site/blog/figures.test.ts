import { expect, test } from 'vitest';
import { fillFigures } from './figures.ts';

const FIGURES = {
  'retirement.cap 2027': 'R 430 000',
  'retirement.cap 2026': 'R 350 000',
  'individual.thresholdFrom75 2026': 'R 165 689',
  'vat.compulsory 2026-03-31': 'R 1 000 000',
  'vat.compulsory 2026-04-01': 'R 2 300 000',
  'vat.rate 2026-04-01': '15%',
  'cgt.annualExclusion 2027': 'R 50 000',
  'cgt.annualExclusion 2026': 'R 40 000',
  'rand 1250000': 'R 1 250 000',
  'individual.tax 2027 480000': 'R 92 217',
  'individual.tax 2027 99000': 'R 0',
  'individual.averageRate 2027 300000': '13.52%',
  'individual.taxSaved 2027 480000 16000': 'R 4 960',
  'individual.costAfterTax 2027 480000 16000': 'R 11 040',
  'company.tax 2027 600000': 'R 162 000',
  'company.taxPaidOut 2027 600000': 'R 249 600',
  'company.ratePaidOut 2027': '41.6%',
  'sbc.tax 2027 600000': 'R 70 970',
  'sbc.rates 2027': '0% to 27%',
  'trust.tax 2027 600000': 'R 270 000',
  'turnover.tax 2027 900000': 'R 3 000',
  'provisional.first 2027': '31 August 2026',
  'provisional.second 2027': '28 February 2027',
  'lastWorkingDay provisional.second 2027': '26 February 2027',
  'lastWorkingDay provisional.first 2027': '31 August 2026',
  // Friday 20 March 2026; Saturday 21 March is a holiday and moves to no other day.
  'businessDaysAfter 2026-03-20 1': '23 March 2026',
  // Good Friday, Family Day, Freedom Day and Workers' Day are in between.
  'businessDaysAfter 2026-03-20 30': '7 May 2026',
};

/** Unknown names, years without a confirmed table, and arguments that are missing, wrong or too many. */
const REFUSED = [
  'nothing.known 2027',
  'constructor 2027',
  '',
  'vat.rate',
  'vat.rate 2026',
  'vat.rate 2026-04-01 100',
  'vat.due 2026-13',
  'vat.payable 2026-04-01 11500 lots',
  'lastWorkingDay vat.rate 2026-04-01',
  'businessDaysAfter tomorrow 30',
  'rand -5',
  'retirement.cap',
  'retirement.cap 2030',
  'retirement.cap 2010',
  'retirement.limit 2015 600000',
  'retirement.lumpSumTax 2026 900000',
  'individual.tax 2027',
  'individual.thresholdFrom75 2005',
  'individual.taxSaved 2027 100 200',
  // Secondary tax on companies, not dividends tax.
  'dividends.rate 2010',
  'trust.rate 2008',
  'turnover.brackets 2020',
  'turnover.limit 2005',
  'estate.duty 2020 8000000',
  'creep.pay 2028 400000',
  'tfi.total 2030',
  'tfi.left 2026',
  'cgt.inclusion 2001',
  'payroll.sdl 2020 100',
  'provisional.penaltyRate 2020',
  'provisional.penalty 2020 500000 400000',
  'provisional.basicAmount 2027 500000',
  'medical.credits 2010 4',
  'medical.additional 2013 40 4 93600 480000 22000',
  'travel.scale 2020',
  'travel.deduction 2027 400000 8000 20000',
  'travel.deduction 2027 400000 0 0',
  'travel.reimbursed 2019 3000',
];

test('a figure is found by its year of assessment or by a day on which it holds', () => {
  for (const [call, result] of Object.entries(FIGURES)) expect(plain(`{{${call}}}`), call).toBe(result);
});

test('a tax table becomes a markdown table', () => {
  expect(plain('{{sbc.brackets 2027}}').split('\n')).toEqual([
    '| Taxable amount | Tax |',
    '| --- | --- |',
    '| Up to R 99 000 | None |',
    '| R 99 001 to R 365 000 | 7% of what is above R 99 000 |',
    '| R 365 001 to R 550 000 | R 18 620 plus 21% of what is above R 365 000 |',
    '| Above R 550 000 | R 57 470 plus 27% of what is above R 550 000 |',
  ]);
});

test('an unknown figure throws', () => {
  for (const call of REFUSED) expect(() => fillFigures(`{{${call}}}`), call).toThrow();
});

function plain(text: string): string {
  return fillFigures(text).replaceAll('\u202f', ' ');
}
