import { byName } from '#app/platform/db/by-name.ts';
import { and, ilike, or, sql, type Column, type SQL } from 'drizzle-orm';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { digitsOf, hasPhone, numberIn, phoneIn } from '#app/platform/db/phone-search.ts';
import { hasOwnWords } from './own-fields.server.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { ADDRESSES, addressText, type AddressKind } from './addresses.ts';
import { plainNumber } from './numbers.ts';
import {
  beginsEachPlain,
  beginsEachWord,
  containsEach,
  indexFirst,
  likeness,
  plainWord,
  resembles,
  searchedWords,
  wordsOf,
} from '#app/platform/db/search-words.ts';

const { id, name, email, taxNumber, registrationNumber, numbers, streetAddress, postalAddress } = taxpayers;

const all = (...conditions: SQL[]) => sql`(${and(...conditions)})`;

/**
 * By name, number, phone, e-mail, address, director or shareholder, or a field of the firm; also of members and contact
 * persons. For queries of `taxpayers`. Each way is a query of its own: no index answers an `or` over several tables.
 */
export function isFoundBy(typed: string): SQL {
  const isLike = resembles(name, searchedWords(typed));
  return isIn(isLike ? [where(indexFirst(name, isLike)), ...waysAsTyped(typed)] : waysAsTyped(typed));
}

/** The same without names that only resemble what was typed. */
export function isFoundAsTyped(typed: string): SQL {
  const isCalled = containsEach(name, searchedWords(typed));
  return isIn(isCalled ? [where(indexFirst(name, isCalled)), ...waysAsTyped(typed)] : waysAsTyped(typed));
}

/** Among the names that were found, with accents left out. */
export function isCalledSo(found: string, typed: string): boolean {
  const plain = plainWord(found);
  return searchedWords(typed).every((word) => plain.includes(plainWord(word)));
}

function isIn(ways: readonly SQL[]): SQL {
  return sql`${id} in (${sql.join([...ways], sql` union all `)})`;
}

function waysAsTyped(typed: string): SQL[] {
  const words = searchedWords(typed);
  return [
    where(hasOwnWords(words)),
    ...waysByEmail(typed),
    ...waysByAddress(words),
    ...waysByRelation(words),
    ...waysByNumber(typed),
    ...waysByPhone(phoneIn(typed)),
  ];
}

/** The best first: a whole number, the beginning of a name, what is like it. */
export function byLikeness(typed: string): SQL[] {
  const words = searchedWords(typed);
  const digits = numberIn(typed);
  const isExact = digits === null ? sql`false` : hasNumber((number) => sql`${number} = ${digits}`);
  return [
    sql`case when ${isExact} then 0 when ${beginsEachWord(name, words)} then 1 else 2 end`,
    sql`${likeness(name, words)} desc`,
    byName(name),
  ];
}

function hasNumber(fits: (number: Column | SQL) => SQL): SQL {
  const isMember = sql`${id} in (${membersWhere(fits(IDENTITY))})`;
  return sql`(${or(fits(taxNumber), fits(digitsOf(registrationNumber)), hasOwnNumber(fits(digitsOf(OWN))), isMember)})`;
}

function waysByNumber(typed: string): SQL[] {
  const digits = numberIn(typed);
  if (digits !== null) {
    const begins = (number: Column | SQL) => sql`${number} like ${`${digits}%`}`;
    return [
      where(begins(taxNumber)),
      where(begins(digitsOf(registrationNumber))),
      where(all(hasDigits(digits), hasOwnNumber(begins(digitsOf(OWN))))),
      membersWhere(begins(IDENTITY)),
    ];
  }
  const lettered = letteredIn(typed);
  if (lettered === null) return [];
  const begins = hasOwnNumber(sql`${OWN} like ${`${lettered}%`}`);
  return [where(all(hasDigits(lettered.replaceAll(/\D/g, '')), begins))];
}

const OWN = sql`own.value`;
const IDENTITY = digitsOf(sql`p.identification_number`);

function hasOwnNumber(fits: SQL): SQL {
  return sql`exists (select 1 from jsonb_each_text(${numbers}) own where ${fits})`;
}

