import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import { structureRates } from '#app/tax/rates/structure-rates.ts';
import { isProvider } from '#app/tax/structures/eligibility.ts';
import { SALARY_STEP } from '#app/tax/structures/split.ts';
import {
  compareStructures,
  structuresCurve,
  type Structure,
  type StructuresInput,
  type StructuresResult,
} from '#app/tax/structures/structures.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { defineCalculator } from './calculator.ts';
import { checkField, onceField } from './field.ts';
import { ageField, ageOf, membersField, yearOption } from './fields.ts';
import { upkeepAt, vatFrom } from './upkeep.ts';
import type { Way } from './ways.ts';

const CIRCUMSTANCES = 'Staff, shares and assets';
const OWNER = 'About you';

const PROFESSIONS =
  'Accounting, actuarial work, architecture, auctioneering, auditing, broadcasting, broking, consulting, draughtsmanship, education, engineering, health, IT, journalism, law, management, real estate, research, sport, surveying, translation, valuation, veterinary work; and investment income.';

export const compareCalculator = defineCalculator({
  type: 'compare',
  group: 'business',
  path: '/compare',
  menuLabel: 'Which Structure?',
  heading: 'Business Structure Calculator',
  estimates: 'what a business leaves its owner in each structure',
  success: 'The structures have been compared.',
  hasPeriods: false,
  isTax: false,
  bases: ['sars'],
  years: () => [yearOption(newestTaxYear)],
  fields: () => [
    onceField('turnover', 'Turnover', 'What the business takes in a year, without VAT.'),
    onceField('costs', 'Costs', 'What it spends in a year, with the pay of its staff but without yours.'),
    onceField('drawings', 'What you want to draw', 'In hand a year, after all taxes. Empty: everything.'),
    checkField('isProfessional', 'More than 20% of it is for professional services', PROFESSIONS),
    checkField(
      'hasOneClient',
      'One client is most of the work',
      'It brings more than 80% of the service income, or you work like its employee: at its place, under its control.',
    ),
    {
      ...checkField(
        'hasThreeEmployees',
        'Three full-time employees all year',
        'None of them a relative of yours or otherwise connected to you.',
      ),
      group: CIRCUMSTANCES,
    },
    {
      ...checkField(
        'hasOtherShares',
        'You hold shares in another private company',
        'Listed shares, unit trusts and dormant companies do not count.',
      ),
      group: CIRCUMSTANCES,
    },
    {
      ...checkField('soldAssets', 'Business assets were sold for more than R1.5 million in three years'),
      group: CIRCUMSTANCES,
    },
    {
      ...onceField('staffPay', 'Pay of the staff', 'A part of the costs. It counts for the skills levy.'),
      group: CIRCUMSTANCES,
    },
    {
      ...onceField(
        'otherIncome',
        'Your other taxable income',
        'Of the year: a salary elsewhere, rent, interest.',
      ),
      group: OWNER,
    },
    { ...ageField, group: OWNER },
    { ...membersField, group: OWNER },
  ],
  needs: () => ['turnover', 'costs'],
  input: (entry): StructuresInput => ({
    turnover: entry.amount('turnover'),
    costs: entry.amount('costs'),
    staffPay: entry.amount('staffPay'),
    drawings: entry.amount('drawings'),
    otherIncome: entry.amount('otherIncome'),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    isProfessional: entry.isChecked('isProfessional'),
    hasOneClient: entry.isChecked('hasOneClient'),
    hasThreeEmployees: entry.isChecked('hasThreeEmployees'),
    hasOtherShares: entry.isChecked('hasOtherShares'),
    soldAssets: entry.isChecked('soldAssets'),
  }),
  rates: (basis, taxYear) => structureRates(basis, taxYear, upkeepAt),
  tax: compareStructures,
  sheet(result, { input, rates }) {
    const [best, ...others] = result.open;
    const label = `${input.drawings > 0 ? 'In hand and kept' : 'Money in hand'}: ${best?.name}`;
    return {
      tax: { key: 'mostMoney', cents: result.mostMoney, label },
      headlines: [
        { label, once: true, cents: result.mostMoney },
        ...others.map(({ name, worth }) => ({ label: name, once: true as const, cents: worth })),
      ],
      notes: notesOf(result, input),
      shares: best
        ? { whole: `the turnover (${best.name.toLowerCase()})`, parts: sharesOf(best, input) }
        : NO_SHARES,
      ways: {
        title: 'The structures side by side',
        open: result.open.map((structure) => wayOf(structure, input)),
        closed: result.unavailable,
      },
      curve: {
        title: 'What is left, over the turnover',
        hint: 'Costs stay the same share of the turnover; everything else is as you entered it.',
        at: input.turnover,
        /** Worked out where it is drawn. */
        get lines() {
          return structuresCurve(input, rates);
        },
      },
    };
  },
  explains: {
    how: [
      'Each structure is worked out for the same turnover and costs, with our own prices for the work that it needs.',
      'A sole proprietor is taxed on the profit, whatever is drawn; under turnover tax, on what comes in.',
      'A company pays its tax, its owner the tax on a salary and the dividends tax on what is paid out. UIF is counted on the owner’s salary, and the skills levy once the payroll passes R500 000.',
      'The salary that leaves most is found exactly: the money in hand turns only where a rate changes, and each of these places is tried.',
      'What a company keeps is counted less the dividends tax that waits for it.',
    ],
    seeAlso: [
      {
        label: 'Choosing a structure: the article',
        to: '/blog/choose-right-business-structure-tax-efficiency',
      },
      { label: 'What each plan has in it', to: '/pricing' },
    ],
    leavesOut: [
      'Liability: a company answers for its own debts, a sole proprietor with all that is his or hers.',
      'What it costs to change: registration, contracts, licences, and the tax on assets that move.',
      'Retirement funds, medical aid, cars and loans that a company can pay or grant, and COIDA.',
      'The payroll of your staff: put what it costs you among the costs.',
      'Losses, capital gains, shares of income among several owners, and a sale of the business later.',
      'Section 23(k), which limits what a personal service provider deducts. Until 31 March 2026 the limits of turnover tax and VAT were R1 million; newspapers have turnover tax change on 1 March.',
    ],
  },
});

