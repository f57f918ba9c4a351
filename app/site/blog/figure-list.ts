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