function hasDigits(digits: string): SQL {
  return sql`${digitsOf(sql`${numbers}::text`)} like ${`%${digits}%`}`;
}

/** A number that begins with a letter, as those of SDL, UIF and passports; null if what was typed is none. */
function letteredIn(typed: string): string | null {
  const number = plainNumber(typed);
  return /^[A-Z]{1,2}\d{3,18}$/.test(number) ? number : null;
}

/** By a director, shareholder … who is known by name only, or by what it is one of. */
function waysByRelation(words: readonly string[]): SQL[] {
  return [
    sql`select r.of_id from taxpayer_relations r where ${beginsEachPlain(sql.raw('r.holder_name'), words)}`,
    sql`select r.holder_id from taxpayer_relations r where ${beginsEachPlain(sql.raw('r.of_name'), words)}`,
  ];
}

/** The phone of a member or contact person, or of a booking or a message from its address or a member's. */
function waysByPhone(phone: ReturnType<typeof phoneIn>): SQL[] {
  if (phone === null) return [];
  const isPhone = (column: string) => hasPhone(sql.raw(column), phone);
  const known = sql`(
    select u.email from users u join profiles p on p.id = u.id where ${isPhone('p.contact_number')}
    union select lower(b.email) from bookings b where ${isPhone('b.phone')}
    union select lower(e.email) from enquiries e where ${isPhone('e.phone')})`;
  return [
    where(sql`${email} in ${known}`),
    contactsWhere(isPhone('c.phone')),
    membersWhere(sql`u.email in ${known}`),
  ];
}

function waysByEmail(typed: string): SQL[] {
  const words = searchedWords(typed);
  const whole = typed.trim().toLowerCase();
  const begins = (text: Column | SQL) => indexFirst(text, beginsEachWord(text, words));
  const fits = (address: Column | SQL) =>
    whole.includes('@')
      ? indexFirst(address, ilike(address, `${whole.replaceAll(/[\\%_]/g, '\\$&')}%`))
      : begins(address);
  return [
    where(fits(email)),
    membersWhere(fits(sql`u.email`)),
    membersWhere(begins(sql`p.full_name`)),
    contactsWhere(fits(sql`c.email`)),
    contactsWhere(beginsEachPlain(sql`c.name`, words)),
  ];
}

/** A house number or the beginning of “Street” says too little: one word must be as long as a postal code. */
const LEAST_OF_AN_ADDRESS = 4;

/** Both addresses as words, each after a space. Written as in its index. */
const ADDRESS_WORDS = sql`(' ' || plain_letters(translate(coalesce(${streetAddress}, '') || ' ' || coalesce(${postalAddress}, ''), E'\\n,/(-.', '      ')))`;

function waysByAddress(words: readonly string[]): SQL[] {
  if (words.every((word) => word.length < LEAST_OF_AN_ADDRESS)) return [];
  const begins = words.map((word) => sql`${ADDRESS_WORDS} like ${`% ${plainWord(word)}%`}`);
  return [where(indexFirst(streetAddress, all(...begins)))];
}

type Addresses = Record<AddressKind, string | null>;

/** On one line, the one by which a client was found; null for who was found otherwise. */
export function addressWith(addresses: Addresses, typed: string): string | null {
  const words = searchedWords(typed).map(plainWord);
  const begins = (address: string) => wordsOf(plainWord(address));
  const found = keysOf(ADDRESSES).map((one) => addresses[one] ?? '');
  const best = found.find((address) =>
    words.every((word) => begins(address).some((one) => one.startsWith(word))),
  );
  return words.some((word) => word.length >= LEAST_OF_AN_ADDRESS) && best ? addressText(best) : null;
}

const where = (fits: SQL) => sql`select ${id} from ${taxpayers} where ${fits}`;

const contactsWhere = (fits: SQL) => sql`select c.taxpayer_id from contact_persons c where ${fits}`;

/** `fits`: of their account `u` and profile `p`. */
const membersWhere = (fits: SQL) => sql`select m.taxpayer_id from taxpayer_members m
  join users u on u.id = m.user_id join profiles p on p.id = u.id where ${fits}`;
