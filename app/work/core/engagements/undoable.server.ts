import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import {
  engagementEvents,
  engagementMessages,
  engagements,
  requestItems,
} from '#app/platform/db/schema/engagements.ts';
import { letters } from '#app/platform/db/schema/proposals.ts';
import { clientNotices, engagementSteps } from '#app/platform/db/schema/steps.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { retention } from '#content/retention.ts';
import { REMINDED } from './reminder-line.server.ts';

/** Of the table `d`. Stands for a document's version in a step: where it is filed, what it is part of, and whether it is handled. */
export const versionOfDocument = sql`hashtext(concat_ws(' ', coalesce(d.item_id::text, '-'), coalesce(d.replaced_by_id::text, '-'), coalesce(d.merged_into_id::text, '-'),
    case when d.handled_at is not null then 'handled' end))`;

export const STEP_LASTS = retention.undoHours * HOUR;

// From a single table Drizzle writes columns without their table: a table within would take them for its own.
const [id, engagementId, rows] = [own('id'), own('engagement_id'), own('rows')];
const isFiledInIt = sql`d.engagement_id = ${engagementId} and d.step_id = ${id}`;
const isOpening = sql`${rows} @> '[{"table": "engagements", "before": null}]'`;

export const isReadSince = sql<boolean>`(
  exists (select from ${engagementMessages} m where m.engagement_id = ${engagementId} and m.step_id = ${id} and m.read_at is not null)
  or exists (select from ${documents} d where ${isFiledInIt} and d.direction = 'to_client' and d.opened_at is not null))`;

/** The ids of rows that are not as the step left them. A message only goes back if unchanged, so it does not count. */
export const CHANGED_ROWS = sql<string[]>`array(
  select r.id::text from jsonb_to_recordset(${rows}) as r("table" text, id uuid, version int)
  where r."table" not in ('engagement_messages', 'firm_notices') and r.version is distinct from case r."table"
    when 'engagements' then (select e.version from ${engagements} e where e.id = r.id)
    when 'request_items' then (select i.version from ${requestItems} i where i.id = r.id)
    else (select ${versionOfDocument} from ${documents} d where d.id = r.id) end)`;

/** Its document is part of a PDF, was replaced, moved or removed, or another step asks for its approval. */
const isDocumentUsed = sql`(exists (select from ${documents} d where ${isFiledInIt} and (
    d.join_id is not null or d.merged_into_id is not null or d.replaced_by_id is not null
    or exists (select from ${engagementSteps} other where other.engagement_id = d.engagement_id and other.undone_at is null
      and other.rows @> jsonb_build_array(jsonb_build_object('id', d.id)))
    or exists (select from ${requestItems} i where i.engagement_id = d.engagement_id
      and not ${rows} @> jsonb_build_array(jsonb_build_object('id', i.id, 'before', null))
      and i.approval -> 'documents' @> jsonb_build_array(jsonb_build_object('id', d.id)))))
  or exists (select from ${removedDocuments} r where r.engagement_id = ${engagementId} and r.row ->> 'step_id' = ${id}::text))`;

/** What answered work that it opened, by now: the step of each file and message, an empty text if it has none. */
export const ANSWERING_STEPS = sql<string[]>`array(
  select coalesce(d.step_id::text, '') from ${documents} d where ${isOpening} and d.engagement_id = ${engagementId}
  union all
  select coalesce(m.step_id::text, '') from ${engagementMessages} m where ${isOpening} and m.engagement_id = ${engagementId})`;

export const isChangedSince = sql<boolean>`(cardinality(${CHANGED_ROWS} || ${ANSWERING_STEPS}) > 0 or ${isDocumentUsed})`;

/** Work that it offered, whose proposal waits no longer to be mailed. */
const isOfferGone = sql`(${isOpening} and exists (
  select from ${letters} l where l.engagement_id = ${engagementId} and not exists (
    select from ${clientNotices} n where n.kind = 'proposal' and n.about_id = l.proposal_id)))`;

/** A mail has its reminder: no other can correct that. */
export const isReminderMailed = sql<boolean>`exists (
  select from ${engagementEvents} v where v.engagement_id = ${engagementId} and v.step_id = ${id} and v.text = ${REMINDED})`;

/** What no other step of the same colleague explains. */
export const isStopped = sql<boolean>`(${isDocumentUsed} or ${isOfferGone} or ${isReminderMailed})`;

/** Of a row that names `stepId`: joins the step if this colleague can take it back now. */
export function canBeTakenBack(stepId: PgColumn, actorId: string | undefined, now: Date): SQL | undefined {
  if (!actorId) return sql`false`;
  return and(
    eq(engagementSteps.id, stepId),
    eq(engagementSteps.actorId, actorId),
    isStanding(now),
    sql`not (${isReadSince} or ${isChangedSince} or ${isOfferGone} or ${isReminderMailed})`,
  );
}

export function isStanding(now: Date): SQL | undefined {
  return and(isNull(engagementSteps.undoneAt), gt(engagementSteps.at, new Date(now.getTime() - STEP_LASTS)));
}

function own(column: string): SQL {
  return sql`${engagementSteps}.${sql.identifier(column)}`;
}
