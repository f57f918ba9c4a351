import { periodOf, type TaxpayerDates } from './periods.ts';
import { typeOf } from './types.ts';

export function titleOf(typeId: string, period: string, dates: TaxpayerDates): string {
  const type = typeOf(typeId);
  if (!type) return period === 'once' ? typeId : `${typeId}, ${period}`;
  if (type.period === 'once') return type.name;
  return `${type.name}, ${periodOf(type, period, dates)?.label ?? period}`;
}
