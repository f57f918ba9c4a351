import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ClientActor, FirmActor } from '#app/accounts/core/actor.ts';
import { actorText } from '#app/platform/audit/words.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { isKeyOf, keyIn } from '#app/platform/core/keys.ts';
import { DAY } from '#app/platform/core/time.ts';
import { queueMail, takeUnsent } from '#app/platform/mail/mail.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { notifyFirm } from '../notices/notify-firm.server.ts';
import { CORRECTABLE, storedText, valuesOf, type Correctable, type Correction } from './correctable.ts';
import { correctionAnsweredMail, type CorrectionOutcome } from './correction-mails.server.ts';
import { doubtOf } from './doubts.ts';
import { findTaxpayer, isOwner, recordTaxpayer, updateTaxpayer, type Taxpayer } from './taxpayers.server.ts';

const MOST_A_DAY = 10;
const KEPT = 90 * DAY;

const ABOUT_CORRECTIONS = [
  'taxpayer.correct',
  'taxpayer.refuse-correction',
  'taxpayer.reopen-correction',
  'taxpayer.withdraw-correction',
] as const;

type Wanted = { field: Correctable; to: string };

/** Kept with the changes of the taxpayer; the colleague who looks after it, or the firm, is told that there is one. */
export async function askCorrection(
  actor: ClientActor & { userId: string },
  taxpayerId: string,
  { field, to }: Wanted,
  now = new Date(),
): Promise<'sent' | 'same' | 'busy' | 'gone'> {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer) return 'gone';
  const from = storedText(taxpayer, field);
  if (from === to) return 'same';
  return db().transaction(async (tx) => {
    const { action, entityId, at } = auditEntries;
    const isToday = and(
      eq(action, 'taxpayer.correct'),
      eq(entityId, taxpayerId),
      gte(at, new Date(now.getTime() - DAY)),
    );
    if ((await tx.$count(auditEntries, isToday)) >= MOST_A_DAY) return 'busy';
    const entry = {
      actorId: actor.userId,
      action: 'taxpayer.correct',
      entity: 'taxpayer',
      entityId: taxpayerId,
    } as const;
    await record(tx, { ...entry, changes: { [field]: { from, to } } });
    const notice = { taxpayerId, kind: 'correction', aboutId: randomUUID(), what: field } as const;
    await notifyFirm(tx, notice, actor, now);
    return 'sent';
  });
}

/** Those that nobody has answered and that are not so already: the newest of each field. */
export function correctionsOf(taxpayer: Taxpayer, reader?: Transaction): Promise<Correction[]> {
  return readPart(correctionsPart(taxpayer), reader);
}

export function correctionsPart(taxpayer: Taxpayer, now = new Date()): Part<Correction[]> {
  const { id, at, actorId, changes, action, entityId } = auditEntries;
  const isOf = and(
    eq(entityId, taxpayer.id),
    inArray(action, [...ABOUT_CORRECTIONS]),
    sql`${at} >= ${new Date(now.getTime() - KEPT).toISOString()}::timestamptz`,
  );
  const list = listPart(
    { id, at, actorId, changes, action, name: sql<string | null>`${profiles.fullName}` },
    sql`from ${auditEntries} left join ${profiles} on ${eq(profiles.id, actorId)} where ${isOf} order by ${id} desc`,
    (row) => ({ ...row, at: new Date(row.at) }),
  );
  return { json: list.json, read: (json) => standing(taxpayer, list.read(json)) };
}

type Entry = Pick<typeof auditEntries.$inferSelect, 'id' | 'at' | 'actorId' | 'changes' | 'action'> & {
  name: string | null;
};

/** The last word on each field, if it waits for us. `rows`: the newest first. */
function standing(taxpayer: Taxpayer, rows: readonly Entry[]): Correction[] {
  const newest = new Map<Correctable, Correction | null>();
  const reopened = new Set<Correctable>();
  for (const { changes, action, actorId, name, ...row } of rows)
    for (const [field, change] of Object.entries(changes)) {
      if (!isKeyOf(CORRECTABLE, field) || newest.has(field)) continue;
      if (action === 'taxpayer.reopen-correction') reopened.add(field);
      // A refusal that was taken back says nothing any more.
      const isTakenBack = action === 'taxpayer.refuse-correction' && reopened.delete(field);
      if (isTakenBack || action === 'taxpayer.reopen-correction') continue;
      const correction = action === 'taxpayer.correct' ? readChange(change) : null;
      const doubt = doubtOf(field, correction?.to ?? null, taxpayer.kind);
      const by = actorText(actorId, name);
      newest.set(field, correction && { ...row, ...correction, field, by, byId: actorId, doubt });
    }
  return [...newest.values()]
    .filter((one) => one !== null)
    .filter(({ field, to }) => storedText(taxpayer, field) !== to);
}

