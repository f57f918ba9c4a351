import { sql, type Column, type SQL } from 'drizzle-orm';

/** Fewer digits than this occur in too many numbers; fewer than the second, at the end of too many. */
const LEAST_OF_A_PHONE = 5;
const LEAST_OF_AN_END = 4;
const LEAST_OF_A_NUMBER = 3;

/** Patterns for `like`: the digits as typed, from the country's code on, or at the end. Null: no phone number. */
export function phoneIn(typed: string): readonly string[] | null {
  const text = typed.trim().replaceAll('(0)', '');
  if (!/^[+(]*\d[\d\s()./-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < LEAST_OF_AN_END) return null;
  const part = digits.replace(/^0{1,2}/, '').replace(/^270(?=\d{9}$)/, '27');
  return part.length < LEAST_OF_A_PHONE ? [`%${digits}`] : [...new Set([`%${part}%`, `%${digits}`])];
}

/** False for four digits, which may be a year. */
export function isPhone(typed: string): boolean {
  return phoneIn(typed)?.some((pattern) => pattern.endsWith('%')) ?? false;
}

/** The digits of a tax, registration or identity number as people write them. Null: no such number. */
export function numberIn(typed: string): string | null {
  const digits = typed.replaceAll(/[\s/()+.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= LEAST_OF_A_NUMBER ? digits : null;
}

/** Uses a trigram index of `digitsOf`. `patterns`: of `phoneIn`. */
export function hasPhone(phone: Column | SQL, patterns: readonly string[]): SQL {
  return sql`${digitsOf(phone)} like any (${sql.param([...patterns])}::text[])`;
}

export function digitsOf(text: Column | SQL): SQL {
  return sql`regexp_replace(${text}, '\\D', '', 'g')`;
}
