import { MY_QUESTION } from '#app/firm/contact/own-words.ts';
import type { Calculated } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import { calculatorName } from './calculator-links.ts';
import type { Exact, Values } from './field.ts';
import { figureTexts } from './figures.ts';
import { namesOf } from './share-link.ts';

/** The entries are attached, not repeated here: the message leaves room for the question. */
export function enquiryAbout(
  calculator: Calculator,
  { figures }: Pick<Calculated, 'figures'>,
): { subject: string; message: string } {
  const taxes = figureTexts(figures).map(
    ({ label, text, note }) => `${label}: ${text}${note ? ` (${note})` : ''}`,
  );
  return {
    subject: `A question about my result: ${calculatorName(calculator)}`,
    message: [MY_QUESTION, '', '', calculatorName(calculator), ...taxes].join('\n'),
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
