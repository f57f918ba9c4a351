import { defineScheduledJob, EVERY_MINUTE, logged } from '#app/platform/jobs/scheduled-job.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { scanned } from './scanned.server.ts';

/** For files that arrived while the scanner was away, or before there was one. */
export const scanJob = defineScheduledJob({
  name: 'scan-files',
  cron: '* * * * *',
  policy: { ...EVERY_MINUTE, retries: 0 },
  isWanted: hasScanner,
  run: logged(() => scanWaiting(scanned), 'files scanned'),
});
