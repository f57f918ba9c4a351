import { explain } from '#app/tax/explain.ts';
import type { Assessment, Calculator } from './calculator.ts';

/** What 'Ask about this result' puts into the contact form: every line of the working with its figure. */
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
