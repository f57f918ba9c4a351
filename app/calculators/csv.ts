import { writeCsv } from '#app/csv/csv.ts';
import { explain } from '#app/tax/explain.ts';
import { formatAmount, type Cents } from '#app/tax/money.ts';
import type { Assessment, Calculator } from './calculator.ts';
import { disclaimer } from './disclaimer.ts';

/** One row a line, amounts a year in rand with plain decimal points. */
export function csvOf(calculator: Calculator, assessment: Assessment): string {
  const explained = explain(assessment.working);
  const rows = assessment.working.map((line, index) => {
    const words = explained[index];
    const figure = line.unit === 'rate' ? `${plain(line.rate)}%` : plain(line.amount);
    return [line.label, { figure }, words?.formula ?? '', words?.source ?? ''];
  });
  const head = [
    [calculator.heading],
    [disclaimer(assessment.table)],
    [],
    ['Line', 'Amount (R a year)', 'Working', 'Source'],
  ];
  return writeCsv([...head, ...rows]);
}

export function csvName(calculator: Calculator, assessment: Assessment): string {
  return `${calculator.type}-tax-${assessment.table.label.replaceAll('/', '-')}.csv`;
}

function plain(cents: Cents): string {
  return formatAmount(cents).replaceAll('\u202f', '').replace('−', '-');
}
