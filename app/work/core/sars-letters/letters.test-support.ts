import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { sarsDueOn, type SarsLetter } from './sars-letter.ts';

/** A verification of 2 November 2026 that came on the 10th, and names no day. */
export function exampleLetter(values: Partial<SarsLetter>): SarsLetter {
  return {
    id: randomUUID(),
    kind: 'verification',
    cameOn: '2026-11-10',
    isFromClient: false,
    documentIds: [],
    words: '',
    datedOn: '2026-11-02',
    deliveredOn: null,
    answerBy: null,
    days: {},
    answered: {},
    ...values,
  };
}

export async function putLetter(engagementId: string, letter: SarsLetter): Promise<void> {
  const values = { sarsLetters: [letter], sarsDueOn: sarsDueOn([letter]) };
  await db().update(engagements).set(values).where(eq(engagements.id, engagementId));
}
