import { keptThings } from '#content/kept.ts';
import { addressLine } from '#app/firm/core/directions.ts';
import { keyIn, keysOf } from '#app/platform/core/keys.ts';
import { mapTexts } from '#app/platform/core/text.ts';
import { xml } from '#app/platform/http/xml.ts';
import { firm } from '#app/platform/content/firm.ts';
import { lateTexts } from '#app/platform/content/late-texts.ts';
import { complaintReader, complaintTime, heads, offer, registeredName } from '#content/pages/phrases.ts';
import { vat, vatIncluded } from '#content/pages/vat.ts';
import { retention, retentionRows } from '#content/retention.ts';
import { REQUESTS_A_MINUTE } from '#app/tools/api/limits.ts';
import { STORED_FIELDS } from '#app/firm/contact/enquiry-fields.ts';
import { openingHours } from '#app/firm/core/opening-hours.ts';
import { ownError } from '#app/platform/core/own-error.ts';

/** Colleagues may change these: read when the page is made. HTML. */
const late = {
  'firm.name': () => xml(firm.name),
  'firm.legalName': () => xml(firm.legalName),
  'firm.legalForm': () => xml(firm.legalForm),
  'firm.registrationNumber': () => xml(firm.registrationNumber ?? ''),
  'firm.registeredName': () => xml(registeredName()),
  'firm.complaintTime': complaintTime,
  'firm.complaintReader': complaintReader,
  'firm.vatNumber': () => xml(firm.vatNumber ?? ''),
  'firm.heads': () => heads().title,
  'prices.vat': vat,
  'prices.vatIncluded': vatIncluded,
  'firm.directors': () => xml(firm.directors.join(', ')),
  'firm.phone': () => `<a href="tel:${firm.phone.replaceAll(' ', '')}">${xml(firm.phone)}</a>`,
  'firm.email': () => mail(firm.email),
  'firm.address': () => xml(addressLine()),
  'firm.hours': () => openingHours().join(' and '),
  'firm.bodies': () => firm.bodies.map((body) => `<a href="${firm.bodySites[body]}">${body}</a>`).join(', '),
  'officer.name': () => xml(firm.informationOfficer.name),
  'officer.role': () => xml(firm.informationOfficer.role),
  'officer.email': () => mail(firm.informationOfficer.email),
};

/** Numbers that not every firm has: each has its own row. */
const OF_ROWS: ReadonlySet<string> = new Set(['firm.registrationNumber', 'firm.vatNumber']);
const ROW = /<tr>(?:(?!<tr>)[\s\S])*?<\/tr>\s*/g;

const texts = lateTexts({ ...late, plainName: () => firm.name });

/** Fills in today's facts; removes table rows with a fact that the firm does not have. */
export function withFacts<Value>(value: Value): Value {
  const absent = keysOf(late).filter((name) => late[name]() === '');
  return texts.filled(absent.length > 0 ? mapTexts(value, (text) => withoutRows(text, absent)) : value);
}

function withoutRows(text: string, absent: readonly (keyof typeof late)[]): string {
  const rows = absent.filter((name) => OF_ROWS.has(name)).map((name) => texts.nameOf(name));
  return text.replaceAll(ROW, (row) => (rows.some((name) => row.includes(name)) ? '' : row));
}

/** Markdown, when the text is compiled. */
const facts: Record<string, () => string> = {
  'prices.offer': () => offer,
  'retention.savedCalculations': () => `${retention.savedCalculationDays} days`,
  'retention.notice': () => `${retention.deletionNoticeDays} days`,
  'kept.kinds': () => Object.values(keptThings).join('; '),
  'retention.table': retentionTable,
  ...Object.fromEntries(STORED_FIELDS.map(({ name, privacy }) => [`enquiry.${name}`, () => privacy])),
  'api.requests': () => `${REQUESTS_A_MINUTE} requests a minute`,
};

export const factNames: readonly string[] = [...Object.keys(late), ...Object.keys(facts)];

/** Throws for an unknown name. */
export function factOf(name: string): string {
  const known = keyIn(late, name);
  const fact = known ? texts.nameOf(known) : Object.hasOwn(facts, name) ? facts[name]?.() : undefined;
  if (fact === undefined) throw ownError(`no such fact: {{${name}}}`);
  return fact;
}

/** Plain text, for the description of a page. */
export function plainFactOf(name: string): string {
  return name === 'firm.name' ? texts.nameOf('plainName') : factOf(name);
}

function retentionTable(): string {
  const rows = Object.values(retentionRows).map(({ what, howLong }) => `| ${what} | ${howLong} |`);
  return ['| What | For how long |', '| --- | --- |', ...rows].join('\n');
}

function mail(address: string): string {
  return `<a href="mailto:${address}">${xml(address)}</a>`;
}
