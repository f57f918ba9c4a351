import { periodOf, type TaxpayerDates } from './periods.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { typeOf } from './types.ts';

export function titleOf(typeId: string, period: string, dates: TaxpayerDates): string {
  const type = typeOf(typeId);
  if (!type) return period === 'once' ? nameOfUnknown(typeId) : `${nameOfUnknown(typeId)}, ${period}`;
  if (type.period === 'once') return type.name;
  return `${type.name}, ${periodOf(type, period, dates)?.label ?? period}`;
}

/** A kind that was added at the desk has an id that says nothing. */
function nameOfUnknown(typeId: string): string {
  return isUuid(typeId) ? 'Work of another kind' : typeId;
}
