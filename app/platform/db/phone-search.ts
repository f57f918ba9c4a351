import { sql, type Column, type SQL } from 'drizzle-orm';

/** Fewer digits than this are part of too many numbers. */
const LEAST_OF_A_PHONE = 5;
const LEAST_OF_A_NUMBER = 3;

/** The digits in a row of a number as typed, or of a part of it, from the country’s code on. Null: no phone number. */
export function phoneIn(typed: string): string | null {
  const text = typed.trim().replaceAll('(0)', '');
  if (!/^[+(]*\d[\d\s()./-]*$/.test(text)) return null;
  const digits = text
    .replaceAll(/\D/g, '')
    .replace(/^0{1,2}/, '')
    .replace(/^270(?=\d{9}$)/, '27');
  return digits.length < LEAST_OF_A_PHONE ? null : digits;
}

/** The digits of a tax, registration or identity number, as people write them; null if what was typed is none. */
export function numberIn(typed: string): string | null {
  const digits = typed.replaceAll(/[\s/()+.-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= LEAST_OF_A_NUMBER ? digits : null;
}

/** A trigram index of `digitsOf` finds it. `part`: of `phoneIn`. */
export function hasPhone(phone: Column | SQL, part: string): SQL {
  return sql`${digitsOf(phone)} like ${`%${part}%`}`;
}

export function digitsOf(text: Column | SQL): SQL {
  return sql`regexp_replace(${text}, '\\D', '', 'g')`;
}
