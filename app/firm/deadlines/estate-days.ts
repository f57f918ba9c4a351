import { sameDayIn, yearOf } from '#app/firm/core/calendar-day.ts';
import { sizeLabels, type EstateSize } from '#app/firm/core/estate-sizes.ts';
import type { EstateDays } from '#app/firm/core/estate-step.ts';
import { isIsoDate } from '#app/platform/core/time.ts';

/** Posted, never in an address: these are days of somebody's life. */
export const TIMELINE_PATH = '/tax/deceased-estate/timeline';
export const LETTERS_PATH = '/tax/deceased-estate/letters';

export type EstateFields = { size: string; death: string; letters: string };

export type EstateErrors = Partial<EstateFields>;

export type EstateEntry = { fields: EstateFields; errors: EstateErrors; days: EstateDays | null };

const NO_SIZE = 'Choose the size first: it decides which way the estate goes.';
const NO_DATE = 'This is no date. Write it as 2026-11-03.';
const OLDEST = 30;

export function readEstateDays(form: FormData, today: string): EstateEntry {
  return readEstateFields(
    {
      size: textOf(form.get('size')),
      death: textOf(form.get('death')),
      letters: textOf(form.get('letters')),
    },
    today,
  );
}

export function readEstateFields(fields: EstateFields, today: string): EstateEntry {
  const { size } = fields;
  if (!isSize(size)) return { fields, errors: { size: NO_SIZE, ...errorsOfDays(fields, today) }, days: null };
  const errors = errorsOfDays(fields, today);
  if (Object.keys(errors).length > 0) return { fields, errors, days: null };
  const letters = size === 'small' ? null : fields.letters || null;
  return { fields, errors, days: { size, death: fields.death, letters } };
}

function isSize(size: string): size is EstateSize {
  return Object.hasOwn(sizeLabels, size);
}

/** A small estate has no letters of executorship, so that field is not read. */
function errorsOfDays(fields: EstateFields, today: string): EstateErrors {
  const death = errorOfDeath(fields.death, today);
  const letters = fields.size === 'small' ? null : errorOfLetters(fields, today);
  return { ...(death && { death }), ...(letters && { letters }) };
}

/** Null if the day is a possible day of death. */
export function errorOfDeath(death: string, today: string): string | null {
  if (death === '') return 'Enter the day of death.';
  if (!isIsoDate(death)) return NO_DATE;
  if (death > today) return 'This day is still to come.';
  if (death < sameDayIn(yearOf(today) - OLDEST, today))
    return `Enter a day of the last ${OLDEST} years. For an older estate, write to us.`;
  return null;
}

function errorOfLetters({ death, letters }: EstateFields, today: string): string | null {
  if (letters === '') return null;
  if (!isIsoDate(letters)) return NO_DATE;
  if (letters > today) return 'This day is still to come. Leave it empty until you have the letters.';
  if (isIsoDate(death) && letters < death) return 'The letters cannot be older than the death.';
  return null;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().slice(0, 40) : '';
}
