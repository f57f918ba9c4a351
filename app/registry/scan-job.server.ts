import { defineScheduledJob, EVERY_MINUTE, logged } from '#app/platform/jobs/scheduled-job.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { scannedIdentity } from '#app/accounts/recovery/identity.server.ts';
import { scannedDocuments } from '#app/work/documents/scan.server.ts';
import { scannedMail } from '#app/enquiries/received/scan.server.ts';
import type { Scanned } from '#app/platform/scan/scanned.ts';

/** What a virus scanner checks before anybody opens it. */
const scanned: readonly Scanned[] = [scannedMail, scannedDocuments, scannedIdentity];

/** For files that arrived while the scanner was away, or before there was one. */
export const scanJob = defineScheduledJob({
  name: 'scan-files',
  cron: '* * * * *',
  policy: { ...EVERY_MINUTE, retries: 0 },
  isWanted: hasScanner,
  run: logged(() => scanWaiting(scanned), 'files scanned'),
});
