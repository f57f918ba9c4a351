import type { Errors } from './define-content.ts';

/** Of values that stand in HTML which was compiled before: the fields with signs that mean something there. */
export function markupIn(values: Readonly<Record<string, unknown>>): Errors {
  const wrong = Object.entries(values).filter(([, value]) => /[<>"{}]/.test(String(value)));
  return Object.fromEntries(wrong.map(([name]) => [name, 'Write it without < > { } and ".']));
}
