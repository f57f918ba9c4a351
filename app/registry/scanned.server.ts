import { scannedDocuments } from '#app/documents/scan.server.ts';
import { scannedMail } from '#app/inbox/received/scan.server.ts';
import type { Scanned } from '#app/scan/scanned.ts';

/** What a virus scanner looks at before anybody opens it. */
export const scanned: readonly Scanned[] = [scannedMail, scannedDocuments];
