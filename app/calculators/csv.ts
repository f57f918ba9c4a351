import { writeCsv } from '#app/csv/csv.ts';
import { explain } from '#app/tax/explain.ts';
import { formatAmount, type Cents } from '#app/tax/money.ts';
import type { Calculated } from './calculate.ts';
import type { Assessment, Calculator } from './calculator.ts';
import { disclaimer } from './disclaimer.ts';
import type { Figure } from './figures.ts';
import { leadingFigures } from './leading-figures.ts';

type Result = Pick<Calculated, 'assessment' | 'figures'>;

/** One row a figure or line, amounts a year in rand with plain decimal points. */
export function csvOf(calculator: Calculator, { assessment, figures }: Result): string {
  const explained = explain(assessment.working);
  const rows = assessment.working.map((line, index) => {
    const words = explained[index];
    const figure = line.unit === 'rate' ? `${plain(line.rate)}%` : plain(line.amount);
    return [line.label, { figure }, words?.formula ?? '', words?.source ?? '', words?.law ?? ''];
  });
  const head = [
    [calculator.heading],
    [disclaimer(assessment.table)],
    [],
    ['Line', 'Amount (R a year)', 'Working', 'Source', 'Law'],
  ];
  const name = calculator.isTax === false ? leadingFigures(assessment, 'annual').tax : 'Tax';
  return writeCsv([...head, ...figures.map((figure) => figureRow(name, figure)), ...rows]);
}

export function csvName(calculator: Calculator, assessment: Assessment): string {
  return `${calculator.type}-tax-${assessment.table.label.replaceAll('/', '-')}.csv`;
}

function figureRow(name: string, figure: Figure) {
  const { label, sentence = '' } = figure;
  return 'cents' in figure
    ? [`${name}: ${label}`, { figure: plain(figure.cents) }, sentence, '']
    : [`${name}: ${label}`, '', figure.refusal, ''];
}

function plain(cents: Cents): string {
  return formatAmount(cents).replaceAll('\u202f', '').replace('−', '-');
}
