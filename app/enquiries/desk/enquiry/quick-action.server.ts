import { done, unchanged, type Command } from '#app/platform/forms/posted-forms.server.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { CHANGED, doneText } from '../inbox/bulk-action.server.ts';
import { readBulkChange } from '../inbox/bulk-command.ts';
import { changeMany, undoMany } from '../inbox/bulk.server.ts';
import { nextPath } from '../inbox/list.server.ts';
import type { Task } from './draft-action.server.ts';
import type { QuickIntent } from './posted.ts';

export const QUICK_COMMANDS: Record<QuickIntent, Command<Task, QuickIntent, never>> = {
  take: press,
  assign: press,
  answered: press,
  reopen: press,
  spam: press,
  'not-spam': press,
  snooze: press,
  wake: press,
  tag: press,
  typed: press,
  undo,
};

/** Then the next enquiry opens, unless the page is to stay. */
async function press({ id, me, form, filter }: Task) {
  const change = readBulkChange(form);
  if (!change) throw badRequest();
  if (typeof change === 'string') return nothing(change);
  const version = requireVersion(form);
  const [after] = (await changeMany(me.id, [{ id, version }], change)).changed;
  if (!after) return nothing(CHANGED);
  const goesOn = form.get('stay') !== 'yes' && change.kind !== 'take' && change.kind !== 'tag';
  return done<QuickIntent>({
    title: doneText(change, 1),
    to: goesOn ? await nextPath(id, filter, me.id) : undefined,
    undo: after.version === version ? undefined : { intent: 'undo', version: String(after.version) },
    undoHere: true,
  });
}

async function undo({ id, me, form }: Task) {
  const { changed } = await undoMany(me.id, [{ id, version: requireVersion(form) }]);
  return changed.length === 0 ? nothing(CHANGED) : done({ title: 'One message as before' });
}

function nothing(description: string) {
  return unchanged({ title: 'Nothing changed', description });
}
