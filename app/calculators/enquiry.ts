import { explain } from '#app/tax/explain.ts';
import type { Assessment, Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { namesOf } from './share-link.ts';

export function enquiryAbout(
  calculator: Calculator,
  assessment: Assessment,
): { subject: string; message: string } {
  const lines = explain(assessment.working).map(({ label, figure }) => `${label}: ${figure}`);
  return {
    subject: `A question about my result: ${calculator.heading}`,
    message: ['My question:', '', '', `${calculator.heading}, ${assessment.table.label}`, ...lines].join(
      '\n',
    ),
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
