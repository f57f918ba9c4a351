import { and, desc, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { handOvers, type MovedRows } from '#app/platform/db/schema/hand-overs.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { nameOf } from '#app/accounts/core/colleagues.server.ts';
import { roleOf, setRole } from '#app/accounts/core/roles.server.ts';
import type { Role } from '#app/accounts/core/roles.ts';
import { countText, type Holding } from './define-holding.ts';

/** By the name of a holding: the successor. Null: nobody. A missing kind stays. */
export type Successors = Partial<Record<string, string | null>>;

export type Held = { holding: Holding; ids: string[] };

export async function heldBy(
  holdings: readonly Holding[],
  holderId: string,
  now = new Date(),
  reader: Db | Transaction = db(),
): Promise<Held[]> {
  const lists = holdings.map(({ name, heldBy }) => {
    const ids = sql`(select coalesce(json_agg(id), '[]') from ${heldBy(holderId, now)} held)`;
    return sql`${name}::text, ${ids}`;
  });
  const [row] = await reader.execute<{ held: Record<string, string[]> }>(
    sql`select json_build_object(${sql.join(lists, sql`, `)}) as held`,
  );
  return holdings
    .map((holding) => ({ holding, ids: row?.held[holding.name] ?? [] }))
    .filter(({ ids }) => ids.length > 0);
}

/** `keepsRole`: the holder stays, and keeps what no successor can take. */
export type HandingOver = { holderId: string; actorId: string; successors: Successors; keepsRole?: boolean };

/** `left`: counts by kind of what no successor can take, such as a talk at a busy time: held by nobody, or it stays. */
export type HandedOver = { moved: MovedRows[]; left: string[] };

/** Call it in the transaction that ends the role, if it ends. */
export async function handOver(
  tx: Transaction,
  holdings: readonly Holding[],
  { holderId, actorId, successors, keepsRole = false }: HandingOver,
  now: Date,
): Promise<HandedOver> {
  const moved: MovedRows[] = [];
  const left: string[] = [];
  for (const { holding, ids } of await heldBy(holdings, holderId, now, tx)) {
    const to = successors[holding.name];
    if (to === undefined) continue;
    const given = await holding.give(tx, ids, { from: holderId, to, actorId }, now);
    if (given.length > 0) moved.push({ kind: holding.name, to, ids: given });
    if (given.length === ids.length) continue;
    // What somebody else has handed over meanwhile is left out.
    const [still] = await heldBy([holding], holderId, now, tx);
    const rest = ids.filter((id) => still?.ids.includes(id) && !given.includes(id));
    if (rest.length === 0) continue;
    if (!keepsRole) {
      moved.push({ kind: holding.name, to: null, ids: rest });
      await holding.give(tx, rest, { from: holderId, to: null, actorId }, now);
    }
    left.push(countText(holding, rest.length));
  }
  if (moved.length > 0) await recordMoves(tx, { actorId, from: holderId, moved });
  return { moved, left };
}

type Kept = {
  holderId: string;
  actorId: string;
  role: Role;
  keepsRole: boolean;
  moved: readonly MovedRows[];
};

/** Stores it for an Undo within a day. Returns the id. */
export async function keepHandOver(tx: Transaction, kept: Kept, now: Date): Promise<string> {
  const id = crypto.randomUUID();
  await tx.insert(handOvers).values({ ...kept, id, at: now });
  return id;
}

/** The latest one of an account that can be undone; `keepsRole`: only one that ended no role. */
export async function latestHandOver(
  { holderId, keepsRole }: Pick<Kept, 'holderId' | 'keepsRole'>,
  now = new Date(),
): Promise<string | null> {
  const [row] = await db()
    .select({ id: handOvers.id })
    .from(handOvers)
    .where(and(eq(handOvers.holderId, holderId), eq(handOvers.keepsRole, keepsRole), canBeUndone(now)))
    .orderBy(desc(handOvers.at))
    .limit(1);
  return row?.id ?? null;
}

const AND = new Intl.ListFormat('en-ZA');

/** Who gave this holder's work to whom within a day; null if nobody did. */
export async function lastGiven(holdings: readonly Holding[], holderId: string, now = new Date()) {
  const [row] = await db()
    .select({ by: profiles.fullName, moved: handOvers.moved, at: handOvers.at })
    .from(handOvers)
    .leftJoin(profiles, eq(profiles.id, handOvers.actorId))
    .where(and(eq(handOvers.holderId, holderId), canBeUndone(now)))
    .orderBy(desc(handOvers.at))
    .limit(1);
  if (!row) return null;
  return { by: row.by || 'a former colleague', to: await whoGotWhat(holdings, row.moved), at: row.at };
}

/** `12 clients and 3 coming bookings to Bob Brink`, for each successor. */
export async function whoGotWhat(
  holdings: readonly Holding[],
  moved: readonly MovedRows[],
): Promise<string[]> {
  const receivers = [...new Set(moved.map(({ to }) => to))];
  const texts = receivers.map(async (id) => {
    const counts = moved
      .filter(({ to, ids }) => to === id && ids.length > 0)
      .map(({ kind, ids }) => {
        const holding = holdings.find(({ name }) => name === kind);
        return holding ? countText(holding, ids.length) : `${ids.length} of ${kind}`;
      });
    if (counts.length === 0) return null;
    return `${AND.format(counts)} to ${(id && (await nameOf(db(), id))) || 'nobody'}`;
  });
  return (await Promise.all(texts)).filter((text) => text !== null);
}

/** Gives back what the successors still hold, and an ended role. Null: too old, or undone already. */
export async function undoHandOver(
  tx: Transaction,
  holdings: readonly Holding[],
  { id, ...of }: { id: string } & Pick<Kept, 'holderId' | 'actorId' | 'keepsRole'>,
  now = new Date(),
): Promise<{ back: number; kept: number } | null> {
  if (!isUuid(id)) return null;
  const { holderId, actorId, keepsRole } = of;
  const isIt = and(
    eq(handOvers.id, id),
    eq(handOvers.holderId, holderId),
    eq(handOvers.keepsRole, keepsRole),
    canBeUndone(now),
  );
  const [row] = await tx.update(handOvers).set({ undoneAt: now, undoneBy: actorId }).where(isIt).returning();
  if (!row) return null;
  if (!keepsRole && (await roleOf(tx, holderId)) !== row.role)
    await setRole(tx, { userId: holderId, role: row.role, actorId }, now);
  const back: MovedRows[] = [];
  let kept = 0;
  for (const { kind, to, ids } of row.moved) {
    const holding = holdings.find(({ name }) => name === kind);
    const transfer = { from: to, to: holderId, actorId, undoes: row.at };
    const given = (await holding?.give(tx, ids, transfer, now)) ?? [];
    kept += ids.length - given.length;
    if (given.length > 0) back.push({ kind, to: holderId, ids: given });
  }
  if (back.length > 0) await recordMoves(tx, { actorId, from: holderId, moved: back });
  return { back: back.reduce((sum, { ids }) => sum + ids.length, 0), kept };
}

export async function deleteOldHandOvers(now: Date): Promise<number> {
  const old = lte(handOvers.at, new Date(now.getTime() - retention.bulkRunDays * DAY));
  return (await db().delete(handOvers).where(old).returning({ id: handOvers.id })).length;
}

/** Not undone, and at most a day old. */
export function canBeUndone(now: Date): SQL | undefined {
  return and(isNull(handOvers.undoneAt), gt(handOvers.at, oldest(now)));
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - retention.undoHours * HOUR);
}

async function recordMoves(
  tx: Transaction,
  { actorId, from, moved }: { actorId: string; from: string; moved: readonly MovedRows[] },
): Promise<void> {
  for (const to of new Set(moved.map((one) => one.to))) {
    const counts = moved.filter((one) => one.to === to).map(({ kind, ids }) => [kind, String(ids.length)]);
    const changes = { colleague: { from, to }, ...Object.fromEntries(counts) };
    await record(tx, { actorId, action: 'user.hand-over', entity: 'user', entityId: from, changes });
  }
}
