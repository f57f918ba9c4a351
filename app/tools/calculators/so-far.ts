import { firstMonthOf, monthAt, monthNumber, monthText } from '#app/tax/month.ts';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import { filledUp, MONTHS_OF_A_YEAR } from '#app/tax/set-aside.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { countText } from '#app/platform/core/count-text.ts';
import { doubtOfSoFar } from './doubts.ts';
import { choiceField, onceField, type Values } from './field.ts';

/** The completed months of the year that ends on `yearEnd`; null before the first and after the eleventh. Both ISO. */
export function lastMonthOver(yearEnd: string, today: string): number | null {
  const over = monthNumber(today.slice(0, 7)) - firstMonthOf(yearEnd);
  return over >= 1 && over < MONTHS_OF_A_YEAR ? over : null;
}

/** Income and costs from the year's first day to the end of a month, by default the last completed one. */
export function soFarFields(isPerson: boolean, yearEnd: string, values: Values) {
  const first = firstMonthOf(yearEnd);
  const options = Array.from({ length: MONTHS_OF_A_YEAR - 1 }, (_, index) => ({
    value: String(index + 1),
    label: monthText(monthAt(first + index)),
  }));
  const since = monthText(monthAt(first));
  const initial = String(lastMonthOver(yearEnd, southAfricanDay()) ?? options.length);
  const [month = ''] = since.split(' ');
  const isAlone = isPerson && !values.grossIncome?.trim();
  return [
    {
      ...onceField(
        'soFarIncome',
        isPerson ? 'Business income so far' : 'Income so far',
        `From 1 ${since}, without VAT. The months to come count like these.`,
      ),
      ...(isAlone && { doubt: doubtOfSoFar(Number(values.soFarTo || initial), month) }),
    },
    onceField('soFarCosts', isPerson ? 'Business expenses so far' : 'Deductible expenses so far'),
    {
      ...choiceField('soFarTo', 'To the end of', options),
      initial,
      goesByDay: true,
    },
  ];
}

/** Cents of the whole year, as the page by month counts it. `months`: how many the total covers. */
export function wholeYear(total: Cents, months: string): Cents {
  return filledUp(total, Number(months), MONTHS_OF_A_YEAR - Number(months));
}

/** The basis of the answer; cents of the whole year. */
export function countedSoFar(months: string, income: Cents, costs: Cents): string {
  const toCome = countText(MONTHS_OF_A_YEAR - Number(months), 'month');
  return `Counted for the year: ${formatShortRand(income)} in and ${formatShortRand(costs)} costs. The ${toCome} to come count like those so far. If you know better, choose “Whole year” or “By month”.`;
}
