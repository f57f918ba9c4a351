import { textIn } from '#app/platform/http/form-text.ts';
import { readFilter } from './filter.ts';
import { findDeletedAt, findIds } from './find.server.ts';
import { MOST_UNASKED, type Outcome } from './outcome.ts';
import { done, notFound, refused, type Task } from './task.ts';
import type { Row } from './row.ts';
import { deleteRows } from './trash.server.ts';
import { capitalised, countText, textsOf } from './texts.ts';

/** More ids do not fit into the cookie with the toast. */
const MAX_UNDO = 40;

type ManyIntent = 'delete' | 'restore' | 'show' | 'hide';

export async function deleteMany(task: Task): Promise<Outcome> {
  const now = new Date();
  const outcome = await changeMany(task, 'delete', (ids) => deleteRows(task.mutation, ids, now));
  if (outcome.kind !== 'done') return outcome;
  const ids = outcome.ids ?? [];
  const which: [string, string][] =
    ids.length > MAX_UNDO ? [['deletedAt', now.toISOString()]] : ids.map((id) => ['id', id]);
  const action = {
    label: 'Undo',
    path: task.path,
    fields: [['intent', 'restore'], ...which] as [string, string][],
  };
  return { ...outcome, toast: { ...outcome.toast, action } };
}

export async function changeMany(
  task: Task,
  intent: ManyIntent,
  change: (ids: string[]) => Promise<Row[]>,
): Promise<Outcome> {
  const ids = await idsIn(task);
  if (ids.length === 0) return refused(task, intent, 400, 'Tick the rows it is about first.');
  const isSure = intent === 'restore' || textIn(task.form, 'sure') === String(ids.length);
  if (ids.length > MOST_UNASKED && !isSure) return question(task, intent, ids);
  const rows = await change(ids);
  const [first] = rows;
  if (!first) return notFound(task, intent, ids[0]);
  const outcome = done(
    first.id,
    doneTitle(task, intent, rows.length),
    rows.length === 1 ? first.name : undefined,
  );
  return { ...outcome, ids: rows.map(({ id }) => id) };
}

/**
 * The ticked rows; with `all`, every row that matches the filter; with `deletedAt`, those that were deleted together.
 */
async function idsIn({ mutation: { list }, form, path }: Task): Promise<string[]> {
  const deletedAt = new Date(textIn(form, 'deletedAt'));
  if (!Number.isNaN(deletedAt.getTime())) return findDeletedAt(list, deletedAt);
  if (form.get('all') !== 'yes') return form.getAll('id').map(String);
  return findIds(list, readFilter(new URL(path, 'http://desk').searchParams, list));
}

function question({ mutation: { list }, form }: Task, intent: ManyIntent, ids: readonly string[]): Outcome {
  const verb = { delete: 'Delete', show: 'Activate', hide: 'Hide', restore: 'Restore' }[intent];
  const yes = `${verb} ${countText(ids.length, list)}`;
  const which: [string, string][] =
    form.get('all') === 'yes' ? [['all', 'yes']] : ids.map((id) => ['id', id]);
  const fields: [string, string][] = [['intent', intent], ['sure', String(ids.length)], ...which];
  return { kind: 'question', fields, yes, toast: { title: `${yes}?`, tone: 'plain' } };
}

function doneTitle({ mutation: { list } }: Task, intent: ManyIntent, count: number): string {
  const texts = textsOf(list);
  if (count === 1 && intent !== 'restore') return intent === 'delete' ? texts.deleted : texts.updated;
  const verb = { delete: 'deleted', restore: 'restored', show: 'shown', hide: 'hidden' }[intent];
  return `${capitalised(countText(count, list))} ${verb}`;
}
