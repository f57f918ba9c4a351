import type { CalculatorType } from '#app/tools/calculators/calculators.ts';

type Case = {
  fields: Record<string, string>;
  figures: Record<string, string>;
};

/** Each as a visitor finds it; the figures are worked out by hand from SARS's tables of 2026/27. */
export const calculatorCases: Record<CalculatorType, Case> = {
  individual: {
    fields: { 'Gross income': '500 000' },
    figures: {
      'Taxable income': '500 000.00',
      'Tax before rebates': '116 237.00',
      'Primary rebate': '− 17 820.00',
      'Final tax': 'R 98 417.00',
    },
  },
  provisional: {
    fields: {
      'Business income': '800k',
      'Business expenses': '300 000',
      'Did you pay in August? How much?': '49 208.50',
    },
    figures: {
      'Taxable business income': '500 000.00',
      'Final tax': 'R 98 417.00',
      'First payment, due in August': '49 208.50',
      'Second payment, due in February': '49 208.50',
    },
  },
  worksheet: {
    fields: {
      Payment: 'First, end of August',
      'To the end of': 'August 2026',
      'Business income so far': '370 000',
      'Business expenses so far': '120 000',
    },
    figures: {
      'Taxable business income': '500 000.00',
      'First payment': 'R 49 208.50',
    },
  },
  'capital-gains': {
    fields: { 'Proceeds from sale': '1.2m', 'Base cost': '660 000', 'Current taxable income': '500 000' },
    figures: {
      'Capital gain': '540 000.00',
      'Taxable capital gain': '196 000.00',
      'Tax on the capital gain': 'R 69 056.00',
    },
  },
  compare: {
    fields: {
      'What does the business do?': 'goods',
      'Does one client bring most of your service income?': 'no',
      Turnover: '900 000',
      Costs: '300 000',
    },
    figures: {
      'Sole proprietor: income tax': '131 108.80',
      'Turnover tax: the tax': '3 000.00',
      'Turnover tax: left after all taxes': '587 005.00',
      'Most money in hand: Turnover tax': 'R 587 005.00',
    },
  },
  payslip: {
    fields: { 'Pay before deductions': '28k', 'Bonus or 13th cheque': '14 800' },
    figures: {
      'Annual equivalent': '336 000.00',
      'Tax on the bonus': '3 848.00',
      'Income tax (PAYE)': 'R 8 009.00',
      "PAYE by SARS's printed tables": '7 949.00',
      'Net pay': '34 613.88',
    },
  },
  'two-incomes': {
    fields: {
      'When are the two paid?': 'yes',
      'First income': '30 000',
      'Second income': '10 000',
    },
    figures: {
      'Withheld by both': '59 952.00',
      'Tax on both together': '92 217.00',
      'Tax to pay on assessment': 'R 32 265.00',
    },
  },
  offers: {
    fields: {
      'First offer: pay a month': '30 000',
      'Second offer: pay a month': '28 000',
      'Second: bonus a year': '14 800',
    },
    figures: {
      'First offer: net pay': '301 702.56',
      'Second offer: net pay': '294 894.56',
      'Difference in net pay': 'R 6 808.00',
    },
  },
  turnover: {
    fields: { 'Taxable turnover': '1.5m' },
    figures: { 'Taxable turnover': '1 500 000.00', 'Turnover tax': 'R 15 500.00' },
  },
  'two-pot': {
    fields: { Withdrawal: '25 000', 'Taxable income': '370 000' },
    figures: {
      'Tax without it': '58 772.00',
      'Tax with it': '65 867.00',
      'Tax on the withdrawal': 'R 7 095.00',
    },
  },
  'lump-sum': {
    fields: {
      'Why is it paid?': 'retired',
      'Who pays it?': 'fund',
      'Lump sum': '900 000',
      'Earlier lump sums': '200 000',
    },
    figures: { 'All lump sums': '1 100 000.00', 'Tax on this lump sum': 'R 128 700.00' },
  },
  retrenchment: {
    fields: {
      'Your pay': '20 000',
      'First day of employment': '2020-03-01',
      'Last day of employment': '2026-11-30',
      'What happens to your notice?': 'paid',
      'Leave not taken': '12',
      'Taken from the retirement fund': '600 000',
      'Are you 55 or older?': 'no',
      'Did you ever hold more than 5% of its shares?': 'no',
    },
    figures: {
      'Severance pay due, 6 completed years': '27 692.31',
      'Notice pay due, 4 weeks': '18 461.54',
      'Tax on what is taxed as salary': '7 272.00',
      'Fund money: tax on this lump sum': '13 984.62',
      'Tax on all of it': 'R 21 256.62',
      'Money in hand': '635 974.15',
    },
  },
  medical: {
    fields: { 'Medical bills you paid yourself': '60 000', 'Taxable income': '480 000' },
    figures: { 'Threshold for medical expenses': '36 000.00', 'Medical tax credits': 'R 6 000.00' },
  },
  'auto-assessment': {
    fields: {
      'Did you pay a medical aid, or medical bills, that the assessment does not show?': 'no',
      'Did you pay into a retirement annuity that it does not show?': 'no',
      'Did you give to a charity that issues section 18A receipts?': 'no',
      'Do you get a travel allowance, and keep a logbook?': 'no',
      'Do you work at home, in a room of its own?': 'no',
      'Do you have other income?': 'no',
      'Taxable income on the notice': '480 000',
      'Refund on the notice': '0',
    },
    figures: {
      'Tax on it, by the tables': '94 072.00',
      'Tax once corrected': '94 072.00',
      'What the correction brings': 'R 0.00',
    },
  },
  travel: {
    fields: {
      'Travel allowance of the year': '96 000',
      'Value of the vehicle': '400 000',
      'Business kilometres': '8 000',
      'All kilometres': '20 000',
    },
    figures: {
      'Cost of business travel': '69 949.20',
      'Allowance that stays taxable': 'R 26 050.80',
    },
  },
  'home-office': {
    fields: {
      'Rent, rates, levies, electricity and cleaning, a year': '150 000',
      'Office, m²': '12',
      'Whole home, m²': '120',
    },
    figures: { 'Share of the office': '15 000.00', 'Deduction from taxable income': 'R 0.00' },
  },
  giving: {
    fields: { 'Donations of the year': '60 000', 'Taxable income': '480 000' },
    figures: {
      Deduction: '48 000.00',
      'Carried on to the next year': '12 000.00',
      'Tax it saves': 'R 14 880.00',
    },
  },
  'transfer-duty': {
    fields: { Price: '1.8m' },
    figures: { 'Transfer duty': 'R 21 786.00', 'Price and duty': '1 821 786.00' },
  },
  donations: {
    fields: { Donation: '400 000' },
    figures: { 'Exempt of this donation': '− 150 000.00', 'Donations tax': 'R 50 000.00' },
  },
  'estate-duty': {
    fields: { 'Everything that was owned': '12m', 'To the surviving spouse': '2 500 000' },
    figures: { 'Net estate': '9 500 000.00', 'Estate duty': 'R 1 200 000.00' },
  },
  'vat-watch': {
    fields: { 'Taxable turnover of each month': '2026-05, 2 140 000\n2026-06, 95 000\n2026-07, 83 000' },
    figures: { 'Twelve months to July 2026': 'R 2 318 000.00', 'Limit on 31 July 2026': '2 300 000.00' },
  },
  executor: {
    fields: { 'Gross assets': '2m', 'Income after the death': '50 000' },
    figures: { 'On the assets': '70 000.00', 'Executor’s fee': 'R 73 000.00' },
  },
  company: {
    fields: { 'Taxable income': '1 000 000', 'Dividends paid': '200 000' },
    figures: {
      'Company tax': '270 000.00',
      'Dividends tax': '40 000.00',
      'Total tax': 'R 310 000.00',
      'Retained earnings': '530 000.00',
    },
  },
};
