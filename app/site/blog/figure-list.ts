import { figures } from '#content/figures.ts';
import { failureOf } from '#app/platform/core/own-error.ts';
import { findPlan, plansNow } from '#app/firm/core/plans.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import { newestTaxYear, taxYears } from '#app/tax/tax-years.ts';
import { fillFigures, workedNames } from './figures.ts';
import { NOW } from './figures-now.ts';
import { withPrices } from './prices-in-texts.ts';

/** `call`: the name with its braces, as a text uses it. */
export type ListedFigure = { call: string; value: string; label: string; when: string };

/** Years and plans for which figures are listed. A figure that needs an amount is not listed. */
const YEARS = taxYears.slice(-2).toReversed();

/** Other names of figures, by the first word of their call. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  bbbee: 'B-BBEE black economic empowerment',
  catchUp: 'catching up late books',
  cgt: 'capital gains tax',
  creep: 'bracket creep',
  estate: 'estate duty deceased',
  individual: 'income tax personal',
  medical: 'medical credit scheme fees tax credit aid',
  plan: 'price',
  provisional: 'provisional tax',
  retirement: 'retirement annuity pension',
  sbc: 'small business corporation',
  tfi: 'tax-free investment savings',
  turnover: 'turnover tax',
  travel: 'travel allowance',
  trust: 'trust tax',
  vat: 'value added tax',
  year: 'tax year',
};

const LABELS: Readonly<Record<string, string>> = {
  'vat.compulsory': 'VAT registration: sales above which it is compulsory',
  'vat.voluntary': 'VAT registration: sales above which it is voluntary',
  'individual.primaryRebate': 'Primary rebate of individuals',
  'individual.thresholdUnder65': 'Tax threshold of individuals, under 65',
  'individual.thresholdFrom65': 'Tax threshold of individuals, 65 to 74',
  'individual.thresholdFrom75': 'Tax threshold of individuals, from 75',
  'individual.brackets': 'Tax brackets of individuals, as a table',
  'medical.first': 'Medical tax credit a month: each of the first two people',
  'medical.further': 'Medical tax credit a month: each further person',
  'company.rate': 'Company tax rate',
  'dividends.rate': 'Dividends tax rate',
  'year.label': 'Tax year, short',
  'year.period': 'Tax year, from and to',
};

const SUBJECTS: Readonly<Record<string, string>> = {
  bbbee: 'B-BBEE',
  catchUp: 'Catching up late books',
  cgt: 'Capital gains tax',
  cipc: 'CIPC',
  creep: 'Bracket creep',
  individual: 'Individuals',
  plan: 'Plan',
  sbc: 'Small business corporation',
  tfi: 'Tax-free investment',
  vat: 'VAT',
  year: 'Tax year',
};

/** Matches code, words and other names: `medical.first` also as medical credit. */
export function isCalled({ call, value, label, when }: ListedFigure, words: readonly string[]): boolean {
  const [, subject = ''] = /^\{\{(\w+)/.exec(call) ?? [];
  const plain = spaced(call).replaceAll(/[.{}]/g, ' ');
  const text = [call, plain, label, when, ALSO_CALLED[subject], value].join(' ').toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}

/** Today's values of all figures and prices that need no amount; changing figures come before fixed ones. */
export function listedFigures(): ListedFigure[] {
  const dated = Object.entries(figures).flatMap(([name, periods]) =>
    [NOW, ...Object.keys(periods)].map((period) => `${name} ${period}`),
  );
  const wanted = ['', NOW, ...YEARS, ...plansNow().map(({ id }) => id)];
  const worked = workedNames.flatMap((name) =>
    wanted.filter((what) => what !== NOW || isOfYear(name)).map((what) => `${name} ${what}`.trim()),
  );
  return [...dated, ...worked].flatMap((words) => {
    const call = `{{${words}}}`;
    if (!canStand(words)) return [];
    const value = withPrices(fillFigures(call));
    const [name = '', what = ''] = words.split(' ');
    return [
      { call, value: value.startsWith('|') ? 'A table' : value, label: labelOf(name), when: whenOf(what) },
    ];
  });
}

function canStand(words: string): boolean {
  return failureOf(() => fillFigures(`{{${words}}}`)) === null;
}

function isOfYear(name: string): boolean {
  return !canStand(name) && canStand(`${name} ${newestTaxYear}`);
}

function labelOf(name: string): string {
  const [subject = '', ...rest] = name.split('.');
  const plain = spaced(rest.join(' ')).toLowerCase();
  const of = SUBJECTS[subject] ?? capitalised(spaced(subject).toLowerCase());
  return LABELS[name] ?? (plain ? `${of}: ${plain}` : of);
}

function whenOf(what: string): string {
  if (what === NOW) return 'Today’s, moves on by itself';
  if (/^\d{4}$/.test(what)) return `Tax year ${what}, stays`;
  if (isIsoDate(what)) return `As on ${dayText(what)}, stays`;
  return findPlan(what)?.title ?? '';
}

function spaced(name: string): string {
  return name.replaceAll(/([a-z])([A-Z\d])/g, '$1 $2');
}
