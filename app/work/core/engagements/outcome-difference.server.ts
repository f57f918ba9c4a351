import { sql, type SQL } from 'drizzle-orm';
import { engagements } from '#app/platform/db/schema/engagements.ts';

/** Of work: what SARS decided differs from what was filed by at least so many cents, for better or worse. */
export function differsBy(cents: number): SQL {
  const { outcome } = engagements;
  const filed = sql`${outcome} -> 'filed'`;
  return sql`(jsonb_typeof(${filed}) = 'object' and abs(${signed(sql`${outcome}`)} - ${signed(filed)}) >= ${cents})`;
}

function signed(of: SQL): SQL {
  return sql`(case ${of} ->> 'figure' when 'refund' then 1 when 'pay' then -1 else 0 end
    * coalesce((${of} ->> 'cents')::bigint, 0))`;
}
