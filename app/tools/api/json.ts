/** Printed with exactly two decimals: cents as rand, basis points as percent. */
export type Hundredths = { hundredths: number };

export type Json =
  string | number | boolean | null | Hundredths | readonly Json[] | { readonly [name: string]: Json };

export function hundredths(value: number): Hundredths {
  return { hundredths: value };
}

/** The digits of rand are written from cents, never through a floating-point number. */
export function writeJson(value: Json): string {
  return written(value, 0, '', '');
}

export function formatJson(value: Json, open: number): string {
  return written(value, open, ' ', '');
}

function written(value: Json, open: number, gap: string, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isHundredths(value)) return decimal(value.hundredths);
  const inner = (item: Json) => written(item, open - 1, gap, `${indent}  `);
  if (isList(value)) return enclosed('[', value.map(inner), ']', open, gap, indent);
  const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${gap}${inner(item)}`);
  return enclosed('{', entries, '}', open, gap, indent);
}

function enclosed(
  left: string,
  parts: readonly string[],
  right: string,
  open: number,
  gap: string,
  indent: string,
): string {
  if (open <= 0 || parts.length === 0) return left + parts.join(`,${gap}`) + right;
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
