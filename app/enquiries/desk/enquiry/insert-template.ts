import type { Template } from './templates.ts';

/** After what is written already; instead of it when that is a template as it was inserted. */
export function insertTemplate(body: string, text: string, templates: readonly Template[]): string {
  const isReplaced = body.trim() === '' || templates.some((one) => one.text.trim() === body.trim());
  return isReplaced ? text : `${body}\n\n${text}`;
}
