import { ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { digitsOf, hasPhone, numberIn, phoneIn } from '#app/platform/db/phone-search.ts';
import { hasOwnWords } from './own-fields.server.ts';
import { plainNumber } from './numbers.ts';
import { beginsEachWord, likeness, resembles, searchedWords } from '#app/platform/db/search-words.ts';

const { name, email, taxNumber, registrationNumber, numbers } = taxpayers;

/** By name, number, phone or address, its own, a member’s or a contact person’s, or a text in a field of the firm. For queries of `taxpayers`. */
export function isFoundBy(typed: string): SQL {
  const words = searchedWords(typed);
  const digits = numberIn(typed);
  const phone = phoneIn(typed);
  const byNumber = digits === null ? undefined : hasNumber((number) => ilike(number, `${digits}%`));
  const lettered = letteredIn(typed);
  const byLettered = lettered === null ? undefined : hasStored(lettered);
  const byPhone = phone === null ? undefined : isReachedAt(phone);
  return sql`(${or(resembles(name, words), isAddressed(typed, words), hasOwnWords(words), byNumber, byLettered, byPhone) ?? sql`false`})`;
}

/** The best first: a whole number, the beginning of a name, what is like it. */
export function byLikeness(typed: string): SQL[] {
  const words = searchedWords(typed);
  const digits = numberIn(typed);
  const isExact = digits === null ? sql`false` : hasNumber((number) => sql`${number} = ${digits}`);
  return [
    sql`case when ${isExact} then 0 when ${beginsEachWord(name, words)} then 1 else 2 end`,
    sql`${likeness(name, words)} desc`,
    sql`${name}`,
  ];
}

function hasNumber(fits: (number: Column | SQL) => SQL): SQL {
  const ofMember = sql`exists (select 1 from taxpayer_members m join profiles p on p.id = m.user_id
    where m.taxpayer_id = ${taxpayers.id} and ${fits(digitsOf(sql`p.identification_number`))})`;
  const ofIts = sql`exists (select 1 from jsonb_each_text(${numbers}) own where ${fits(digitsOf(sql`own.value`))})`;
  return sql`(${or(fits(taxNumber), fits(digitsOf(registrationNumber)), ofIts, ofMember)})`;
}

/** A number that begins with a letter, as those of SDL, UIF and passports; null if what was typed is none. */
function letteredIn(typed: string): string | null {
  const number = plainNumber(typed);
  return /^[A-Z]{1,2}\d{3,18}$/.test(number) ? number : null;
}

function hasStored(number: string): SQL {
  return sql`exists (select 1 from jsonb_each_text(${numbers}) own where own.value like ${`${number}%`})`;
}

/** By the phone of a member or a contact person, or the one that came with a booking or a message from its address or a member's. */
function isReachedAt(phone: string): SQL {
  const isPhone = (column: string) => hasPhone(sql.raw(column), phone);
  return sql`${taxpayers.id} in (
    with known (email) as (
      select u.email from users u join profiles p on p.id = u.id where ${isPhone('p.contact_number')}
      union select lower(b.email) from bookings b where ${isPhone('b.phone')}
      union select lower(e.email) from enquiries e where ${isPhone('e.phone')})
    select t.id from taxpayers t where t.email in (table known)
    union select c.taxpayer_id from contact_persons c where ${isPhone('c.phone')}
    union select m.taxpayer_id from taxpayer_members m join users u on u.id = m.user_id where u.email in (table known))`;
}

function isAddressed(typed: string, words: readonly string[]): SQL {
  const whole = typed.trim().toLowerCase();
  const fits = (address: Column | SQL) =>
    whole.includes('@')
      ? ilike(address, `${whole.replaceAll(/[\\%_]/g, '\\$&')}%`)
      : beginsEachWord(address, words);
  const ofMember = sql`exists (select 1 from taxpayer_members m join users u on u.id = m.user_id
    join profiles p on p.id = u.id
    where m.taxpayer_id = ${taxpayers.id} and (${fits(sql`u.email`)} or ${beginsEachWord(sql`p.full_name`, words)}))`;
  const ofContact = sql`exists (select 1 from contact_persons c
    where c.taxpayer_id = ${taxpayers.id} and (${fits(sql`c.email`)} or ${beginsEachWord(sql`c.name`, words)}))`;
  return sql`(${or(fits(email), ofMember, ofContact)})`;
}
