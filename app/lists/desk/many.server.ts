import { done, refused, shown, type Undo } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { filterOf } from './filter.ts';
import { findDeletedAt, findIds } from './find.server.ts';
import { MOST_UNASKED, type Intent, type Question } from './list-answer.ts';
import { NOT_IN_LIST, type ListReply, type Task } from './task.server.ts';
import type { Row } from './row.ts';
import { deleteRows } from './trash.server.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { countText, textsOf } from './texts.ts';

/** More ids do not fit into the cookie with the toast. */
const MAX_UNDO = 40;

type ManyIntent = 'delete' | 'restore' | 'show' | 'hide';

export function deleteMany(task: Task): Promise<ListReply> {
  const now = new Date();
  return changeMany(
    task,
    'delete',
    (ids) => deleteRows(task.mutation, ids, now),
    (ids) => ({
      intent: 'restore',
      ...(ids.length > MAX_UNDO ? { deletedAt: now.toISOString() } : { id: ids }),
    }),
  );
}

export async function changeMany(
  task: Task,
  intent: ManyIntent,
  change: (ids: string[]) => Promise<Row[]>,
  undoOf?: (ids: string[]) => Undo<Intent>,
): Promise<ListReply> {
  const ids = await idsIn(task);
  if (ids.length === 0) return refused('Tick the rows it is about first.');
  const isSure = intent === 'restore' || textIn(task.form, 'sure') === String(ids.length);
  if (ids.length > MOST_UNASKED && !isSure) return shown({ question: questionOf(task, intent, ids) });
  const rows = await change(ids);
  const [first] = rows;
  if (!first) return NOT_IN_LIST;
  return done({
    title: doneTitle(task, intent, rows.length),
    description: rows.length === 1 ? first.name : undefined,
    undo: undoOf?.(rows.map(({ id }) => id)),
  });
}

/** `all`: every row that matches the filter; `deletedAt`: those that were deleted together. */
async function idsIn({ mutation: { list }, form, path }: Task): Promise<string[]> {
  const deletedAt = new Date(textIn(form, 'deletedAt'));
  if (!Number.isNaN(deletedAt.getTime())) return findDeletedAt(list, deletedAt);
  if (form.get('all') !== 'yes') return form.getAll('id').map(String);
  return findIds(list, filterOf(list).read(new URL(path, 'http://desk').searchParams));
}

function questionOf(
  { mutation: { list }, form }: Task,
  intent: ManyIntent,
  ids: readonly string[],
): Question {
  const verb = { delete: 'Delete', show: 'Activate', hide: 'Hide', restore: 'Restore' }[intent];
  const yes = `${verb} ${countText(ids.length, list)}`;
  const which: [string, string][] =
    form.get('all') === 'yes' ? [['all', 'yes']] : ids.map((id) => ['id', id]);
  const fields: [string, string][] = [['intent', intent], ['sure', String(ids.length)], ...which];
  return { fields, yes, title: `${yes}?` };
}

function doneTitle({ mutation: { list } }: Task, intent: ManyIntent, count: number): string {
  const texts = textsOf(list);
  if (count === 1 && intent !== 'restore') return intent === 'delete' ? texts.deleted : texts.updated;
  const verb = { delete: 'deleted', restore: 'restored', show: 'shown', hide: 'hidden' }[intent];
  return `${capitalised(countText(count, list))} ${verb}`;
}
