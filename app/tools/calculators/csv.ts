import { writeCsv } from '#app/platform/csv/csv.ts';
import { explain } from '#app/tax/explain.ts';
import { formatAmount, type Cents } from '#app/tax/money.ts';
import type { Calculated } from './calculate.ts';
import type { Assessment, Calculator } from './calculator.ts';
import { calculatorName } from './calculator-links.ts';
import { shownFigure, type Figure } from './figures.ts';

type Result = Pick<Calculated, 'assessment' | 'figures'>;

export function csvOf(calculator: Calculator, { assessment, figures }: Result): string {
  const explained = explain(assessment.working);
  const rows = assessment.working.map((line, index) => {
    const words = explained[index];
    const figure = line.unit === 'rate' ? `${plain(line.rate)}%` : plain(line.amount);
    return [line.label, { figure }, words?.formula ?? '', words?.source ?? '', words?.law ?? ''];
  });
  const head = [[calculatorName(calculator)], [], ['Line', 'Amount (R a year)', 'Working', 'Source', 'Law']];
  return writeCsv([...head, ...figures.map(figureRow), ...rows]);
}

export function csvName(calculator: Calculator, assessment: Assessment): string {
  return `${calculator.type}-tax-${assessment.table.label.replaceAll('/', '-')}.csv`;
}

function figureRow(figure: Figure) {
  const { label, table, text } = shownFigure(figure, 'annual');
  const name = label ? `${label}: ${table}` : table;
  const sentence = [figure.counted, figure.sentence].filter(Boolean).join(' ');
  return 'headline' in figure && 'cents' in figure.headline
    ? [name, { figure: plain(figure.headline.cents) }, sentence, '']
    : [name, '', [text, sentence].filter(Boolean).join(' '), ''];
}

function plain(cents: Cents): string {
  return formatAmount(cents).replaceAll('\u202f', '').replace('−', '-');
}
