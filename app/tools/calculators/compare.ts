import { upkeepPlans } from '#content/upkeep.ts';
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
import { compareFields, compareInput, compareNeeds, feesOf } from './compare-fields.ts';
import { yearOption } from './fields.ts';
import { planOfStructure, vatFrom } from './upkeep.ts';
import type { Way } from './ways.ts';

const FEES = 'Accountant’s fees';

function meaningOf({ open: [best, second] }: StructuresResult): string {
  if (!best) return 'None of the structures is open on these answers.';
  if (!second) return `${best.name} is the only structure that is open on these answers.`;
  return `After the fees, ${best.name.toLowerCase()} leaves you most.`;
}

export const compareCalculator = defineCalculator({
  type: 'compare',
  tool: 'structure',
  part: 'All structures',
  path: '/compare',
  estimates: 'what a business leaves its owner in each structure',
  success: 'The structures have been compared.',
  hasPeriods: false,
  plans: Object.values(upkeepPlans).flat(),
  alsoCalled: ['sole proprietor or company', 'sole prop', 'should i register a company', 'pty ltd'],
  bases: ['sars'],
  years: () => [yearOption(newestTaxYear)],
  fields: compareFields,
  needs: compareNeeds,
  input: compareInput,
  rates: (basis, taxYear, entry) => structureRates(basis, taxYear, feesOf(entry)),
  tax: compareStructures,
  sheet(result, { input, rates }) {
    const [best, ...others] = result.open;
    const label = `${input.drawings > 0 ? 'In hand and kept' : 'Money in hand'}: ${best?.name}`;
    return {
      tax: { key: 'mostMoney', cents: result.mostMoney, label },
      means: meaningOf(result),
      headlines: [
        { label, once: true, cents: result.mostMoney },
        ...others.map(({ name, worth }) => ({ label: name, once: true as const, cents: worth })),
      ],
      notes: notesOf(result, input),
      ...(best && {
        sells: { plan: planOfStructure(best.id, input.turnover, (best.split?.salary ?? 0) > 0) },
        shares: { whole: `the turnover (${best.name.toLowerCase()})`, parts: sharesOf(best, input) },
      }),
      sections: [
        {
          kind: 'ways',
          title: 'The structures side by side',
          open: result.open.map((structure) => wayOf(structure, input)),
          closed: result.unavailable,
        },
        {
          kind: 'curve',
          title: 'What is left, over the turnover',
          hint: 'Costs stay the same share of the turnover; everything else is as you entered it.',
          at: input.turnover,
          /** Calculated where it is drawn. */
          get lines() {
            return structuresCurve(input, rates);
          },
        },
      ],
    };
  },
  explains: {
    how: [
      'What the business does comes first: it decides which structures are open. One that is not open never leads, and the reason is given below.',
      'Each structure is worked out for the same turnover and costs, before accountant’s fees and after them: by our prices for the books, returns and payroll that it needs, or by the fees that you enter.',
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

function notesOf({ open }: StructuresResult, input: StructuresInput): readonly string[] {
  const [best, second] = open;
  const { turnover, drawings } = input;
  return [
    ...(best && second
      ? [
          `${best.name} leaves ${formatRand(best.worth - second.worth)} more than ${second.name.toLowerCase()} after the fees.`,
          ...beforeNote(open),
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

function beforeNote(open: StructuresResult['open']): readonly string[] {
  const [first, second] = open.toSorted((one, other) => other.beforeFees - one.beforeFees);
  if (!first || !second || first === open[0]) return [];
  return [
    `Before accountant’s fees ${first.name.toLowerCase()} leaves most: ${formatRand(first.beforeFees - second.beforeFees)} more than ${second.name.toLowerCase()}.`,
  ];
}

function vatNote(turnover: Cents): string {
  const { voluntary, compulsory } = vatFrom;
  if (turnover > compulsory)
    return `Above ${formatShortRand(compulsory)} in twelve months the business must register for VAT: our prices count the plan with VAT returns.`;
  return turnover >= voluntary
    ? `Up to ${formatShortRand(compulsory)} in twelve months it does not have to register for VAT, but it may choose to.`
    : `Below ${formatShortRand(voluntary)} in twelve months it cannot yet register for VAT.`;
}

type Compared = StructuresResult['open'][number];

function wayOf(
  { name, inHand, kept, worth, beforeFees, upkeep, taxes, split }: Compared,
  input: StructuresInput,
): Way {
  const total = { label: input.drawings > 0 ? 'In hand and kept' : 'Money in hand', cents: worth };
  const waiting = inHand + kept - worth;
  return {
    name,
    total,
    rows: [
      { label: 'Before accountant’s fees', cents: beforeFees },
      { label: FEES, cents: upkeep },
      ...(split
        ? [
            { label: 'Best salary a month', cents: split.salary / 12 },
            ...(split.dividend < SALARY_STEP ? [] : [{ label: 'Dividend a year', cents: split.dividend }]),
          ]
        : []),
      { label: 'Taxes, UIF and levies', cents: taxes },
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
    { label: FEES, cents: upkeep },
  ];
}
