import type { Errors } from './define-content.ts';

/** For values that are filled into compiled HTML: the fields with characters that HTML reserves. */
export function markupIn(values: Readonly<Record<string, unknown>>): Errors {
  const wrong = Object.entries(values).filter(([, value]) => /[<>"{}]/.test(String(value)));
  return Object.fromEntries(wrong.map(([name]) => [name, 'Write it without < > { } and ".']));
}
