import { badRequest } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { readTicked, tickOf, type Ticked } from '#app/platform/forms/ticked.ts';
import { readBulkChange, type BulkChange } from './bulk-command.ts';
import { changeMany, undoMany, type BulkResult } from './bulk.server.ts';
import { bulkPath, filterQuery, enquiryPath, type Filter } from './filter.ts';
import { neighbour } from './list.server.ts';

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

const CHANGED = 'Somebody else changed or deleted it meanwhile: look again.';

/** Of the list, and of one enquiry whose page names itself as `from`: then its next one opens, unless `stay` is ticked. */
export async function performBulk(form: FormData, filter: Filter, me: string): Promise<Response> {
  const ticked = readTicked(form);
  const from = form.get('from');
  const back = isUuid(from) ? enquiryPath(from, filter) : `/admin/messages${filterQuery(filter)}`;
  if (ticked.length === 0) return refuse(back, 'Tick the messages it is about first.');
  if (form.get('intent') === 'undo') return undo(back, await undoMany(me, ticked));
  const change = readBulkChange(form);
  if (!change) throw badRequest();
  if (typeof change === 'string') return refuse(back, change);
  const result = await changeMany(me, ticked, change);
  if (result.changed.length === 0) return refuse(back, CHANGED);
  const goesOn =
    isUuid(from) && form.get('stay') !== 'yes' && change.kind !== 'take' && change.kind !== 'tag';
  const next = goesOn ? await nextPath(from, filter, me) : back;
  return redirectWithToast(
    next,
    toastOf(result, ticked, change, { filter, from: isUuid(from) ? from : null }),
  );
}

/** Of the enquiry that comes next; of the list after the last one. */
export async function nextPath(id: string, filter: Filter, me: string): Promise<string> {
  const [next] = await neighbour(id, filter, me, 'after');
  return next ? enquiryPath(next.id, filter) : `/admin/messages${filterQuery(filter)}`;
}

type Place = { filter: Filter; from: string | null };

function toastOf(result: BulkResult, ticked: readonly Ticked[], change: BulkChange, place: Place): Toast {
  const { changed, stale } = result;
  const written = changed.filter((one) => !ticked.some((before) => tickOf(before) === tickOf(one)));
  const isAwake = change.kind === 'snooze' && change.until === null;
  const title = `${countText(changed.length)} ${isAwake ? 'no longer snoozed' : DONE[change.kind]}`;
  const description = stale > 0 ? `${countText(stale)} changed meanwhile and left as they are.` : undefined;
  const fields: [string, string][] = [
    ['intent', 'undo'],
    ['ticked', written.map(tickOf).join(',')],
    ...(place.from ? [['from', place.from] satisfies [string, string]] : []),
  ];
  const action = written.length > 0 ? { label: 'Undo', path: bulkPath(place.filter), fields } : undefined;
  return { title, description, tone: 'gain', action };
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
