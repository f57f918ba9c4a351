import { and, inArray } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { assign, setState } from '#app/work/core/engagements/state.server.ts';
import { isWithSars, type EngagementState } from '#app/work/core/engagements/states.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import type { Ticked } from '#app/platform/forms/ticked.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { idsOf } from './matching.server.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';

/** More ids do not fit into the cookie with the toast. */
const MAX_UNDO = 40;

/** `before`: for Undo. `stale`: changed since by others; `unseen`: not seen any more; `unfit`: never for SARS. */
export type Changed = {
  changed: number;
  stale: number;
  unseen: number;
  unfit: number;
  before: { kind: 'assign' | 'state'; was: Map<string, string[]> };
};

/** Each in its own transaction: a client is told of each, and one failure does not stop the others. */
export async function assignMany(
  me: FirmActor,
  ticked: readonly Ticked[],
  to: Colleague | null,
): Promise<Changed> {
  const found = await find(me, ticked);
  const was = new Map<string, string[]>();
  const assigned = new Map<string, string>();
  for (const { id, assigneeId } of found) {
    if ((await assign(me, id, to)) !== 'saved') continue;
    assigned.set(id, assigneeId ?? 'nobody');
  }
  // The colleague from whom it was taken cannot take it back.
  const seen = await find(me, ticked);
  for (const { id } of seen) {
    const before = assigned.get(id);
    if (before) add(was, before, id);
  }
  const [changed, left] = [assigned.size, [...was.values()].flat().length];
  return {
    changed,
    stale: ticked.length - changed,
    unseen: changed - left,
    unfit: 0,
    before: { kind: 'assign', was },
  };
}

/** Work set to "with SARS" was submitted today. */
export async function setStates(
  me: FirmActor,
  ticked: readonly Ticked[],
  to: EngagementState,
): Promise<Changed> {
  const found = await find(me, ticked);
  const was = new Map<string, string[]>();
  let [changed, unfit] = [0, 0];
  for (const { id, version } of ticked) {
    const row = found.find((one) => one.id === id);
    if (!row) continue;
    const submittedOn = isWithSars(to) ? southAfricanDay() : undefined;
    const saved = row.state === to ? 'same' : await setState(me, id, { to, submittedOn, version });
    if (saved === 'unfit') unfit += 1;
    if (saved !== 'saved' && saved !== 'same') continue;
    changed += 1;
    if (saved === 'saved') add(was, row.state, `${id}.${version + 1}`);
  }
  const stale = ticked.length - changed - unfit;
  return { changed, stale, unseen: 0, unfit, before: { kind: 'state', was } };
}

/** Null if there is nothing to undo, or too much. */
export function undoFields({ kind, was }: Changed['before']): [string, string][] | null {
  const count = [...was.values()].reduce((sum, ids) => sum + ids.length, 0);
  if (count === 0 || count > MAX_UNDO) return null;
  const fields = [...was].map(([before, ids]): [string, string] => [kind, `${before}:${ids.join(',')}`]);
  return [['intent', 'undo'], ...fields];
}

export async function undoMany(me: FirmActor, form: FormData): Promise<Pick<Changed, 'changed'>> {
  let changed = 0;
  const colleagues = form.has('assign') ? await findColleagues('work') : [];
  for (const [before, id] of each(form, 'assign')) {
    const to = before === 'nobody' ? null : colleagues.find((one) => one.id === before);
    if (to !== undefined && (await assign(me, id, to)) === 'saved') changed += 1;
  }
  for (const [before, tick] of each(form, 'state')) {
    const [id = '', seen] = tick.split('.');
    const [to, version] = [oneOf(ENGAGEMENT_STATES, before), readVersion(seen)];
    if (!to || version === null) continue;
    if ((await setState(me, id, { to, version })) === 'saved') changed += 1;
  }
  return { changed };
}

function each(form: FormData, kind: Changed['before']['kind']): [before: string, id: string][] {
  return form.getAll(kind).flatMap((value) => {
    const [before = '', ids = ''] = String(value).split(':');
    return ids
      .split(',')
      .filter((id) => isUuid(id.split('.')[0]))
      .map((id): [string, string] => [before, id]);
  });
}

async function find(me: FirmActor, ticked: readonly Ticked[]) {
  const seen = idsOf(
    and(
      inArray(
        engagements.id,
        ticked.map(({ id }) => id),
      ),
      isVisibleTo(me),
    ),
  );
  return db()
    .select({ id: engagements.id, state: engagements.state, assigneeId: engagements.assigneeId })
    .from(engagements)
    .where(inArray(engagements.id, seen));
}

function add(was: Map<string, string[]>, key: string, value: string): void {
  was.set(key, [...(was.get(key) ?? []), value]);
}
