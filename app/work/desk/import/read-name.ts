import type { ReadRow } from './row.ts';
import { TOTAL } from './words.ts';

/** A person’s names stand in two columns; beside a client’s name they are the contact person’s. */
export function nameOf({ given, errors }: ReadRow): void {
  const { firstName, lastName } = given;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  delete given.firstName;
  delete given.lastName;
  if (!given.name) given.name = person;
  else if (person && person !== given.name) given.contactName ??= person;
  if (!given.name) errors.push('It has no name.');
  else if (TOTAL.test(given.name)) errors.push('It looks like the line of a total.');
}

/** `du Toit`, `van der Merwe`, `Le Roux`, `Nkosi-Dlamini`: one surname, with what stands before it. */
const SURNAME =
  /^(?:(?:van|von|der|den|de|du|la|le|te|ter|ten|di|da|el|al|bin|ben|st\.?|mac|mc)\s+)*\p{L}[\p{L}\p{M}’'-]*$/iu;
/** `Mohammed`, `Mr Thabo J.`, `J.P.` */
const GIVEN = /^\p{L}[\p{L}\p{M}’'.-]*(?:\s+\p{L}[\p{L}\p{M}’'.-]*){0,3}$/u;
/** What stands behind a comma, and is no given name. */
const NO_GIVEN =
  /\b(?:jn?r|sn?r|ii|iii|iv|and|en|partners?|vennote|associates|attorneys?|prokureurs|advocates?|auditors?|accountants?|rekenmeesters|consult\w*|services|dienste|holdings|group|groep|trading|handel|sons?|seuns?|bros|brothers|broers|stores?|shop|winkel|farms?|boerdery|school|skool|church|kerk|club|klub|practice|praktyk)\b/iu;

/** `du Toit, Mohammed` of a person is Mohammed du Toit; null for what is no such name. */
export function turnedName(name: string): string | null {
  const [surname = '', first = '', ...others] = name.split(',').map((part) => part.trim());
  const isName = SURNAME.test(surname) && GIVEN.test(first) && !NO_GIVEN.test(`${surname} ${first}`);
  return isName && others.length === 0 ? `${first} ${surname}` : null;
}

/** Of a client only if it is taken for an individual; a contact person is one. */
export function turnNames({ given, notes }: ReadRow): void {
  const fields =
    given.kind === 'individual' ? (['name', 'contactName'] as const) : (['contactName'] as const);
  for (const field of fields) {
    const name = given[field];
    const turned = name && turnedName(name);
    if (!turned) continue;
    given[field] = turned;
    notes.push(`“${name}” is read as ${turned}: the surname stood first.`);
  }
}