const NO_SHARES = { whole: 'the turnover', parts: [] };

function notesOf({ open }: StructuresResult, input: StructuresInput): readonly string[] {
  const [best, second] = open;
  const { turnover, drawings } = input;
  return [
    ...(best && second
      ? [
          `${best.name} leaves ${formatRand(best.worth - second.worth)} more than ${second.name.toLowerCase()}.`,
        ]
      : []),
    ...(drawings > 0 && best && best.inHand < drawings
      ? [`No structure leaves ${formatShortRand(drawings)} in hand: each pays out what it can.`]
      : []),
    vatNote(turnover),
    ...(isProvider(input)
      ? ['Whoever works under one client’s control may count as its employee: then it withholds PAYE.']
      : []),
  ];
}

function vatNote(turnover: Cents): string {
  const { voluntary, compulsory } = vatFrom;
  if (turnover > compulsory)
    return `Above ${formatShortRand(compulsory)} in twelve months the business must register for VAT: the upkeep has the plan with VAT returns.`;
  return turnover >= voluntary
    ? `It need not register for VAT up to ${formatShortRand(compulsory)} in twelve months, but may.`
    : `Below ${formatShortRand(voluntary)} in twelve months it cannot yet register for VAT.`;
}

function wayOf({ name, inHand, kept, worth, upkeep, taxes, split }: Structure, input: StructuresInput): Way {
  const total = { label: input.drawings > 0 ? 'In hand and kept' : 'Money in hand', cents: worth };
  const waiting = inHand + kept - worth;
  return {
    name,
    total,
    rows: [
      ...(split
        ? [
            { label: 'Best salary a month', cents: split.salary / 12 },
            ...(split.dividend < SALARY_STEP ? [] : [{ label: 'Dividend a year', cents: split.dividend }]),
          ]
        : []),
      { label: 'Taxes, UIF and levies', cents: taxes },
      { label: 'Our upkeep', cents: upkeep },
      ...(kept === 0 ? [] : [{ label: 'In hand', cents: inHand }]),
      ...(kept === 0 ? [] : [{ label: split ? 'Kept in the company' : 'Left in the business', cents: kept }]),
      ...(waiting > 0 ? [{ label: 'Dividends tax that waits for it', cents: waiting }] : []),
    ],
  };
}

function sharesOf({ upkeep, taxes, inHand, kept }: Structure, { costs }: StructuresInput) {
  return [
    { label: 'In hand', cents: Math.max(0, inHand) },
    { label: 'Taxes, UIF and levies', cents: taxes },
    { label: 'Kept', cents: Math.max(0, kept) },
    { label: 'Costs', cents: costs },
    { label: 'Our upkeep', cents: upkeep },
  ];
}
