import { scannedIdentity } from '#app/accounts/recovery/identity.server.ts';
import { scannedDocuments } from '#app/work/documents/scan.server.ts';
import { scannedMail } from '#app/enquiries/received/scan.server.ts';
import type { Scanned } from '#app/platform/scan/scanned.ts';

/** What a virus scanner checks before anybody opens it. */
export const scanned: readonly Scanned[] = [scannedMail, scannedDocuments, scannedIdentity];
