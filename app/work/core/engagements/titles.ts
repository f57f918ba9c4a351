import { namedPeriod, type TaxpayerDates } from './periods.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { typeOf } from './types.ts';

export type Naming = TaxpayerDates & { ownTitle: string | null };

export function titleOf(typeId: string, period: string, { ownTitle, ...dates }: Naming): string {
  const type = typeOf(typeId);
  const name = ownTitle ?? type?.name ?? nameOfUnknown(typeId);
  if ((type?.period ?? period) === 'once') return name;
  return `${name}, ${(type && namedPeriod(type, period, dates)?.label) ?? period}`;
}

/** A kind that was added at the desk has an id that says nothing. */
function nameOfUnknown(typeId: string): string {
  return isUuid(typeId) ? 'Work of another kind' : typeId;
}
