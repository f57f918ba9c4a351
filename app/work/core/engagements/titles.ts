import { periodOf, type TaxpayerDates } from './periods.ts';
import { typeOf } from './types.ts';

/** `Income tax return (ITR12), 2026 tax year` */
export function titleOf(typeId: string, period: string, dates: TaxpayerDates): string {
  const type = typeOf(typeId);
  if (!type) return period === 'once' ? typeId : `${typeId}, ${period}`;
  if (type.period === 'once') return type.name;
  return `${type.name}, ${periodOf(type, period, dates)?.label ?? period}`;
}
