import { randomUUID } from 'node:crypto';
import { engagementSteps, firmNotices } from '#app/platform/db/schema/steps.ts';
import { put } from '#tests/database.ts';

export function addStep(engagementId: string, at: Date) {
  return put(engagementSteps, { id: randomUUID(), actorId: randomUUID(), engagementId, rows: [], at });
}

/** An answer that no mail took along. */
export function addAnswer(engagementId: string, at: Date) {
  const author = 'Thandi Nkosi';
  return put(firmNotices, { engagementId, kind: 'answered', aboutId: randomUUID(), author, at });
}
