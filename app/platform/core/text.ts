const DIRECTED = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Also zero-width characters; not the joiners in letters and emoji. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** No control character survives, so none can start a mail header. */
export function oneLine(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

export function paragraphs(text: string): string {
  return text
    .replace(DIRECTED, '')
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Also without characters that no name, number or address has: zero-width, direction and hyphenation marks. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function asSentence(text: string): string {
  return `${capitalised(text)}.`;
}

export function withFullStop(text: string): string {
  return /[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text;
}

/** Inside a sentence: `the bank` of `The bank`; `R 250 000`, `SARS` and `A4` keep their capital. */
export function inSentence(text: string): string {
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function mapTexts<Tree>(tree: Tree, change: (text: string) => string): Tree {
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, changed(one)]));
  };
  return changed(tree) as Tree;
}
