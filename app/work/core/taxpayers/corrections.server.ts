import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ClientActor, FirmActor } from '#app/accounts/core/actor.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { DAY } from '#app/platform/core/time.ts';
import { queueMail, takeUnsent } from '#app/platform/mail/mail.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { notifyFirm } from '../notices/notify-firm.server.ts';
import { ABOUT_CORRECTIONS, correctionsOf, readChange } from './standing-corrections.server.ts';
import { CORRECTABLE, storedText, valuesOf, type Correctable } from './correctable.ts';
import { correctionAnsweredMail, type CorrectionOutcome } from './correction-mails.server.ts';
import { findTaxpayer, isOwner, recordTaxpayer, updateTaxpayer, type Taxpayer } from './taxpayers.server.ts';

const MOST_A_DAY = 10;

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

/** Until the firm has answered it: by the person who said it, or by an owner. */
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

/** In one act: what the client said is stored, or not; who said it is mailed which, once it cannot be undone. */
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

/** The correction waits again, and what was stored is as before. Who asked is told only if they had our mail. */
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
