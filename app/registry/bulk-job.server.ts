import { eq } from 'drizzle-orm';
import { bulkQueue } from '#app/accounts/bulk/queue.ts';
import { workOn } from '#app/accounts/bulk/work.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { bulkActs } from './bulk-acts.server.ts';

/** Fails for an act of a newer version, which then does it: both run during an upgrade. */
export const bulkJob = defineJob({
  ...bulkQueue,
  async run({ run: id }, { log }) {
    const [run] = await db().select().from(bulkRuns).where(eq(bulkRuns.id, id));
    if (!run) return;
    const act = bulkActs.find(({ name }) => name === run.act);
    if (!act) throw new Error(`This version has no act “${run.act}”.`);
    await workOn(act, run, (reason) => log.warn({ run: id, reason }, 'a record of a run failed'));
  },
});
