import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { OFFERED, UNENDED } from '../engagements/states.ts';
import { UNKNOWN_CATEGORY, type VatLookup } from './vat-lookup.ts';

/** What the step of the work came from in which a colleague looks the VAT category up. */
export const VAT_LOOKUP = 'vat category';

/** Who has agreed to nothing yet said last that they do not know the category, and no colleague has looked since. */
const isSaid = sql<boolean>`${and(
  eq(taxpayers.isProspect, true),
  isNull(taxpayers.vatCategory),
  sql`(
    select ${auditEntries.changes} #>> '{vatCategory,to}' from ${auditEntries}
    where ${and(
      eq(auditEntries.entity, 'taxpayer'),
      sql`${auditEntries.entityId} = ${taxpayers.id}::text`,
      eq(auditEntries.action, 'taxpayer.update'),
      sql`${auditEntries.changes} ? 'vatCategory'`,
    )}
    order by ${auditEntries.at} desc, ${auditEntries.id} desc limit 1) = ${UNKNOWN_CATEGORY}`,
  sql`not exists (
    select from ${engagements} cross join lateral jsonb_array_elements(${engagements.insideSteps}) step
    where ${eq(engagements.taxpayerId, taxpayers.id)} and step ->> 'of' = ${VAT_LOOKUP} and step ->> 'done' is not null)`,
)}`;

/** For queries of `taxpayers`: nobody has entered the category yet, and such a step is to do, or the client asks for one. */
export const vatLookup = sql<VatLookup | null>`coalesce((
  select jsonb_build_object('day', step -> 'day', 'isAgreed', ${isNotIn(engagements.state, OFFERED)})
  from ${engagements} cross join lateral jsonb_array_elements(${engagements.insideSteps}) step
  where ${and(
    isNull(taxpayers.vatCategory),
    eq(engagements.taxpayerId, taxpayers.id),
    inArray(engagements.state, UNENDED),
    isNull(engagements.deletedAt),
  )} and step ->> 'of' = ${VAT_LOOKUP} and step ->> 'done' is null
  order by ${isNotIn(engagements.state, OFFERED)} desc, step ->> 'day' limit 1), case when ${isSaid} then '{"day": null, "isAgreed": false}'::jsonb end)`;
