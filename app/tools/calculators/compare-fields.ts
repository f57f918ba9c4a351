import type { Priced, Upkeep, UpkeepAt } from '#app/tax/rates/structure-rates.ts';
import { NO_FEES, type StructuresInput } from '#app/tax/structures/structures.ts';
import type { Fees } from './compare-answer.ts';
import { checkField, choiceField, onceField, openChoice, yesNoField, type Values } from './field.ts';
import { ageField, ageOf, membersField } from './fields.ts';
import type { Entry } from './read-entry.ts';
import { enteredUpkeep, upkeepAt } from './upkeep.ts';

const CIRCUMSTANCES = 'Staff, shares and assets';
const OWNER = 'About you';

/** The kind of business decides which structures are open (section 12E, Sixth Schedule). */
const TRADES = [
  { value: 'goods', label: 'Goods or another trade' },
  { value: 'services', label: 'A profession or advice' },
  { value: 'creative', label: 'Design, writing or other creative work' },
  { value: 'investments', label: 'Mainly investments' },
  { value: 'mixed', label: 'A trade, some advice' },
];

const WHICH_IS_MINE = {
  title: 'Which answer is mine?',
  lines: [
    'A trade: food, building, transport, cleaning and the like.',
    'A profession, as the law lists them: accounting, actuarial work, architecture, auctioneering, auditing, broadcasting, broking, consulting, draughtsmanship, education, engineering, health, IT, journalism, law, management, real estate, research, sport, surveying, translation, valuation and veterinary work.',
    'Design, photography, film, writing and other creative work for clients: the law does not name it. SARS reads its list widely, so it may count as consulting, draughtsmanship, IT or journalism. It is counted as a profession to be careful, and the answer says what it would be as a trade.',
    'Investments: rent and interest.',
    'A trade with some advice: professions and investments bring at most 20%.',
  ],
};

type CompareField = ReturnType<typeof compareFields>[number];

export function compareFields(values: Values) {
  const isOwn = values.fees === 'own';
  return [
    { ...openChoice('trade', 'What does the business do?', TRADES), isQuestion: true, more: WHICH_IS_MINE },
    ...(asksForClient(values)
      ? [
          yesNoField(
            'hasOneClient',
            'Does one client bring most of your service income?',
            'More than 80% of what your own work for others earns, or you work like its employee: at its place, under its control. Goods that you sell do not count.',
          ),
        ]
      : []),
    ...(mayAskForEmployees(values)
      ? [
          yesNoField(
            'hasThreeEmployees',
            'Are there three full-time employees all year?',
            `${asksForEmployees(values) ? 'Needed after your answers above' : 'Needed for a profession, for creative work and with one main client'}. None of them a relative of yours or otherwise connected to you.`,
          ),
        ]
      : []),
    onceField('turnover', 'Turnover', 'What the business takes in a year, without VAT.'),
    onceField('costs', 'Costs', 'What it spends in a year, with the pay of its staff but without yours.'),
    onceField('drawings', 'What you want to draw', 'In hand a year, after all taxes. Empty: everything.'),
    {
      ...choiceField('fees', 'Accountant’s fees', [
        { value: 'ours', label: 'Our prices' },
        { value: 'none', label: 'None' },
        { value: 'own', label: 'Others' },
      ]),
      hint: 'Ours for a year: the returns of a person; the books, returns and payroll of a company.',
      isSwitch: true as const,
    },
    ...(isOwn
      ? [
          onceField('feeSole', 'Fees a year as a sole proprietor'),
          onceField('feeTurnover', 'Fees a year under turnover tax'),
          onceField('feeCompany', 'Fees a year of a company', 'With its payroll and your own return.'),
        ]
      : []),
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
  ];
}

export function compareNeeds(values: Values): CompareField['name'][] {
  return [
    'trade',
    ...(asksForClient(values) ? ['hasOneClient' as const] : []),
    ...(asksForEmployees(values) ? ['hasThreeEmployees' as const] : []),
    'turnover',
    'costs',
    ...(values.fees === 'own' ? (['feeSole', 'feeTurnover', 'feeCompany'] as const) : []),
  ];
}

function isProfessional(trade: string | undefined): boolean {
  return trade === 'services' || trade === 'creative';
}

/** Rent and interest are no services. */
function asksForClient({ trade }: Values): boolean {
  return trade !== 'investments';
}

/** In the page from the start, so that a form without a script has the question. */
function mayAskForEmployees(values: Values): boolean {
  return asksForEmployees(values) || !values.trade || (asksForClient(values) && !values.hasOneClient);
}

/** They only matter for a structure that is closed without them. */
function asksForEmployees(values: Values): boolean {
  return isProfessional(values.trade) || (asksForClient(values) && values.hasOneClient === 'yes');
}

export function compareInput(entry: Entry<CompareField>): StructuresInput {
  return {
    turnover: entry.amount('turnover'),
    costs: entry.amount('costs'),
    staffPay: entry.amount('staffPay'),
    drawings: entry.amount('drawings'),
    otherIncome: entry.amount('otherIncome'),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    isProfessional: isProfessional(entry.choice('trade')),
    isInvesting: entry.choice('trade') === 'investments',
    hasOneClient: entry.choice('hasOneClient') === 'yes',
    hasThreeEmployees: entry.choice('hasThreeEmployees') === 'yes',
    hasOtherShares: entry.isChecked('hasOtherShares'),
    soldAssets: entry.isChecked('soldAssets'),
  };
}

/** The fees that count, and those that were entered; plain data. */
export type Charged = { fees: Fees; own: Pick<Upkeep, 'sole' | 'turnover' | 'company'> };

export function chargedIn(entry: Entry<CompareField>): Charged {
  const chosen = entry.choice('fees');
  return {
    fees: chosen === 'none' || chosen === 'own' ? chosen : 'ours',
    own: {
      sole: entry.amount('feeSole'),
      turnover: entry.amount('feeTurnover'),
      company: entry.amount('feeCompany'),
    },
  };
}

/** Without a price for this business it is compared before fees. */
export function feesAt(charged: Charged, business: Priced): Fees {
  return upkeepOf(charged)(business) ? charged.fees : 'none';
}

export function upkeepOf({ fees, own }: Charged): UpkeepAt {
  switch (fees) {
    case 'ours':
      return upkeepAt;
    case 'none':
      return () => NO_FEES;
    case 'own':
      return () => enteredUpkeep(own);
  }
}
