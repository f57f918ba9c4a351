import { defineScheduledJob, ONCE_A_DAY } from '#app/platform/jobs/scheduled-job.ts';
import { deleteExpired } from '#app/platform/stored-data/stored-data.server.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { logCertificateEnd } from '#app/work/signatures/certificate-notice.server.ts';
import { storedData } from './stored-data.server.ts';

export const upkeepJob = defineScheduledJob({
  name: 'upkeep',
  cron: '17 3 * * *',
  policy: { ...ONCE_A_DAY, longestWait: HOUR, keepWaiting: 2 * DAY },
  async run(_, { log }) {
    const now = new Date();
    const logFailure = (what: string, reason: string) => log.warn({ reason }, what);
    const deleted = await deleteExpired(storedData, { now, logFailure });
    await logCertificateEnd(log, now);
    log.info({ deleted }, 'upkeep done');
  },
});
