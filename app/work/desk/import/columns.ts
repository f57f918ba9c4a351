import { identificationError } from '#app/accounts/core/identification.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { controlOf, type OwnField } from '#app/work/core/taxpayers/own-fields.ts';
import { ADDRESSES } from '#app/work/core/taxpayers/addresses.ts';
import { plainNumber } from '#app/work/core/taxpayers/numbers.ts';
import { joinAddressColumns } from './address-columns.ts';
import { plainHeading } from './words.ts';

/** What a column can hold; its label, and the headings that other programs and people give it. */
const FIELDS = {
  name: {
    label: 'Name',
    headings:
      'name, client, client name, taxpayer, company, company name, customer, customer name, business name, entity, entity name, full name, registered name, naam, kliënt, kliëntnaam, klient naam, maatskappynaam, besigheidsnaam, belastingpligtige',
  },
  firstName: {
    label: 'First name',
    headings: 'first name, first names, forename, given name, voornaam, voorname, noemnaam',
  },
  lastName: { label: 'Surname', headings: 'surname, last name, family name, van' },
  kind: {
    label: 'Kind',
    headings:
      'kind, type, entity type, client type, legal form, taxpayer type, soort, tipe, tipe entiteit, soort kliënt, entiteit tipe',
  },
  email: {
    label: 'E-mail',
    headings: 'email, e-mail, email address, mail, epos, eposadres, e-pos adres, elektroniese pos',
  },
  phone: {
    label: 'Phone',
    headings:
      'phone, telephone, tel, tel no, mobile, cell, cellphone, cell no, phone number, mobile number, cell number, contact number, telephone number, selfoon, telefoon, telefoonnommer, tel nr, sel, selnommer, sel nr, selfoonnommer, kontaknommer',
  },
  contactName: {
    label: 'Contact person',
    headings: 'contact person, contact, contact name, kontakpersoon, kontak',
  },
  taxNumber: {
    label: 'Income tax number',
    headings:
      'tax number, tax no, tax ref, tax ref no, tax reference, tax reference number, income tax, income tax no, income tax number, income tax reference, income tax reference number, income tax ref no, income tax ref, inc tax no, inc tax number, inc tax ref, it number, sars number, belastingnommer, inkomstebelastingnommer, inkomstebelasting nr, belasting nr, belastingverwysing, belastingverwysingsnommer, sars verwysing, ib nommer',
  },
  registrationNumber: {
    label: 'Registration number',
    headings:
      'registration number, registration no, registration, reg no, reg number, company registration number, company reg no, company number, ck no, ck number, trust number, master reference, registrasienommer, registrasie nr, reg nr, maatskappyregistrasienommer, trustnommer, meestersverwysing',
  },
  streetAddress: {
    label: ADDRESSES.streetAddress.label,
    headings:
      'street address, address, physical address, residential address, business address, home address, registered address, adres, straatadres, woonadres, fisiese adres, besigheidsadres',
  },
  postalAddress: {
    label: ADDRESSES.postalAddress.label,
    headings: 'postal address, mailing address, correspondence address, posadres',
  },
  identityNumber: {
    label: 'ID number',
    headings:
      'id number, id no, id, identity number, identity, sa id, id nommer, id nr, identiteitsnommer, id of reg nr',
  },
  passportNumber: {
    label: 'Passport number',
    headings: 'passport, passport no, passport number, paspoort, paspoortnommer',
  },
  vatNumber: {
    label: 'VAT number',
    headings:
      'vat, vat no, vat number, vat registration number, vat reg no, vat ref, vat reference, btw nommer, btw, btw nr, btw registrasienommer',
  },
  payeNumber: {
    label: 'PAYE number',
    headings: 'paye, paye no, paye number, paye ref, paye reference, lbs, lbs nommer, lbs nr',
  },
  sdlNumber: { label: 'SDL number', headings: 'sdl, sdl no, sdl number, vov, vov nommer' },
  uifNumber: {
    label: 'UIF number',
    headings: 'uif, uif no, uif number, uif ref, uif number at sars, wvf, wvf nommer, wvf nr',
  },
  uifFundNumber: { label: 'UIF number at the Fund', headings: 'uif number at the fund, uif fund number' },
  coidaNumber: {
    label: 'COIDA number',
    headings:
      'coida, coida no, coida number, coid, wca, compensation fund number, vergoedingskommissaris nommer',
  },
  customsNumber: {
    label: 'Customs code',
    headings: 'customs, customs code, customs number, doeane, doeanekode',
  },
  yearEnd: {
    label: 'Year end',
    headings:
      'year end, yearend, year end month, financial year end, financial year, fye, jaareinde, finansiële jaareinde, jaareind, einde van die jaar',
  },
  registeredOn: {
    label: 'Registered on',
    headings:
      'registered on, registration date, reg date, date registered, date of registration, incorporated, incorporation date, registrasiedatum, datum geregistreer, geregistreer op',
  },
  vatCategory: {
    label: 'VAT category',
    headings: 'vat category, vat cat, vat period, btw kat, btw kategorie, btw periode',
  },
  language: {
    label: 'Language',
    headings:
      'language, preferred language, correspondence language, taal, voorkeurtaal, korrespondensietaal',
  },
  status: { label: 'Status', headings: 'status, client status, state' },
  tags: { label: 'Tags', headings: 'tags, tag, labels, etikette, merkers' },
  groups: { label: 'Groups', headings: 'groups, group, client group, family group, groep, groepe' },
  relations: {
    label: 'Relations',
    headings: 'relations, relation, related to, related parties, verwantskappe, verwante partye',
  },
  assignee: {
    label: 'Looked after by',
    headings:
      'looked after by, accountant, manager, client manager, partner, responsible, resp, responsible person, consultant, assigned to, verantwoordelik, verantwoordelike, verantwoordelike persoon, rekenmeester, bestuurder, vennoot, hanteer deur',
  },
} as const;

