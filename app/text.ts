/** Marks that turn the direction of writing, and the byte order mark. */
const INVISIBLE = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** A typed text as one trimmed line: no line break or other control character survives, so none can start a mail header. */
export function oneLine(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A typed text, trimmed; of the control characters line breaks and tabs remain. */
export function paragraphs(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
