import { homeOfficeDeduction, type Worker } from '#app/tax/home-office.ts';
import { formatRand, formatRate } from '#app/tax/money.ts';
import { FIRST_HOME_OFFICE_YEAR, homeOfficeRates } from '#app/tax/rates/home-office-rates.ts';
import { defineCalculator } from './calculator.ts';
import { doubtOfRent } from './doubts.ts';
import { checkField, choiceField, onceField, optionsOf, quantityField } from './field.ts';
import { yearsFrom } from './fields.ts';
import { keyIn } from '#app/platform/core/keys.ts';

const OTHERS = 'Other costs';

export const workerLabels = {
  employee: 'An employee on a salary',
  commission: 'An employee, more than half of the pay is commission',
  trade: 'For my own account',
} satisfies Record<Worker, string>;

export const homeOfficeCalculator = defineCalculator({
  type: 'home-office',
  tool: 'claims',
  part: 'Home office',
  estimates: 'what a home office takes off taxable income, and whether it passes the tests',
  success: 'Your home office has been worked out.',
  hasPeriods: false,
  bases: ['sars'],
  years: () => yearsFrom(FIRST_HOME_OFFICE_YEAR),
  fields: () => [
    {
      ...onceField(
        'premises',
        'Rent, rates, levies, electricity and cleaning, a year',
        'Of the whole home: all the months in which the room was the office, together.',
      ),
      doubt: doubtOfRent,
    },
    { ...quantityField('officeArea', 'Office, m²', 'm²'), half: true },
    { ...quantityField('homeArea', 'Whole home, m²', 'm²'), half: true },
    choiceField('worker', 'How you work', optionsOf(workerLabels)),
    checkField(
      'isOffice',
      'The room is set apart and fitted out for work, used regularly and for nothing else',
    ),
    checkField(
      'isMainPlace',
      "On a salary: I do over half of my duties there. On commission: mostly away from the employer's office",
    ),
    { ...onceField('repairs', 'Repairs to the office itself'), group: OTHERS },
    {
      ...onceField(
        'wearAndTear',
        'Wear and tear of desk, chair and computer',
        'Of what you bought yourself.',
      ),
      group: OTHERS,
    },
    {
      ...onceField(
        'otherCosts',
        'Telephone, internet, stationery',
        'On commission or for your own account only.',
      ),
      group: OTHERS,
    },
    {
      ...onceField('bondInterest', 'Interest on the bond', 'On a salary only until 2021/22.'),
      group: OTHERS,
    },
  ],
  needs: () => ['premises', 'officeArea', 'homeArea'],
  input: (entry) => ({
    worker: keyIn(workerLabels, entry.choice('worker')) ?? 'employee',
    isOffice: entry.isChecked('isOffice'),
    isMainPlace: entry.isChecked('isMainPlace'),
    officeArea: entry.quantity('officeArea'),
    homeArea: entry.quantity('homeArea'),
    premises: entry.amount('premises'),
    bondInterest: entry.amount('bondInterest'),
    repairs: entry.amount('repairs'),
    wearAndTear: entry.amount('wearAndTear'),
    otherCosts: entry.amount('otherCosts'),
  }),
  rates: homeOfficeRates,
  tax: homeOfficeDeduction,
  sheet(result, { input }) {
    const [needed, then] = input.worker === 'trade' ? ['the first', 'it'] : ['both', 'both'];
    return {
      warning: result.isOffice
        ? null
        : `Not counted: tick each box that is true of your room. Without ${needed} nothing comes off.`,
      tax: { key: 'homeOfficeDeduction', cents: result.homeOfficeDeduction },
      means:
        result.wouldBe === 0
          ? 'Nothing comes off your taxable income on these answers.'
          : !result.isOffice
            ? `With ${then} ${formatRand(result.wouldBe)} would come off your taxable income.`
            : 'It comes off your taxable income. Keep the bills and the plan of the home for SARS.',
      headlines: [
        result.isOffice
          ? { label: 'Deduction from taxable income', once: true, cents: result.homeOfficeDeduction }
          : { label: 'Deduction from taxable income', text: 'Not counted' },
        { label: 'Office, share of the home', text: formatRate(result.officeShare) },
      ],
    };
  },
  explains: {
    how: [
      'The room must be an office and nothing else: set apart, fitted out for your work and used regularly. A desk in the living room is not.',
      'On a salary, more than half of your duties must be done in it. SARS asks for a letter from the employer and a calendar.',
      'Costs of the whole home are shared by square metres. What was spent on the office alone counts whole.',
      'On a salary only rent, repairs, other expenses of the premises, and wear and tear are deducted (section 23(m)). Cleaning is an expense of the premises (section 23(m)(iv)); some guides list it for commission earners alone, so keep the invoices.',
    ],
    leavesOut: [
      'The sale of a home that you own: the part that was an office loses the exclusion for a primary residence for that time.',
      'What the employer paid back, and two people who share one office.',
    ],
    seeAlso: [
      { label: 'The home office, explained', to: '/blog/working-from-home-claiming-home-office-expenses' },
    ],
  },
});
