import { figures } from '#content/figures.ts';
import { failureOf } from '#app/platform/core/own-error.ts';
import { plansNow } from '#app/firm/core/plans.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { fillFigures, workedNames } from './figures.ts';
import { withPrices } from './prices-in-texts.ts';

/** `call` is what a text says for it, with its braces. */
export type ListedFigure = { call: string; value: string };

/** Years and plans that a figure may be asked for; one with an amount of its own is in no list. */
const YEARS = taxYears.slice(-2).toReversed();

/** What people call the figures that begin with this word. */
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

/** With its plain name: `medical.first` is of the medical credit, `annualExclusion` an annual exclusion. */
export function isCalled({ call, value }: ListedFigure, words: readonly string[]): boolean {
  const [, subject = ''] = /^\{\{(\w+)/.exec(call) ?? [];
  const plain = call.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[.{}]/g, ' ');
  const text = `${call} ${plain} ${ALSO_CALLED[subject] ?? ''} ${value}`.toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}

/** Every figure and price that needs no amount, as it is today. */
export function listedFigures(): ListedFigure[] {
  const dated = Object.entries(figures).flatMap(([name, periods]) =>
    Object.keys(periods).map((period) => `${name} ${period}`),
  );
  const wanted = ['', ...YEARS, ...plansNow().map(({ id }) => id)];
  const worked = workedNames.flatMap((name) => wanted.map((what) => `${name} ${what}`.trim()));
  return [...dated, ...worked].flatMap((words) => {
    const call = `{{${words}}}`;
    if (failureOf(() => fillFigures(call)) !== null) return [];
    const value = withPrices(fillFigures(call));
    return [{ call, value: value.startsWith('|') ? 'A table' : value }];
  });
}
