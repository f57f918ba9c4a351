import { and, count, desc, eq, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { defineBulk, type NamedRecord, type Things } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { CLIENT_STATUSES } from '#app/platform/db/work-values.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isTaxpayerInTrashOf, isTaxpayerVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { colleague, whoIs } from '../bulk-acts.server.ts';
import { lockClient } from '#app/work/core/taxpayers/for-client.server.ts';
import { leftWorkOf, moveClient } from '#app/work/core/taxpayers/status.server.ts';
import { asksWhatIsOpen, CLIENT_STATUS } from '#app/work/core/taxpayers/status.ts';
import { hasTag, setTag } from '#app/work/core/taxpayers/tags.server.ts';
import { heldTaxpayers } from '#app/work/core/taxpayers/holding.server.ts';

export const CLIENTS: Things = { one: 'client', many: 'clients', find: namesOf };

const MOST_UNASKED = 10;
const OTHERS = (many: string) => `${many} left alone: a colleague looks after it`;

export const LOOK_AFTER = defineBulk({
  name: 'taxpayers.assign',
  permission: 'work',
  things: CLIENTS,
  choice: z.object({ to: colleague }),
  mostUnasked: MOST_UNASKED,
  asks: (many, { to }) => `let ${to?.name ?? 'nobody'} look after ${many}`,
  did: (many, { to }, me) => `${many} looked after by ${whoIs(to, me)} now`,
  already: ({ to }, me) => `looked after by ${whoIs(to, me)}`,
  reasons: {
    others: OTHERS,
    unseen: (many) => `${many} you do not see any more`,
    left: (many) => `${many} left alone: the colleague is not with us any more`,
  },
  async change(tx, { me, id, choice: { to } }) {
    if (to && !(await isColleague(tx, to.id, 'work'))) return { state: 'left', why: 'left' };
    const row = await lockClient(tx, me, id);
    if (typeof row === 'string') return { state: 'left', why: row };
    const past = { from: row.assigneeId, to: to?.id ?? null };
    if (past.from === past.to) return { state: 'left', why: 'same' };
    const at = new Date();
    await heldTaxpayers.give(tx, [id], { ...past, actorId: me.id }, at);
    const isSeen = await tx.$count(taxpayers, and(eq(taxpayers.id, id), isTaxpayerVisibleTo(me)));
    return { state: 'done', past: { ...past, at: at.toISOString() }, why: isSeen ? undefined : 'unseen' };
  },
  leaves: (_, ids, { to }) =>
    alreadySo(ids, to ? eq(taxpayers.assigneeId, to.id) : isNull(taxpayers.assigneeId)),
  async undo(tx: Transaction, { me, id, past: { from, to, at }, now }) {
    if (from && !(await isColleague(tx, from, 'work'))) return 'left';
    const back = { from: to, to: from, actorId: me.id, undoes: new Date(at) };
    const given = await heldTaxpayers.give(tx, [id], back, now);
    return given.length > 0 ? null : 'changed';
  },
  async elsewhere(me, ids, { to }) {
    const held = may(me.role, 'allocate') ? await holdersOf(ids) : [];
    return held
      .filter(({ id }) => id !== to?.id)
      .map(({ id, name }) => ({
        label: `Hand over all that ${name} holds, work included`,
        path: `/admin/work/people/${id}`,
      }));
  },
  writes: () => [
    'Their work stays with whoever does it, and nobody is told.',
    'Clients read the new name as the one who looks after them.',
  ],
});

export const SET_TAG = defineBulk({
  name: 'taxpayers.tag',
  permission: 'work',
  things: CLIENTS,
  choice: z.object({ tag: z.object({ id: z.string(), name: z.string() }), isOn: z.boolean() }),
  // One is seen in its row; of several nobody sees at once which have the tag already.
  mostUnasked: 1,
  asks: (many, { tag, isOn }) =>
    isOn ? `add the tag “${tag.name}” to ${many}` : `take the tag “${tag.name}” away from ${many}`,
  did: (many, { tag, isOn }) =>
    isOn ? `tag “${tag.name}” added to ${many}` : `tag “${tag.name}” taken away from ${many}`,
  already: ({ tag, isOn }) => `${isOn ? 'tagged' : 'without'} “${tag.name}”`,
  reasons: { others: OTHERS },
  async change(tx, { me, id, choice: { tag, isOn } }) {
    const row = await lockClient(tx, me, id);
    if (typeof row === 'string') return { state: 'left', why: row };
    const isSet = await setTag(tx, me, { client: id, tag: tag.id, isOn });
    return isSet ? { state: 'done', past: { tag: tag.id, isOn } } : { state: 'left', why: 'same' };
  },
  leaves: (_, ids, { tag, isOn }) => alreadySo(ids, isOn ? hasTag(tag.id) : not(hasTag(tag.id))),
  undo: async (tx, { me, id, past: { tag, isOn } }) =>
    (await setTag(tx, me, { client: id, tag, isOn: !isOn })) ? null : 'changed',
});

export const SET_CLIENT_STATUS = defineBulk({
  name: 'taxpayers.status',
  permission: 'work',
  things: CLIENTS,
  choice: z.object({ to: z.enum(CLIENT_STATUSES) }),
  mostUnasked: MOST_UNASKED,
  asks: (many, { to }) => `set ${many} to “${CLIENT_STATUS[to].label}”`,
  did: (many, { to }) => `${many} set to “${CLIENT_STATUS[to].label}”`,
  already: ({ to }) => `“${CLIENT_STATUS[to].label}”`,
  reasons: {
    others: OTHERS,
    open: (many, { them, its }) =>
      `${many} left alone: work is open for ${them}, so set the status on ${its} page`,
    agreed: (many, { them }) => `${many} left alone: work is under way for ${them}`,
  },
  async change(tx, { me, id, choice: { to }, now }) {
    const row = await lockClient(tx, me, id);
    if (typeof row === 'string') return { state: 'left', why: row };
    if (asksWhatIsOpen(to) && (await leftWorkOf(id, tx)).open > 0) return { state: 'left', why: 'open' };
    const moved = await moveClient(tx, me, row, to, now);
    if (typeof moved === 'string') return { state: 'left', why: moved };
    return { state: 'done', past: { from: moved.before, to } };
  },
  leaves: (_, ids, { to }) => alreadySo(ids, eq(taxpayers.status, to)),
  async undo(tx, { me, id, past: { from, to }, now }) {
    const [row] = await tx.select().from(taxpayers).where(eq(taxpayers.id, id)).for('update');
    if (row?.status !== to || row.deletedAt) return 'changed';
    const moved = await moveClient(tx, me, row, from, now);
    return typeof moved === 'string' ? moved : null;
  },
  writes: ({ to }) => [CLIENT_STATUS[to].become.about, 'Nobody is told.'],
});

const MOST_HOLDERS = 3;

async function holdersOf(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db()
    .select({ id: profiles.id, name: profiles.fullName })
    .from(taxpayers)
    .innerJoin(profiles, eq(profiles.id, taxpayers.assigneeId))
    .where(inArray(taxpayers.id, [...ids]))
    .groupBy(profiles.id, profiles.fullName)
    .orderBy(desc(count()))
    .limit(MOST_HOLDERS);
}

async function alreadySo(ids: readonly string[], isSo: SQL): Promise<Map<string, 'same'>> {
  const { id } = taxpayers;
  const rows = await db()
    .select({ id })
    .from(taxpayers)
    .where(and(inArray(id, [...ids]), isSo));
  return new Map(rows.map((row) => [row.id, 'same']));
}

async function namesOf(me: FirmActor, ids: readonly string[]): Promise<NamedRecord[]> {
  const { id, name, deletedAt } = taxpayers;
  const rows = await db()
    .select({ id, name, deletedAt })
    .from(taxpayers)
    .where(and(inArray(id, [...ids]), or(isTaxpayerVisibleTo(me), isTaxpayerInTrashOf(me))));
  return rows.map((row) =>
    row.deletedAt
      ? { id: row.id, name: `${row.name} (in the trash)`, path: '/admin/work/trash' }
      : { id: row.id, name: row.name, path: `/admin/taxpayers/${row.id}` },
  );
}