/** `own.ID`: a field of the firm. */
export type ImportField = keyof typeof FIELDS;
export type ReadField = ImportField | `own.${string}`;

export const IMPORT_FIELDS = keysOf(FIELDS);

export function labelOf(field: ImportField): string {
  return FIELDS[field].label;
}

/** By its place in a line; null for a column that is not read. */
export type Columns = readonly (ReadField | null)[];

export type Sheet = { columns: Columns; headings: readonly string[]; headAt: number };

/** Titles stand above the headings. */
const MOST_TITLES = 10;

const BY_HEADING: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    FIELDS[field].headings.split(', ').map((one) => [plainHeading(one), field]),
  ),
);

type Known = ReadonlyMap<string, ReadField>;

/** The first known part decides: `Client / Entity`, `ID or Reg no`, `E-mail(s)`. */
function fieldOf(heading: string, known: Known): ReadField | undefined {
  const whole = known.get(plainHeading(heading));
  if (whole) return whole;
  const parts = heading.split(/[/|,;&]|\bor\b|\band\b|\(s\)/i).filter((part) => part.trim());
  return parts.map((part) => known.get(plainHeading(part))).find((field) => field !== undefined);
}

/** Whether an import reads something else in a column of this name. */
export function isHeading(name: string): boolean {
  return BY_HEADING.has(plainHeading(name));
}

/** The line with the most known headings, else with the most cells, and what each column holds. Null for no lines. */
export function readHead(lines: readonly (readonly string[])[], own: readonly OwnField[] = []): Sheet | null {
  const known: Known = new Map([
    ...own.map((field) => [plainHeading(field.name), controlOf(field)] as const),
    ...BY_HEADING,
  ]);
  const heads = lines.slice(0, MOST_TITLES).map((cells) => ({
    known: cells.filter((cell) => fieldOf(cell, known)).length,
    filled: cells.filter((cell) => cell.trim()).length,
  }));
  const by = heads.some((head) => head.known > 0) ? 'known' : 'filled';
  const headAt = heads.findIndex((head) => head[by] === Math.max(...heads.map((one) => one[by])));
  const headings = lines[headAt];
  if (!headings) return null;
  return { columns: byContent(byHeading(headings, known), lines.slice(headAt + 1)), headings, headAt };
}

/** Null if every line can have a name, and no field is read twice; else what to do about it. */
export function misreadIn(
  { columns, headings }: Pick<Sheet, 'columns' | 'headings'>,
  nameOf: (field: ReadField) => string,
): string | null {
  for (const [at, field] of columns.entries()) {
    const other = field ? columns.indexOf(field) : at;
    // The lines of an address stand in columns of their own.
    if (field && other !== at && !Object.hasOwn(ADDRESSES, field))
      return `${headingText(headings, other)} and ${headingText(headings, at)} are both read as ${nameOf(field)}. Choose something else for one of them, or do not read it.`;
  }
  if (columns.some((field) => field === 'name' || field === 'lastName')) return null;
  return 'No column is read as the name of the client: choose below which one it is. In a file, such a column is called Name, Client or Company.';
}

/** `“Reg no”`, or by its letter as a spreadsheet names it. */
export function headingText(headings: readonly string[], at: number): string {
  const heading = headings[at]?.trim();
  return heading ? `“${heading}”` : `column ${letterOf(at)}`;
}

function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${letterOf(Math.floor(at / 26) - 1)}${last}`;
}

/** Of two columns with the same meaning the first counts. A contact's name is the client's where no other is. */
function byHeading(headings: readonly string[], known: Known): (ReadField | null)[] {
  const taken = new Set<ReadField>();
  const columns = headings.map((heading) => {
    const field = fieldOf(heading, known);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  const whole = joinAddressColumns(headings, columns);
  // As in Xero, whose `FirstName` and `LastName` are the person’s.
  return taken.has('name') ? whole : whole.map((field) => (field === 'contactName' ? 'name' : field));
}

/** Only what nothing else looks like. */
const CONTENTS: readonly (readonly [ImportField, (text: string) => boolean])[] = [
  ['email', (text) => /^\S+@\S+\.\S+$/.test(text)],
  ['registrationNumber', (text) => /^\d{4}\/\d{6}\/\d{2}$/.test(text)],
  [
    'identityNumber',
    (text) => /^\d{13}$/.test(plainNumber(text)) && !identificationError('individual', plainNumber(text)),
  ],
  ['vatNumber', (text) => /^4\d{9}$/.test(plainNumber(text))],
];

/** A column without a known heading, by what stands in nearly all of its cells. */
function byContent(columns: readonly (ReadField | null)[], lines: readonly (readonly string[])[]): Columns {
  const found = new Set(columns);
  return columns.map((known, at) => {
    const texts = lines.map((cells) => cells[at]?.trim() ?? '').filter(Boolean);
    const field =
      known ??
      (texts.length > 0 &&
        CONTENTS.find(([one, is]) => !found.has(one) && texts.filter(is).length >= texts.length * 0.8)?.[0]);
    if (!field) return null;
    found.add(field);
    return field;
  });
}
