const FILL_IN = /\{\{([^{}]*)\}\}/g;

/** Replaces each `{{call}}` with `value(call)`. Throws for unbalanced braces. */
export function fillIn(text: string, value: (call: string) => string): string {
  const filled = text.replaceAll(FILL_IN, (_, call: string) => value(call.trim()));
  if (/\{\{|\}\}/.test(filled)) throw new Error('something is named with unbalanced braces');
  return filled;
}
