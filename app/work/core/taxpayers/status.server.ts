import { and, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { mayMove } from '#app/platform/core/states.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';
import { jsonObject } from '#app/platform/db/json.ts';
import { readPart, type Part } from '#app/platform/db/parts.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from '../engagements/access.server.ts';
import { isUnderWay, PLANNED, UNENDED } from '../engagements/states.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { planAllOf, type PlannedAhead } from '../recurring/plan-all.server.ts';
import { lockingClient } from './for-client.server.ts';
import { asksWhatIsOpen, CLIENT_STATUS, type ClientStatus } from './status.ts';
import { recordTaxpayer } from './taxpayers.server.ts';

export type LeftWork = { open: number; planned: number };

const UNDER_WAY = ENGAGEMENT_STATES.filter(isUnderWay);

export function leftWorkPart(client: string): Part<LeftWork> {
  const { taxpayerId, state } = engagements;
  const countOf = (is: ReturnType<typeof isIn>) => sql<number>`(count(*) filter (where ${is}))::int`;
  const fields = { open: countOf(isNotIn(state, PLANNED)), planned: countOf(isIn(state, PLANNED)) };
  return {
    json: sql`(select ${jsonObject(fields)} from ${engagements}
      where ${and(eq(taxpayerId, client), isPresent, isIn(state, UNENDED))})`,
    read: (json) => json as LeftWork,
  };
}

export function leftKey({ open, planned }: LeftWork): string {
  return `${open}.${planned}`;
}

export type Moved = { before: ClientStatus; planned: PlannedAhead };

/** `agreed`: work is under way, so it is no prospect. `same`: it is so already. */
export type NotMoved = 'same' | 'agreed';

/** `left`: open work its reader was told of. `changed`: not so any more. Only recurring work still to come changes. */
export function setStatus(
  actor: FirmActor,
  id: string,
  to: ClientStatus,
  { left, now = new Date() }: { left: string | null; now?: Date },
): Promise<Moved | NotMoved | 'changed' | 'gone'> {
  return lockingClient(actor, id, async (tx, row) => {
    if (left !== null && asksWhatIsOpen(to) && leftKey(await leftWorkOf(id, tx)) !== left) return 'changed';
    return moveClient(tx, actor, { id, status: row.status }, to, now);
  });
}

/** In a transaction of a colleague who may change the client, whose row is locked. */
export async function moveClient(
  tx: Transaction,
  actor: FirmActor,
  { id, status: before }: { id: string; status: ClientStatus },
  to: ClientStatus,
  now: Date,
): Promise<Moved | NotMoved> {
  if (before === to || !mayMove(CLIENT_STATUS, 'firm', before, to)) return 'same';
  const { isProspect, isFormer } = CLIENT_STATUS[to].stored;
  const isUnderWayOfIt = and(eq(engagements.taxpayerId, id), isPresent, isIn(engagements.state, UNDER_WAY));
  if (isProspect && (await tx.$count(engagements, isUnderWayOfIt)) > 0) return 'agreed';
  await tx
    .update(taxpayers)
    .set({ isProspect, archivedAt: isFormer ? now : null })
    .where(eq(taxpayers.id, id));
  await recordTaxpayer(tx, actor, 'taxpayer.update', id, { status: { from: before, to } });
  return { before, planned: await planAllOf(tx, id, actor, now) };
}

export function leftWorkOf(client: string, reader: Db | Transaction = db()): Promise<LeftWork> {
  return readPart(leftWorkPart(client), reader);
}