/** Until the firm has answered it, by whoever said it, or by an owner. */
export async function withdrawCorrection(
  actor: ClientActor & { userId: string },
  taxpayerId: string,
  field: Correctable,
): Promise<'withdrawn' | 'gone'> {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer) return 'gone';
  return db().transaction(async (tx) => {
    // Two answers at once are one after the other.
    await tx.select({ id: taxpayers.id }).from(taxpayers).where(eq(taxpayers.id, taxpayerId)).for('update');
    const correction = (await correctionsOf(taxpayer)).find((one) => one.field === field);
    if (!correction) return 'gone';
    const isTheirs = correction.byId === actor.userId || (await isOwner(tx, taxpayerId, actor.userId));
    if (!isTheirs) return 'gone';
    const change = { [field]: { from: correction.from, to: correction.to } };
    const thing = { entity: 'taxpayer', entityId: taxpayerId, changes: change };
    await record(tx, { actorId: actor.userId, action: 'taxpayer.withdraw-correction', ...thing });
    return 'withdrawn';
  });
}

/** In one act: what the client said is stored, or stays as it was; who said it is mailed which, once it cannot be undone. */
export async function answerCorrection(
  me: FirmActor,
  taxpayer: Taxpayer,
  { id, version, isApplied }: { id: number; version: number; isApplied: boolean },
): Promise<'saved' | 'changed' | 'gone'> {
  const correction = (await correctionsOf(taxpayer)).find((one) => one.id === id);
  if (!correction) return 'gone';
  if (isApplied) {
    const saved = await updateTaxpayer(me, taxpayer.id, valuesOf(correction.field, correction.to), version);
    if (saved !== 'saved') return saved;
  }
  await db().transaction(async (tx) => {
    const change = { [correction.field]: { from: correction.from, to: correction.to } };
    if (!isApplied) await recordTaxpayer(tx, me, 'taxpayer.refuse-correction', taxpayer.id, change);
    await tellWhoAsked(tx, { id, taxpayer, by: me.name, outcome: isApplied ? 'stored' : 'left' });
  });
  return 'saved';
}

/** What was stored is as it was before, and the correction waits again, or waits again though it was left as it is. Who asked is told only if they had our mail. */
export async function undoCorrection(
  me: FirmActor,
  taxpayer: Taxpayer,
  { id, version }: { id: number; version: number },
): Promise<'saved' | 'changed' | 'gone'> {
  if (!Number.isSafeInteger(id)) return 'gone';
  const [row] = await db()
    .select({ changes: auditEntries.changes })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, id),
        eq(auditEntries.entityId, taxpayer.id),
        eq(auditEntries.action, 'taxpayer.correct'),
      ),
    );
  const [[name = '', change] = []] = Object.entries(row?.changes ?? {});
  const field = keyIn(CORRECTABLE, name);
  const stored = readChange(change);
  if (!field || !stored) return 'gone';
  const undone: Outcome = { id, taxpayer, by: me.name, outcome: 'undone' };
  if (storedText(taxpayer, field) !== stored.to) return reopen(me, field, stored, undone);
  const saved = await updateTaxpayer(me, taxpayer.id, valuesOf(field, stored.from), version);
  if (saved !== 'saved') return saved;
  await db().transaction((tx) => tellWhoAsked(tx, undone));
  return 'saved';
}

/** `gone`: the last that happened to it is not that it was left as it is. */
function reopen(
  me: FirmActor,
  field: Correctable,
  change: { from: string | null; to: string },
  undone: Outcome,
): Promise<'saved' | 'gone'> {
  const taxpayerId = undone.taxpayer.id;
  return db().transaction(async (tx) => {
    // Of two at once one takes it back.
    await tx.select({ id: taxpayers.id }).from(taxpayers).where(eq(taxpayers.id, taxpayerId)).for('update');
    const { id, action, entityId, changes } = auditEntries;
    const isAbout = and(eq(entityId, taxpayerId), inArray(action, [...ABOUT_CORRECTIONS]));
    const [last] = await tx
      .select({ action })
      .from(auditEntries)
      .where(and(isAbout, sql`${changes} ? ${field}`, gte(id, undone.id)))
      .orderBy(desc(id))
      .limit(1);
    if (last?.action !== 'taxpayer.refuse-correction') return 'gone';
    await recordTaxpayer(tx, me, 'taxpayer.reopen-correction', taxpayerId, { [field]: change });
    await tellWhoAsked(tx, undone);
    return 'saved';
  });
}

type Outcome = { id: number; taxpayer: Taxpayer; by: string; outcome: CorrectionOutcome };

async function tellWhoAsked(tx: Transaction, { id, taxpayer, by, outcome }: Outcome): Promise<void> {
  const [who] = await tx
    .select({ email: users.email, name: profiles.fullName })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(auditEntries.id, id));
  if (!who) return;
  const [kind, cause, now] = [correctionAnsweredMail.kind, String(id), new Date()];
  const waiting = await takeUnsent(tx, { kind, to: who.email, cause });
  if (outcome === 'undone' && waiting.length > 0) return;
  const input = { taxpayerId: taxpayer.id, taxpayer: taxpayer.name, by, outcome };
  const mail = correctionAnsweredMail.write(who.email, { ...input, name: who.name ?? who.email });
  await queueMail(tx, { ...mail, cause }, now, new Date(now.getTime() + noticeWait()));
}

function readChange(change: unknown): { from: string | null; to: string } | null {
  if (typeof change !== 'object' || change === null || !('to' in change) || !('from' in change)) return null;
  const { from, to } = change;
  return typeof to === 'string' ? { from: typeof from === 'string' ? from : null, to } : null;
}
