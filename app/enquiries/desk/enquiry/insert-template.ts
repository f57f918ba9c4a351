import type { Template } from './templates.ts';

/** Appends to what was written, or replaces an unchanged template. */
export function insertTemplate(body: string, text: string, templates: readonly Template[]): string {
  const isReplaced = body.trim() === '' || templates.some((one) => one.text.trim() === body.trim());
  return isReplaced ? text : `${body}\n\n${text}`;
}
