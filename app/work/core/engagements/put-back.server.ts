import { sql, TransactionRollbackError, type SQL } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { violates } from '#app/platform/db/failure.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { engagementSteps, type StepRow } from '#app/platform/db/schema/steps.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isLookedAt } from './put-unseen.server.ts';
import { moveToRemoved, takeBack } from './removed-documents.server.ts';

type Step = typeof engagementSteps.$inferSelect;

/** False, and nothing is put back, if there is other work of the period, or the same file in the same place. */
export async function putAllBack(
  tx: Transaction,
  { engagementId, rows }: Pick<Step, 'engagementId' | 'rows'>,
  actor: FirmActor,
  now: Date,
): Promise<boolean> {
  const files = rows.filter(isFile);
  const others = rows.filter((row) => !isFile(row) && !isLookedAt(row));
  try {
    await tx.transaction(async (savepoint) => {
      for (const row of others) {
        await putBack(savepoint, row);
        await keepEarlier(savepoint, engagementId, row);
      }
      await putFilesBack(savepoint, files, actor, now);
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    if (violates(error, 'engagements_one_each') || violates(error, 'documents_once')) return false;
    throw error;
  }
}

function isFile({ table }: StepRow): boolean {
  return table === 'documents';
}

/** What was removed is back first: others were part of it. */
async function putFilesBack(
  tx: Transaction,
  files: readonly StepRow[],
  actor: FirmActor,
  now: Date,
): Promise<void> {
  for (const { id } of files.filter(({ version }) => version === null))
    if (typeof (await takeBack(tx, id)) === 'string') tx.rollback();
  for (const { id, before } of files) {
    if (!before) await moveToRemoved(tx, actor, id, now);
    else
      await tx.execute(sql`update ${documents} set item_id = ${before.item_id}, replaced_by_id = ${before.replaced_by_id ?? null},
        merged_into_id = ${before.merged_into_id ?? null}, handled_at = ${before.handled_at ?? null}::timestamptz where id = ${id}`);
  }
}

/** The row is again as an earlier step left it, under a new version: that step can still be taken back. */
async function keepEarlier(tx: Transaction, engagementId: string, row: StepRow): Promise<void> {
  const { id, before } = row;
  if (!before) return;
  const leftAs = JSON.stringify([{ id, version: Number(before.version) }]);
  await tx.execute(sql`update ${engagementSteps} set rows = (
      select jsonb_agg(case when one ->> 'id' = ${id} then jsonb_set(one, '{version}', to_jsonb(${versionAfter(row)}::int)) else one end order by at)
      from jsonb_array_elements(${engagementSteps.rows}) with ordinality as each (one, at))
    where engagement_id = ${engagementId} and undone_at is null and rows @> ${leftAs}::jsonb`);
}

function versionAfter({ version, before }: StepRow): number {
  return (version ?? Number(before?.version)) + 1;
}

/** With a new version: a page that shows what is taken back is out of date. */
async function putBack(tx: Transaction, row: StepRow): Promise<void> {
  const { table, id, before, version } = row;
  const target: SQL = table === 'engagements' ? sql`${engagements}` : sql`${requestItems}`;
  if (!before) {
    await tx.execute(sql`delete from ${target} where id = ${id}`);
    return;
  }
  const { mailed_state: _mailed, updated_at: _updated, ...rest } = before;
  const values = JSON.stringify({ ...rest, version: versionAfter(row) });
  if (version === null) {
    await tx.execute(
      sql`insert into ${target} select * from jsonb_populate_record(null::${target}, ${values}::jsonb || jsonb_build_object('updated_at', now()))`,
    );
    return;
  }
  const columns = sql.join(
    Object.keys(rest).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`update ${target} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${target}, ${values}::jsonb))
      where id = ${id}`,
  );
}
