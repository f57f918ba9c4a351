import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { OFFERED } from '#app/work/core/engagements/states.ts';
import {
  LOOKED_UP,
  NO_VAT,
  storedText,
  valuesOf,
  type Correctable,
} from '#app/work/core/taxpayers/correctable.ts';
import { askCorrection } from '#app/work/core/taxpayers/corrections.server.ts';
import { correctionsOf } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { findTaxpayer, type Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { changesIn, DECISIVE, START_FIELDS, type StartAnswers } from './start-answers.ts';
import { UNKNOWN_CATEGORY } from '#app/work/core/taxpayers/vat-lookup.ts';

export type Owner = ClientActor & { userId: string };

/**
 * What somebody answers who starts a plan again, for a taxpayer that we have. It is stored where nobody at the firm has said
 * otherwise and no letter goes by what was there; the rest reaches the firm as a correction. `busy`: too many of those today.
 */
export async function keepAnswers(
  actor: Owner,
  taxpayerId: string,
  given: StartAnswers,
): Promise<'kept' | 'busy' | 'gone'> {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer) return 'gone';
  const differing = changesIn(taxpayer, given);
  if (differing.length === 0) return 'kept';
  const [confirmed, isOffered, standing] = await Promise.all([
    confirmedFields(actor, taxpayer),
    hasOffer(taxpayerId),
    correctionsOf(taxpayer),
  ]);
  const isOurs = ({ field, to }: { field: Correctable; to: string }) => {
    if (to === UNKNOWN_CATEGORY && taxpayer.vatCategory === null) return !taxpayer.isProspect;
    return confirmed(field) || (isOffered && DECISIVE.some((one) => one === field));
  };
  await replace(
    actor,
    taxpayer,
    differing.filter((answer) => !isOurs(answer)),
  );
  for (const wanted of differing.filter(isOurs)) {
    // What the firm knows stands: that a client does not know it corrects nothing.
    if (wanted.to === UNKNOWN_CATEGORY) continue;
    if (standing.some(({ field, to }) => field === wanted.field && to === wanted.to)) continue;
    const answer = await askCorrection(actor, taxpayerId, wanted);
    if (answer === 'busy' || answer === 'gone') return answer;
  }
  return 'kept';
}

/** As fields of the start, with what the client said since. Null for a taxpayer that the member does not see. */
export async function answersBefore(
  actor: Owner,
  taxpayerId: string,
  isUnknownVendor: boolean,
): Promise<Partial<Record<string, string>> | null> {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer) return null;
  const claims = (await correctionsOf(taxpayer)).map(({ field, to }) => [field, to] as const);
  const texts = [
    ...START_FIELDS.map((field) => [field, storedText(taxpayer, field) ?? ''] as const),
    ...claims,
  ];
  const { vatCategory, ...rest } = Object.fromEntries(texts);
  const isUnknown = isUnknownVendor || vatCategory === LOOKED_UP;
  const vat = isUnknown ? UNKNOWN_CATEGORY : vatCategory === NO_VAT ? '' : vatCategory;
  return { ...rest, kind: taxpayer.kind, vatCategory: vat };
}

async function replace(
  actor: Owner,
  taxpayer: Taxpayer,
  answers: readonly { field: Correctable; to: string }[],
): Promise<void> {
  if (answers.length === 0) return;
  const values = Object.assign({}, ...answers.map(({ field, to }) => valuesOf(field, to)));
  const changes = Object.fromEntries(
    answers.map(({ field, to }) => [field, { from: storedText(taxpayer, field), to }]),
  );
  const { id } = taxpayer;
  await db().transaction(async (tx) => {
    await tx
      .update(taxpayers)
      .set({ ...values, version: sql`${taxpayers.version} + 1` })
      .where(eq(taxpayers.id, id));
    const thing = { entity: 'taxpayer', entityId: id, changes } as const;
    await record(tx, { actorId: actor.userId, action: 'taxpayer.update', ...thing });
  });
}

/** Whether the value of a field is the firm's: a colleague gave or left it, or the client has agreed to work by it. */
async function confirmedFields(
  { userId }: Owner,
  taxpayer: Taxpayer,
): Promise<(field: Correctable) => boolean> {
  const { action, changes, entity, entityId, actorId } = auditEntries;
  const rows = await db()
    .select({ action, changes })
    .from(auditEntries)
    .where(
      and(
        eq(entity, 'taxpayer'),
        eq(entityId, taxpayer.id),
        inArray(action, ['taxpayer.add', 'taxpayer.update', 'taxpayer.refuse-correction', 'taxpayer.merge']),
        or(sql`${actorId} is null`, ne(actorId, userId)),
      ),
    );
  const isAllOurs = !taxpayer.isProspect || rows.some(({ action: what }) => /add|merge/.test(what));
  return (field) => rows.some((row) => field in row.changes) || (isAllOurs && hasValue(taxpayer, field));
}

function hasValue(taxpayer: Taxpayer, field: Correctable): boolean {
  return field === 'vatCategory' ? taxpayer.vatCategory !== null : storedText(taxpayer, field) !== null;
}

async function hasOffer(taxpayerId: string): Promise<boolean> {
  const isOffer = and(eq(engagements.taxpayerId, taxpayerId), inArray(engagements.state, OFFERED), isPresent);
  return (await db().$count(engagements, isOffer)) > 0;
}
