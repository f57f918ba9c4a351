import { GREETING } from './insert-template.ts';
import type { Template } from './templates.ts';

/** More than an empty line: something is to be written there, from its second line on. */
export const GAP = /\n{3,}/;
export const GAP_START = 2;

/** As many letters of the line after a gap are enough to know it. */
const KNOWN = 20;

/** What stands before a gap of a template that is still empty in `body`; null if none is. */
export function openGap(body: string, templates: readonly Template[]): string | null {
  const written = inOneLine(body);
  for (const { text } of templates) {
    const parts = text.trim().split(GAP);
    for (const [at, part] of parts.slice(0, -1).entries()) {
      const next = parts[at + 1] ?? '';
      const before = inOneLine(part.split('\n').at(-1) ?? '');
      const gap = `${before} ${inOneLine(next.split('\n')[0] ?? '').slice(0, KNOWN)}`;
      const isClosing = at === parts.length - 2 && !next.includes('\n\n');
      const isAnswered = isClosing && ahead(body, gap) !== ahead(text, gap);
      if (written.includes(gap) && !isAnswered) return before;
    }
  }
  return null;
}

/** What stands before the gap, the greeting left out: an answer may stand above the thanks. */
function ahead(text: string, gap: string): string {
  const line = inOneLine(text.trim().replace(GREETING, ''));
  return line.slice(0, Math.max(0, line.indexOf(gap)));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
