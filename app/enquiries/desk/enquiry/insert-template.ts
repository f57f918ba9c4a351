import type { Template } from './templates.ts';

export const GREETING =
  /^(dear|hello|hi|good (day|morning|afternoon|evening))(\s[^\n]{0,80})?[,!]?[ \t]*(\n|$)/i;

/** Adds it to what was written, with one greeting and one end, or replaces an unchanged template. */
export function insertTemplate(body: string, text: string, templates: readonly Template[]): string {
  const isReplaced = body.trim() === '' || templates.some((one) => one.text.trim() === body.trim());
  if (isReplaced) return text;
  const [greeting = ''] = GREETING.exec(text) ?? [];
  const own = withoutEnd(body.trim(), text);
  const isGreeted = GREETING.test(own);
  return [isGreeted ? '' : greeting.trim(), own, text.slice(greeting.length).trim()]
    .filter((part) => part !== '')
    .join('\n\n');
}

function withoutEnd(body: string, text: string): string {
  const end = text.trim().split('\n\n').at(-1) ?? '';
  return end !== '' && body.endsWith(`\n\n${end}`) ? body.slice(0, -end.length).trim() : body;
}
