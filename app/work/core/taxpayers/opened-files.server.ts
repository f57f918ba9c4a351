import { and, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { actorText } from '#app/platform/audit/words.ts';
import { DAY, longMoment } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { listPart, type Part } from '#app/platform/db/parts.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { openedFiles, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { firmMailbox } from '#app/platform/mail/firm-addresses.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { isFindable } from '../engagements/access.server.ts';
import { fileOpenedMail } from './mails.server.ts';
import { findTaxpayer, recordTaxpayer } from './taxpayers.server.ts';

const SHOWN = 5;

/** For a day and this colleague alone, written down and mailed to its keeper. `open`: the colleague sees it already. */
export async function openFile(
  actor: FirmActor,
  id: string,
  reason: string,
  now = new Date(),
): Promise<'opened' | 'open' | 'gone'> {
  if (!isUuid(id)) return 'gone';
  return db().transaction(async (tx) => {
    const [file] = await tx
      .select({ name: taxpayers.name, assigneeId: taxpayers.assigneeId, email: users.email })
      .from(taxpayers)
      .leftJoin(users, eq(users.id, taxpayers.assigneeId))
      .where(and(eq(taxpayers.id, id), isFindable))
      .for('update', { of: taxpayers });
    if (!file) return 'gone';
    if (await findTaxpayer(actor, id, tx)) return 'open';
    const until = new Date(now.getTime() + DAY);
    await tx
      .insert(openedFiles)
      .values({ taxpayerId: id, colleagueId: actor.id, until })
      .onConflictDoUpdate({ target: [openedFiles.taxpayerId, openedFiles.colleagueId], set: { until } });
    await recordTaxpayer(tx, actor, 'taxpayer.open', id, { reason });
    const isHere = file.assigneeId !== null && (await isColleague(tx, file.assigneeId, 'work'));
    const opened = { taxpayerId: id, taxpayer: file.name, who: actor.name, until: longMoment(until) };
    await queueMail(tx, fileOpenedMail.write((isHere && file.email) || firmMailbox(), opened), now);
    return 'opened';
  });
}

export type Opening = { id: number; at: Date; by: string; reason: string };

export function openingsPart(taxpayerId: string): Part<Opening[]> {
  const { id, at, actorId, changes, action, entity, entityId } = auditEntries;
  const isOfIt = and(eq(entity, 'taxpayer'), eq(entityId, taxpayerId), eq(action, 'taxpayer.open'));
  return listPart(
    { id, at, actorId, changes, name: sql<string | null>`${profiles.fullName}` },
    sql`from ${auditEntries} left join ${profiles} on ${eq(profiles.id, actorId)}
      where ${isOfIt} order by ${id} desc limit ${sql.raw(String(SHOWN))}`,
    (row) => ({
      id: row.id,
      at: new Date(row.at),
      by: actorText(row.actorId, row.name),
      reason: String(row.changes.reason ?? ''),
    }),
  );
}
