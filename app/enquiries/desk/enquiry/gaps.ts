import type { Template } from './templates.ts';

/** More than an empty line: something is to be written there. */
const GAP = /\n{3,}/;

/** As many letters of the line after a gap are enough to know it. */
const KNOWN = 20;

/** What stands before a gap of a template that is still empty in `body`; null if none is. */
export function openGap(body: string, templates: readonly Template[]): string | null {
  const written = inOneLine(body);
  for (const { text } of templates) {
    const parts = text.trim().split(GAP);
    for (const [at, part] of parts.slice(0, -1).entries()) {
      const before = inOneLine(part.split('\n').at(-1) ?? '');
      const after = inOneLine(parts[at + 1]?.split('\n')[0] ?? '').slice(0, KNOWN);
      if (written.includes(`${before} ${after}`)) return before;
    }
  }
  return null;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
