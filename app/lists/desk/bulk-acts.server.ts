import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { countOf, defineBulk, type NamedRecord } from '#app/accounts/bulk/define-bulk.ts';
import { startRun } from '#app/accounts/bulk/run.server.ts';
import { adminPath, lists, type List } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { choiceIn } from '#app/platform/forms/posted-forms.server.ts';
import { readChosen } from '#app/platform/forms/ticked.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { filterOf } from './filter.ts';
import { findMatching } from './find.server.ts';
import { MANY_ACTS, type ManyAct } from './list-answer.ts';
import { setRow, type RowAct } from './set-row.server.ts';
import type { Task } from './task.server.ts';
import { textsOf } from './texts.ts';
import { TRASH_DAYS } from './trash.server.ts';

const WORDS: Record<ManyAct, { asks: string; did: string; undo: RowAct; writes: string }> = {
  show: {
    asks: 'activate',
    did: 'shown',
    undo: 'hide',
    writes: 'The public pages show them.',
  },
  hide: {
    asks: 'hide',
    did: 'hidden',
    undo: 'show',
    writes: 'The public pages do not show them any more. They stay in this list.',
  },
  delete: {
    asks: 'delete',
    did: 'deleted',
    undo: 'restore',
    writes: `The public pages do not show them any more, and they lie in the trash for ${TRASH_DAYS} days.`,
  },
};

const MOST_UNASKED = 9;

function bulkActOf(list: List) {
  const things = { one: list.noun, many: list.plural };
  const texts = textsOf(list);
  return defineBulk({
    name: `lists.${list.name}`,
    permission: 'lists',
    things: { ...things, find: (_, ids) => namesOf(list, ids) },
    choice: z.object({ act: z.enum(MANY_ACTS) }),
    atOnce: 50,
    mostUnasked: MOST_UNASKED,
    asks: (many, { act }) => `${WORDS[act].asks} ${many}`,
    did(many, { act }) {
      if (many === countOf(1, things)) return act === 'delete' ? texts.deleted : texts.updated;
      return `${many} ${WORDS[act].did}`;
    },
    already: ({ act }) => WORDS[act].did,
    reasons: {},
    async change(tx, { me, id, version, choice: { act }, now }) {
      const row = await setRow({ list, actorId: me.id }, act, { id, version, now }, tx);
      if (!row) return { state: 'left', why: 'changed' };
      if (row.version === version) return { state: 'left', why: 'same' };
      return { state: 'done', past: { act, version: row.version } };
    },
    async leaves(_me, ids, { act }) {
      if (act === 'delete') return new Map();
      const { id, isActive } = tableOf(list);
      const already = and(inArray(id, [...ids]), eq(isActive, act === 'show'));
      const rows = await db().select({ id }).from(tableOf(list)).where(already);
      return new Map(rows.map((row) => [row.id, 'same']));
    },
    async undo(tx, { me, id, past: { act, version }, now }) {
      const row = await setRow({ list, actorId: me.id }, WORDS[act].undo, { id, version, now }, tx);
      return row ? null : 'changed';
    },
    writes: ({ act }) => [WORDS[act].writes],
  });
}

export const LIST_ACTS = lists.map(bulkActOf);

export async function changeMany({ mutation: { list }, me, form, path }: Task): Promise<Response> {
  const act = oneOf(MANY_ACTS, choiceIn(form));
  if (!act) throw badRequest();
  const filter = filterOf(list).read(new URL(path, 'http://desk').searchParams);
  const chosen = await readChosen(form, (most) => findMatching(list, filter, most));
  return startRun(bulkActOf(list), {
    me,
    choice: { act },
    ...chosen,
    back: ownPath(form.get('to'), path),
  });
}

async function namesOf(list: List, ids: readonly string[]): Promise<NamedRecord[]> {
  const { id, name } = tableOf(list);
  const rows = await db()
    .select({ id, name })
    .from(tableOf(list))
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ ...row, path: `${adminPath(list.name)}/history/${row.id}` }));
}
