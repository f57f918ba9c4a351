import type { Month, Profile, VatCategory } from '#app/firm/deadline-rule.ts';
import { isIsoDate } from '#app/time.ts';

/** The fields as submitted: `registered` may not be a date. */
export type Fields = {
  people: Person[];
  vat: VatCategory | '';
  entity: Entity | '';
  yearEnd: Month;
  registered: string;
};

export type Choice = {
  fields: Fields;
  /** Never empty: without a choice, the default. */
  profiles: Profile[];
  isDefault: boolean;
  registeredError: string | null;
};

export type Person = 'employee' | 'provisional' | 'turnover' | 'employer' | 'trust' | 'estate';
export type Entity = 'company' | 'close-corporation';

export const PEOPLE: readonly Person[] = [
  'employee',
  'provisional',
  'turnover',
  'employer',
  'trust',
  'estate',
];
const ENTITIES: readonly Entity[] = ['company', 'close-corporation'];
export const VAT_CATEGORIES: readonly VatCategory[] = ['A', 'B', 'C', 'D', 'E'];

export const CHOICE_PARAMS = [...PEOPLE, 'vat', 'entity', 'yearend', 'registered'];

const DEFAULT: readonly Person[] = ['employee', 'provisional'];
const FEBRUARY: Month = 2;

/** Ignores unknown values; `registered` may not be after `today`. */
export function readChoice(query: URLSearchParams, today: string): Choice {
  const fields = {
    people: PEOPLE.filter((person) => query.get(person) === 'yes'),
    vat: oneOf(VAT_CATEGORIES, query.get('vat')) ?? '',
    entity: oneOf(ENTITIES, query.get('entity')) ?? '',
    yearEnd: readMonth(query.get('yearend')),
    registered: query.get('registered')?.trim() ?? '',
  } as const;
  const isDefault = fields.people.length === 0 && !fields.vat && !fields.entity;
  const registeredError = fields.entity ? errorOf(fields.registered, today) : null;
  const chosen = isDefault ? { ...fields, people: [...DEFAULT] } : fields;
  return {
    fields: chosen,
    profiles: profilesOf(chosen, registeredError === null),
    isDefault,
    registeredError,
  };
}

export function queryOf({ fields, isDefault, registeredError }: Choice): string {
  if (isDefault) return '';
  const { people, vat, entity, yearEnd, registered } = fields;
  const query = new URLSearchParams(people.map((person) => [person, 'yes']));
  if (vat) query.set('vat', vat);
  if (entity) query.set('entity', entity);
  if ((entity || vat === 'E') && yearEnd !== FEBRUARY) query.set('yearend', String(yearEnd));
  if (entity && registered && !registeredError) query.set('registered', registered);
  return `?${query}`;
}

function profilesOf({ people, vat, entity, yearEnd, registered }: Fields, isRegistered: boolean): Profile[] {
  const profiles: Profile[] = people.map((is) => ({ is }));
  if (vat) profiles.push({ is: 'vendor', category: vat, yearEnd });
  if (entity)
    profiles.push({ is: entity, yearEnd, registered: isRegistered && registered ? registered : null });
  return profiles;
}

function errorOf(registered: string, today: string): string | null {
  if (registered === '') return null;
  if (!isIsoDate(registered)) return 'This is no date. Write it as 2019-05-14, or leave it empty.';
  return registered > today ? 'This day is still to come. Enter the day on the certificate.' : null;
}

function readMonth(text: string | null): Month {
  const month = Number(text);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? (month as Month) : FEBRUARY;
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text);
}
