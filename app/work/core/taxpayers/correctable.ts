import { starting } from '#content/pages/starting.ts';
import { monthName, VAT_PERIODS } from '#app/firm/deadlines/vat-periods.ts';
import { monthOf, MONTHS } from '#app/firm/core/deadline-rule.ts';
import { asOptions, pairsOf } from '#app/platform/filters/define-filter.ts';
import { dayText } from '#app/platform/core/time.ts';
import { keyIn, keysOf } from '#app/platform/core/keys.ts';
import { ADDRESSES, addressText } from './addresses.ts';
import { KIND_LABELS } from './kinds.ts';
import type { Taxpayer, TaxpayerValues } from './taxpayers.server.ts';

/** Chosen for “VAT”. */
export const NO_VAT = 'none';

/** Registered in a category that is not known: nobody chooses it here. */
export const LOOKED_UP = 'looked-up';

type Field = {
  label: string;
  type?: 'date' | 'email' | 'lines';
  options?: readonly { value: string; label: string }[];
  /** What it means that we have nothing. */
  none?: string;
  warning?: string;
};

const VAT_CHOICES = keysOf(VAT_PERIODS).map((one) => [one, `Category ${one}: ${VAT_PERIODS[one]}`] as const);

const declared = {
  name: { label: 'Name' },
  kind: { label: 'Kind', options: asOptions(pairsOf(KIND_LABELS)) },
  taxNumber: { label: 'Income tax number' },
  registrationNumber: { label: 'Registration number' },
  yearEnd: {
    label: 'Year ends',
    options: MONTHS.map((month) => ({ value: String(month), label: `End of ${monthName(month)}` })),
  },
  streetAddress: { label: ADDRESSES.streetAddress.label, type: 'lines' },
  postalAddress: {
    label: ADDRESSES.postalAddress.label,
    type: 'lines',
    none: 'As the street address',
  },
  registeredOn: { label: 'Registered on', type: 'date' },
  vatCategory: { label: 'VAT', options: asOptions([[NO_VAT, 'Not registered'], ...VAT_CHOICES]) },
  email: {
    label: 'We also write to',
    type: 'email',
    none: 'Nobody else',
    warning: 'Who reads this address opens the work. Call the client on the number on file first.',
  },
} as const satisfies Record<string, Field>;

export type Correctable = keyof typeof declared;

/** What a client sees of a taxpayer: each may be said to be wrong, and a colleague changes it in one act. */
export const CORRECTABLE: Record<Correctable, Field> = declared;

type Shown = Pick<Taxpayer, Exclude<Correctable, 'yearEnd'>> &
  Partial<Pick<Taxpayer, 'vatLookup'>> & { yearEnd: number };

/** As its form has it; null if we have nothing. */
export function storedText(taxpayer: Shown, field: Correctable): string | null {
  if (field === 'vatCategory') return taxpayer.vatCategory ?? (taxpayer.vatLookup ? LOOKED_UP : NO_VAT);
  return field === 'yearEnd' ? String(taxpayer.yearEnd) : taxpayer[field];
}

/** What a company or a trust has, and a person has not, unless we have it of one. */
export function concerns(field: Correctable, taxpayer: Shown): boolean {
  switch (field) {
    case 'yearEnd':
      return taxpayer.kind === 'company';
    case 'registrationNumber':
    case 'registeredOn':
      return taxpayer.kind !== 'individual' || storedText(taxpayer, field) !== null;
    case 'name':
    case 'kind':
    case 'taxNumber':
    case 'vatCategory':
    case 'streetAddress':
    case 'postalAddress':
    case 'email':
      return true;
  }
}

export function shownText(field: Correctable, text: string | null): string {
  const { options, type, none } = CORRECTABLE[field];
  if (field === 'vatCategory' && text === LOOKED_UP) return starting.vatCategory.lookedUp;
  if (text === null || text === '') return none ?? 'We do not have it yet';
  if (type === 'date') return dayText(text);
  if (type === 'lines') return addressText(text);
  return options?.find(({ value }) => value === text)?.label ?? text;
}

export function valuesOf(field: Correctable, text: string | null): Partial<TaxpayerValues> {
  switch (field) {
    case 'name':
      return { name: text ?? '' };
    case 'kind':
      return { kind: keyIn(KIND_LABELS, text ?? '') };
    case 'yearEnd':
      return { yearEnd: monthOf(text) };
    case 'vatCategory':
      return { vatCategory: keyIn(VAT_PERIODS, text ?? '') ?? null };
    case 'taxNumber':
    case 'registrationNumber':
    case 'streetAddress':
    case 'postalAddress':
    case 'registeredOn':
    case 'email':
      return { [field]: text };
  }
}

/** What a client says of one field; `from` is what we had then. */
export type Correction = {
  id: number;
  field: Correctable;
  from: string | null;
  to: string;
  by: string;
  byId: string | null;
  doubt: string | null;
  at: Date;
};
