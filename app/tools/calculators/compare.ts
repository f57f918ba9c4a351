import type { Plan } from '#content/plans.ts';
import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import { structureRates, type StructureRates } from '#app/tax/rates/structure-rates.ts';
import { isProvider } from '#app/tax/structures/eligibility.ts';
import { nextAfter, SEARCHED } from '#app/tax/structures/money-curve.ts';
import {
  compareStructures,
  structuresAtTurnover,
  structuresCurve,
  type StructuresInput,
  type StructuresResult,
} from '#app/tax/structures/structures.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { turnoverElection } from '#app/firm/core/turnover-election.ts';
import { defineCalculator, type Sells } from './calculator.ts';
import {
  answerSentence,
  asTradeSentence,
  changeSentences,
  nextSentence,
  structureWords,
  type Fees,
} from './compare-answer.ts';
import { compareFields, compareInput, compareNeeds, chargedIn, feesAt, upkeepOf } from './compare-fields.ts';
import { yearOption } from './fields.ts';
import { findablePlans, planOfStructure, vatFrom } from './upkeep.ts';

const QUOTED =
  'For one of these structures we quote at this turnover or with staff, so no fees are counted for any. With a quote, enter its fees under “Others”.';

export const compareCalculator = defineCalculator({
  type: 'compare',
  tool: 'structure',
  part: 'All structures',
  path: '/compare',
  estimates: 'what a business leaves its owner in each structure',
  success: 'The structures have been compared.',
  hasPeriods: false,
  plans: findablePlans,
  takes: { field: 'turnover' },
  bases: ['sars'],
  years: () => [yearOption(newestTaxYear)],
  fields: compareFields,
  needs: compareNeeds,
  input: compareInput,
  rates: (basis, taxYear, entry) => structureRates(basis, taxYear, upkeepOf(chargedIn(entry))),
  tax: compareStructures,
  sheet(result, { entry, input, rates, today }) {
    const [best, ...others] = result.open;
    const charged = chargedIn(entry);
    const fees = feesAt(charged, input);
    const isQuoted = fees !== charged.fees;
    const { leaders, searched, turnovers, series } = structuresCurve(input, rates);
    const next = nextAfter(input.turnover, leaders);
    const hasTurnoverTax = result.open.some(({ id }) => id === 'turnover');
    const label = `${input.drawings > 0 ? 'In hand and kept' : 'Money in hand'}: ${best?.name}`;
    return {
      tax: { key: 'mostMoney', cents: result.mostMoney, label },
      says: [
        answerSentence(result.open, input, fees),
        ...(isQuoted ? [QUOTED] : []),
        ...(entry.choice('trade') === 'creative' ? asTrade(result, input, rates) : []),
      ].join(' '),
      means: [
        nextSentence(next, searched),
        ...(best?.id === 'turnover' ? [turnoverElection(today)] : []),
      ].join(' '),
      headlines: [
        { label, once: true, cents: result.mostMoney },
        ...others.map(({ name, worth }) => ({ label: name, once: true as const, cents: worth })),
      ],
      notes: [
        ...(hasTurnoverTax && best?.id !== 'turnover' ? [turnoverElection(today)] : []),
        ...notesOf(result, input, fees),
      ],
      ...(best && {
        sells: soldFor(planOfStructure(best.id, input, (best.split?.salary ?? 0) > 0)),
      }),
      sections: [
        {
          kind: 'curve',
          title: 'Where the answer changes',
          hint: curveHint(isQuoted, searched),
          turnovers,
          series: series.map(({ id, amounts }) => ({ id, name: structureWords[id].short, amounts })),
          changes: changeSentences(leaders),
          next: next?.from ?? null,
          stops: stopsOf([...turnovers, input.turnover, ...(next ? [next.from] : [])]).map((turnover) => {
            const other = structuresAtTurnover(input, turnover, rates);
            return {
              turnover,
              answer: answerSentence(other.open, other.input, feesAt(charged, other.input)),
            };
          }),
          at: input.turnover,
          business: input,
          charged,
        },
      ],
    };
  },
  explains: {
    how: [
      'What the business does comes first: it decides which structures are open. One that is not open never leads, and the reason is given below.',
      'Each structure is worked out for the same turnover and costs, before accountant’s fees and after them: by our price finder, or by the fees that you enter. Where it names no price, all are compared before fees.',
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
      'Books of a sole proprietor: our price there is for the returns.',
      'The payroll of your staff: put what it costs you among the costs.',
      'The interest exemption: enter interest without it.',
      'Losses, capital gains, shares of income among several owners, and a sale of the business later.',
      'Section 23(k), which limits what a personal service provider deducts. Until 31 March 2026 the limits of turnover tax and VAT were R1 million.',
    ],
  },
});

/** The law does not name creative work: the result if SARS treats it as a trade. */
function asTrade({ open }: StructuresResult, input: StructuresInput, rates: StructureRates) {
  const trade = structuresAtTurnover({ ...input, isProfessional: false }, input.turnover, rates);
  return asTradeSentence(open, trade.open);
}

function soldFor(plan: Plan | null): Sells {
  return plan ? { plan: plan.id } : { worth: 0 };
}

function curveHint(isQuoted: boolean, searched: Cents): string {
  const share = 'Costs stay the same share of the turnover; everything else is as you entered it.';
  if (isQuoted) return `${share} All lines are before accountants’ fees.`;
  return searched < SEARCHED
    ? `${share} Above ${formatShortRand(searched)} we quote for one of them.`
    : share;
}

function stopsOf(turnovers: readonly Cents[]): readonly Cents[] {
  return [...new Set(turnovers)].toSorted((one, other) => one - other);
}

function notesOf({ open }: StructuresResult, input: StructuresInput, fees: Fees): readonly string[] {
  const [best, second] = open;
  const { drawings } = input;
  return [
    ...(best && second
      ? [
          `${best.name} leaves ${formatRand(best.worth - second.worth)} more than ${second.name.toLowerCase()} ${fees === 'none' ? 'before' : 'after the'} fees.`,
          ...beforeNote(open),
        ]
      : []),
    ...(drawings > 0 && best && best.inHand < drawings
      ? [`No structure leaves ${formatShortRand(drawings)} in hand: each pays out what it can.`]
      : []),
    vatNote(input),
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

function vatNote({ turnover, isInvesting }: StructuresInput): string {
  const { voluntary, compulsory } = vatFrom;
  if (isInvesting)
    return `Interest and the rent of homes are exempt from VAT and do not count for its limit of ${formatShortRand(compulsory)}; the rent of business premises does.`;
  if (turnover > compulsory)
    return `Above ${formatShortRand(compulsory)} in twelve months the business must register for VAT.`;
  return turnover >= voluntary
    ? `Up to ${formatShortRand(compulsory)} in twelve months it does not have to register for VAT, but it may choose to.`
    : `Below ${formatShortRand(voluntary)} in twelve months it cannot yet register for VAT.`;
}
