const FILL_IN = /\{\{([^{}]*)\}\}/g;

/** Puts `value(call)` in the place of each `{{call}}`. Throws for braces that don't match; `value` throws for what it doesn't know. */
export function fillIn(text: string, value: (call: string) => string): string {
  const filled = text.replaceAll(FILL_IN, (_, call: string) => value(call.trim()));
  if (/\{\{|\}\}/.test(filled)) throw new Error('something is named with unbalanced braces');
  return filled;
}
