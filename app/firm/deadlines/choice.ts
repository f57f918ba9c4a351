import {
  monthOf,
  type EventKind,
  type Month,
  type Profile,
  type VatCategory,
} from '#app/firm/core/deadline-rule.ts';
import { sameDayIn, yearAfter, yearOf } from '#app/firm/core/calendar-day.ts';
import { eventRules } from '#app/firm/core/event-dates.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { keysOf } from '#app/platform/core/keys.ts';

export type Fields = {
  people: Person[];
  vat: VatChoice | '';
  entity: Entity | '';
  yearEnd: Month;
  registered: string;
  event: EventKind | '';
  on: string;
};

export type Choice = {
  fields: Fields;
  /** Without a choice those of most people; none for an event without a day. */
  profiles: Profile[];
  isDefault: boolean;
  registeredError: string | null;
  onError: string | null;
};

/** `AB`: every two months, A or B unknown; both are shown. */
export type VatChoice = VatCategory | 'AB';

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
export const VAT_CHOICES: readonly VatChoice[] = ['A', 'B', 'AB', 'C', 'D', 'E'];
export const EVENTS = keysOf(eventRules);

export const CHOICE_PARAMS = [...PEOPLE, 'vat', 'entity', 'yearend', 'registered', 'event', 'on'];

const DEFAULT: Profile[] = [{ is: 'employee' }, { is: 'provisional' }];
const FEBRUARY: Month = 2;

/** Ignores unknown values; `registered` may not be after `today`. */
export function readChoice(query: URLSearchParams, today: string): Choice {
  const fields: Fields = {
    people: PEOPLE.filter((person) => query.get(person) === 'yes'),
    vat: oneOf(VAT_CHOICES, query.get('vat')) ?? '',
    entity: oneOf(ENTITIES, query.get('entity')) ?? '',
    yearEnd: monthOf(query.get('yearend')),
    registered: query.get('registered')?.trim() ?? '',
    event: oneOf(EVENTS, query.get('event')) ?? '',
    on: query.get('on')?.trim() ?? '',
  };
  const { people, vat, entity, event } = fields;
  const isDefault = people.length === 0 && !vat && !entity && !event;
  const registeredError = entity ? errorOfRegistration(fields.registered, today) : null;
  const onError = event ? errorOfEvent(fields.on, today) : null;
  const valid = {
    ...fields,
    registered: registeredError ? '' : fields.registered,
    on: onError ? '' : fields.on,
  };
  return {
    fields,
    profiles: isDefault ? DEFAULT : profilesOf(valid),
    isDefault,
    registeredError,
    onError,
  };
}

export function queryOf({ fields, isDefault, registeredError, onError }: Choice): string {
  if (isDefault) return '';
  const { people, vat, entity, yearEnd, registered, event, on } = fields;
  const query = new URLSearchParams(people.map((person) => [person, 'yes']));
  if (vat) query.set('vat', vat);
  if (entity) query.set('entity', entity);
  if ((entity || vat === 'E') && yearEnd !== FEBRUARY) query.set('yearend', String(yearEnd));
  if (entity && registered && !registeredError) query.set('registered', registered);
  if (event) query.set('event', event);
  if (event && !onError) query.set('on', on);
  return `?${query}`;
}

function profilesOf({ people, vat, entity, yearEnd, registered, event, on }: Fields): Profile[] {
  const profiles: Profile[] = people.map((is) => ({ is }));
  for (const category of categoriesOf(vat)) profiles.push({ is: 'vendor', category, yearEnd });
  if (entity) profiles.push({ is: entity, yearEnd, registered: registered || null });
  if (event && on) profiles.push({ is: 'event', kind: event, on });
  return profiles;
}

function categoriesOf(vat: Fields['vat']): VatCategory[] {
  if (vat === '') return [];
  return vat === 'AB' ? ['A', 'B'] : [vat];
}

function errorOfRegistration(registered: string, today: string): string | null {
  if (registered === '') return null;
  if (!isIsoDate(registered)) return 'This is no date. Write it as 2019-05-14, or leave it empty.';
  return registered > today ? 'This day is still to come. Enter the day on the certificate.' : null;
}

function errorOfEvent(on: string, today: string): string | null {
  if (on === '') return 'Enter the day on which it happened.';
  if (!isIsoDate(on)) return 'This is no date. Write it as 2026-11-03.';
  const isNear = on >= sameDayIn(yearOf(today) - 2, today) && on <= yearAfter(today);
  return isNear ? null : 'Enter a day of the last two years or of the next twelve months.';
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text);
}
