import { and, eq, gte, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { WITHOUT } from './recurring-types.ts';

/** In queries of `taxpayers`. What has ended does not come again; what is paused does. */
export function hasRecurring(value: string): SQL {
  const isWithout = value.startsWith(WITHOUT);
  const type = isWithout ? value.slice(WITHOUT.length) : value;
  const { taxpayerId, type: kind, endsOn } = recurringWork;
  const comesAgain = and(
    eq(taxpayerId, taxpayers.id),
    eq(kind, type),
    or(isNull(endsOn), gte(endsOn, southAfricanDay())),
  );
  const has = sql`exists (select from ${recurringWork} where ${comesAgain})`;
  return isWithout ? not(has) : has;
}
