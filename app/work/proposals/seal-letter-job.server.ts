import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SITE } from '#app/accounts/core/actor.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Signature } from '#app/platform/db/work-values.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { addSealed, SEALING, storeSealed } from '#app/work/signatures/seal-copy.server.ts';
import { letterName } from './letter-file.server.ts';
import { isWritable, letterPdf } from '#app/work/letters/letter-pdf.server.ts';

/** Of one letter that was accepted: its words as PDF, with the page that says who accepted it. */
export const sealLetterJob = defineJob({
  name: 'seal-letter',
  schema: z.object({ letter: z.string() }),
  ...SEALING,
  async run({ letter: id }) {
    const letter = await findAccepted(db(), id);
    // Sealed before this server was killed.
    if (!letter || letter.sealedId) return;
    if (!isWritable(letter.words)) return noteUnwritable(letter.engagementId, id);
    const { engagementId, signature, about, title } = letter;
    const sealed = await storeSealed({
      name: `${letterName({ about, title })}.pdf`,
      bytes: await letterPdf(letter),
      signatures: [signature],
      places: [],
      at: signature.at,
    });
    if (typeof sealed === 'string')
      return { status: 'deadletter', reason: `A letter cannot be sealed: ${sealed}.` };
    const kept = await changing(SITE, engagementId, async (tx) => {
      if ((await findAccepted(tx, id))?.sealedId !== null) return 'there';
      const text = 'Letter of engagement, accepted and sealed';
      await addSealed(tx, { engagementId, sealed: [sealed], count: 1, text }, new Date());
      await tx.update(letters).set({ sealedId: sealed.id }).where(eq(letters.id, id));
      return 'saved';
    });
    if (kept === 'gone') throw ownError('The work of a letter is in the trash.');
  },
});

const UNWRITABLE =
  'Letter of engagement accepted, but not sealed as a PDF: it has characters that our font lacks. Its words are kept as they were accepted';

/** Of a letter and its proposal in the same statement: colleagues were told that no PDF is made of it. */
export const isNotedUnwritable = sql<boolean>`exists (select from ${engagementEvents} v
  where v.engagement_id = ${letters.engagementId} and v.text = ${UNWRITABLE} and v.at >= ${proposals.acceptedAt})`;

async function noteUnwritable(engagementId: string, letter: string): Promise<void> {
  const saved = await changing(SITE, engagementId, async (tx) => {
    const [row] = await tx
      .select({ isNoted: isNotedUnwritable })
      .from(letters)
      .innerJoin(proposals, eq(proposals.id, letters.proposalId))
      .where(eq(letters.id, letter));
    if (row?.isNoted) return 'there';
    const event = { engagementId, kind: 'document', text: UNWRITABLE, isForClient: false } as const;
    await addEvent(tx, event, null, new Date());
    return 'saved';
  });
  if (saved === 'gone') throw ownError('The work of a letter is in the trash.');
}

/** Null unless it was accepted with all that the page of its signature says. */
async function findAccepted(reader: Db | Transaction, id: string) {
  const [row] = await reader
    .select({ letter: letters, proposal: proposals, work: engagements, taxpayer: taxpayers })
    .from(letters)
    .innerJoin(proposals, eq(proposals.id, letters.proposalId))
    .innerJoin(engagements, eq(engagements.id, letters.engagementId))
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(eq(letters.id, id));
  const signature = row && signatureOf(row.proposal);
  if (!signature) return null;
  const { type, period, ownTitle } = row.work;
  const { engagementId, title, words, sealedId } = row.letter;
  const { yearEnd, registeredOn: registered, vatCategory } = row.taxpayer;
  const about = titleOf(type, period, { yearEnd, registered, vatCategory, ownTitle });
  return { engagementId, title, words, sealedId, about, signature };
}

function signatureOf(proposal: typeof proposals.$inferSelect): Signature | null {
  const { acceptedAt, acceptedName: name, acceptedEmail: email } = proposal;
  const { acceptedProof: proof, acceptedNetwork: network } = proposal;
  if (!acceptedAt || !name || !email || !proof || !network) return null;
  return { name, typed: name, email, proof, network, at: acceptedAt.toISOString() };
}
