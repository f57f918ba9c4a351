/** A JSON number that is printed with exactly two decimals: cents as rand, basis points as percent. */
export type Hundredths = { hundredths: number };

export type Json =
  string | number | boolean | null | Hundredths | readonly Json[] | { readonly [name: string]: Json };

/** 10340500 as `103405.00`. */
export function hundredths(value: number): Hundredths {
  return { hundredths: value };
}

/**
 * JSON text. Rand never pass through a floating-point number: their digits are written as they stand. Containers down to
 * `open` levels are laid out one entry a line, for people.
 */
export function writeJson(value: Json, open = 0, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isHundredths(value)) return decimal(value.hundredths);
  if (isList(value)) {
    const items = value.map((item) => writeJson(item, open - 1, `${indent}  `));
    return enclosed('[', items, ']', open, indent);
  }
  const entries = Object.entries(value).map(
    ([name, item]) =>
      `${JSON.stringify(name)}:${open > 0 ? ' ' : ''}${writeJson(item, open - 1, `${indent}  `)}`,
  );
  return enclosed('{', entries, '}', open, indent);
}

function enclosed(left: string, parts: readonly string[], right: string, open: number, indent: string) {
  if (open <= 0 || parts.length === 0) return left + parts.join(',') + right;
  return `${left}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${right}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

function isHundredths(value: object): value is Hundredths {
  return 'hundredths' in value && typeof value.hundredths === 'number';
}

function decimal(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
