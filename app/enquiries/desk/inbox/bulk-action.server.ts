import { badRequest } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { readTicked, tickOf, type Ticked } from '#app/platform/forms/ticked.ts';
import { readBulkChange, type BulkChange } from './bulk-command.ts';
import { changeMany, undoMany, type BulkResult } from './bulk.server.ts';
import { bulkPath, filterQuery, type Filter } from './filter.ts';

const DONE: Record<BulkChange['kind'], string> = {
  take: 'assigned to you',
  assign: 'assigned',
  answered: 'marked as answered',
  reopen: 'opened again',
  spam: 'moved to spam',
  'not-spam': 'taken out of spam',
  snooze: 'snoozed',
  tag: 'tagged',
};

export const CHANGED = 'Somebody else changed or deleted it meanwhile: look again.';

export async function performBulk(form: FormData, filter: Filter, me: string): Promise<Response> {
  const ticked = readTicked(form);
  const back = `/admin/messages${filterQuery(filter)}`;
  if (ticked.length === 0) return refuse(back, 'Tick the messages it is about first.');
  if (form.get('intent') === 'undo') return undo(back, await undoMany(me, ticked));
  const change = readBulkChange(form);
  if (!change) throw badRequest();
  if (typeof change === 'string') return refuse(back, change);
  const result = await changeMany(me, ticked, change);
  if (result.changed.length === 0) return refuse(back, CHANGED);
  return redirectWithToast(back, toastOf(result, ticked, change, filter));
}

export function doneText(change: BulkChange, count: number): string {
  const isAwake = change.kind === 'snooze' && change.until === null;
  return `${countText(count)} ${isAwake ? 'no longer snoozed' : DONE[change.kind]}`;
}

function toastOf(
  { changed, stale }: BulkResult,
  ticked: readonly Ticked[],
  change: BulkChange,
  filter: Filter,
): Toast {
  const written = changed.filter((one) => !ticked.some((before) => tickOf(before) === tickOf(one)));
  const description = stale > 0 ? `${countText(stale)} changed meanwhile and left as they are.` : undefined;
  const fields: [string, string][] = [
    ['intent', 'undo'],
    ['ticked', written.map(tickOf).join(',')],
  ];
  const action = written.length > 0 ? { label: 'Undo', path: bulkPath(filter), fields } : undefined;
  return { title: doneText(change, changed.length), description, tone: 'gain', action };
}

function undo(back: string, { changed, stale }: BulkResult): Promise<Response> {
  if (changed.length === 0) return refuse(back, CHANGED);
  const description = stale > 0 ? `${countText(stale)} changed since and left as they are.` : undefined;
  return redirectWithToast(back, {
    title: `${countText(changed.length)} as before`,
    description,
    tone: 'gain',
  });
}

function refuse(back: string, description: string): Promise<Response> {
  return redirectWithToast(back, { title: 'Nothing changed', description, tone: 'loss' });
}

function countText(count: number): string {
  return count === 1 ? 'One message' : `${count} messages`;
}
