export type Typed = { text: string; caret: number };

/** `deleted`: the direction of a deleting key, null for any other change. */
type Edit = Typed & { before: string; deleted: 'backward' | 'forward' | null };

/** More digits than R 100 billion has stay unformatted. */
const MOST_DIGITS = 15;

/** A sign or an R; the whole rand with their spaces; the rest. */
const PARTS = /^([-−–+(]? ?(?:ZAR|R)? ?[-−–]?\s*)(\d[\d\s]*)(.*)$/is;

export function typedAmount({ text, caret, before, deleted }: Edit): Typed {
  const grouped = withGroups({ text, caret });
  // Only a space between groups was deleted: delete the digit beside it.
  if (deleted === null || grouped.text !== before) return grouped;
  const from = deleted === 'backward' ? caret - 1 : caret;
  if (!/\d/.test(text.charAt(from))) return grouped;
  return withGroups({ text: text.slice(0, from) + text.slice(from + 1), caret: from });
}

/** `1234567,50` → `1 234 567,50`; `450k` and non-amounts stay as typed. */
export function groupedAmount(text: string): string {
  const match = PARTS.exec(text);
  if (!match) return text;
  const [, prefix = '', figure = '', rest = ''] = match;
  const digits = figure.replace(/\s/g, '');
  if (digits.length > MOST_DIGITS) return text;
  const groups = digits.replace(/\B(?=(\d{3})+$)/g, ' ');
  const gap = rest !== '' && /\s$/.test(figure) ? ' ' : '';
  return prefix + groups + gap + rest;
}

function withGroups({ text, caret }: Typed): Typed {
  const grouped = groupedAmount(text);
  if (grouped === text) return { text, caret };
  return { text: grouped, caret: indexBehind(grouped, lengthWithoutSpaces(text.slice(0, caret))) };
}

function indexBehind(text: string, count: number): number {
  let left = count;
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index;
    if (!/\s/.test(text.charAt(index))) left -= 1;
  }
  return text.length;
}

function lengthWithoutSpaces(text: string): number {
  return text.replace(/\s/g, '').length;
}
