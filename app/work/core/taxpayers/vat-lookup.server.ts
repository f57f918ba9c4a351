import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { OFFERED, UNENDED } from '../engagements/states.ts';
import type { VatLookup } from './vat-lookup.ts';

/** What the step of the work came from in which a colleague looks the VAT category up. */
export const VAT_LOOKUP = 'vat category';

/** For queries of `taxpayers`: such a step is to do, and nobody has entered the category yet. */
export const vatLookup = sql<VatLookup | null>`(
  select jsonb_build_object('day', step -> 'day', 'isAgreed', ${isNotIn(engagements.state, OFFERED)})
  from ${engagements} cross join lateral jsonb_array_elements(${engagements.insideSteps}) step
  where ${and(
    isNull(taxpayers.vatCategory),
    eq(engagements.taxpayerId, taxpayers.id),
    inArray(engagements.state, UNENDED),
    isNull(engagements.deletedAt),
  )} and step ->> 'of' = ${VAT_LOOKUP} and step ->> 'done' is null
  order by ${isNotIn(engagements.state, OFFERED)} desc, step ->> 'day' limit 1)`;
