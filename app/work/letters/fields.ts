import { complaintReader, complaintTime, heads, registeredName } from '#content/pages/phrases.ts';
import { vat } from '#content/pages/vat.ts';
import { firm } from '#app/platform/content/firm.ts';
import { addressLine } from '#app/firm/core/directions.ts';
import { retention } from '#content/retention.ts';

/** A list is a paragraph of its own in the letter. */
export type LetterValues = {
  taxpayer: string;
  signatory: string;
  service: string;
  scope: readonly string[];
  done: readonly string[];
  /** With its days, for instance `2026 tax year, 1 March 2025 to 28 February 2026`. */
  period: string;
  due: string;
  price: string;
  paidOnTop: string;
  date: string;
  until: string;
};

type Kind = 'line' | 'list';

const given: Record<keyof LetterValues, Kind> = {
  taxpayer: 'line',
  signatory: 'line',
  service: 'line',
  scope: 'list',
  done: 'list',
  period: 'line',
  due: 'line',
  price: 'line',
  paidOnTop: 'line',
  date: 'line',
  until: 'line',
};

const facts = {
  'firm.name': () => firm.name,
  'firm.legalName': () => firm.legalName,
  'firm.registeredName': registeredName,
  'firm.complaintReader': complaintReader,
  'firm.complaintTime': complaintTime,
  'firm.vatNumber': () => firm.vatNumber ?? '',
  'firm.heads': () => heads().title,
  'prices.vat': vat,
  'firm.directors': () => firm.directors.join(', '),
  'firm.address': addressLine,
  'firm.phone': () => firm.phone,
  'firm.email': () => firm.email,
  'firm.bodies': () => firm.bodies.join(', '),
  'practitioner.name': () => firm.practitioner.name,
  'practitioner.number': () => firm.practitioner.number,
  'officer.name': () => firm.informationOfficer.name,
  'officer.email': () => firm.informationOfficer.email,
  'records.years': () => `${retention.taxRecordYears} years`,
} as const;

/** What not each firm has: the letter says nothing of it then. */
export const MAY_BE_ABSENT: ReadonlySet<string> = new Set<keyof typeof facts>([
  'firm.vatNumber',
  'prices.vat',
]);

/** As they are today: a letter that was written keeps its own. */
export function firmFacts(): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, read()]));
}

const kinds = new Map<string, Kind>([
  ...Object.entries(given),
  ...Object.keys(facts).map((name) => [name, 'line'] as const),
]);

/** Throws for an unknown field. */
export function kindOf(field: string): Kind {
  const kind = kinds.get(field);
  if (!kind) throw new Error(`no such field: {{${field}}}`);
  return kind;
}
