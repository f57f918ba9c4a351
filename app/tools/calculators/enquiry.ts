import { explain } from '#app/tax/explain.ts';
import type { Calculated } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import { calculatorName } from './calculator-links.ts';
import type { Exact, Values } from './field.ts';
import { figureTexts } from './figures.ts';
import { namesOf } from './share-link.ts';

/** What was entered is attached, and leaves room for the question. */
export function enquiryAbout(
  calculator: Calculator,
  { assessment, figures }: Pick<Calculated, 'assessment' | 'figures'>,
): { subject: string; message: string } {
  const taxes = figureTexts(figures).map(
    ({ label, text, note }) => `${label}: ${text}${note ? ` (${note})` : ''}`,
  );
  const explained = figures.find(({ isExplained }) => isExplained)?.label ?? assessment.table.label;
  const lines = explain(assessment.working.filter(({ source }) => source !== 'input')).map(
    ({ label, figure }) => `${label}: ${figure}`,
  );
  return {
    subject: `A question about my result: ${calculatorName(calculator)}`,
    message: [
      'My question:',
      '',
      '',
      calculatorName(calculator),
      ...taxes,
      '',
      `${explained}, line by line:`,
      ...lines,
    ].join('\n'),
  };
}

export function attachmentOf(calculator: Calculator, values: Values, exact: Exact): string {
  const filled = namesOf(calculator, values).filter((name) => values[name]);
  return JSON.stringify({
    type: calculator.type,
    values: Object.fromEntries(filled.map((name) => [name, values[name]])),
    exact,
  });
}
