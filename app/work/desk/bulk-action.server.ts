import { data } from '@remix-run/node';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { openNext } from '#app/work/core/engagements/open.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { readTicked, type Ticked } from '#app/platform/forms/ticked.ts';
import { forgetFilter, LONGEST_FILTER_NAME, saveFilter } from '#app/lists/desk/saved-filters.server.ts';
import { capitalised } from '#app/lists/desk/texts.ts';
import { readBulkChange, type BulkChange } from './bulk-command.ts';
import {
  countText,
  openedToast,
  questionOf,
  remindedToast,
  sentences,
  type BulkQuestion,
} from './bulk-texts.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { remindNow } from '#app/work/core/reminders/remind-now.server.ts';
import { assignMany, setStates, undoFields, undoMany, type Changed } from './bulk.server.ts';
import { BOARD, WORK, type Filter } from './filter.ts';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';

/** Up to nine are changed without a question. */
const MOST_UNASKED = 9;

const CHANGED = 'Somebody else changed it meanwhile, or it is not yours any more: look again.';

const UNFIT = 'Nothing of this work is submitted to SARS.';

export async function performBulk(form: FormData, filter: Filter, me: FirmActor) {
  const back = WORK.to(filter);
  switch (form.get('intent')) {
    case 'undo':
      return undo(back, await undoMany(me, form));
    case 'save-filter':
      return keepFilter(form, filter, me);
    case 'forget-filter':
      await forgetFilter(me.id, textIn(form, 'id'));
      return redirectWithToast(back, { title: 'Filter forgotten', tone: 'gain' });
  }
  const ticked = readTicked(form);
  if (ticked.length === 0) return refuse(back, 'Tick the engagements it is about first.');
  const change = readBulkChange(form);
  if (!change) throw badRequest();
  if (ticked.length > MOST_UNASKED && form.get('sure') !== String(ticked.length))
    return data<BulkQuestion>(questionOf(change, ticked, await findColleagues('work')));
  const ids = ticked.map(({ id }) => id);
  switch (change.kind) {
    case 'assign':
      return assignAll(ticked, change, filter, me);
    case 'state': {
      const changed = await setStates(me, ticked, change.to);
      return done(filter, changed, `set to “${ENGAGEMENT_STATE[change.to].desk.label}”`);
    }
    case 'remind':
      return redirectWithToast(back, remindedToast(await remindNow(me, ids)));
    case 'next':
      return redirectWithToast(back, openedToast(await openNext(me, ids)));
  }
}

async function keepFilter(form: FormData, filter: Filter, me: FirmActor): Promise<Response> {
  const back = WORK.to(filter);
  const name = oneLine(textIn(form, 'name')).slice(0, LONGEST_FILTER_NAME);
  const query = WORK.query(filter).slice(1);
  if (!name || !query) return refuse(back, 'Choose or search for something, and give it a name.');
  await saveFilter(me.id, { page: BOARD, name, query });
  return redirectWithToast(back, { title: 'Filter saved', description: name, tone: 'gain' });
}

async function assignAll(
  ticked: readonly Ticked[],
  { assigneeId }: Extract<BulkChange, { kind: 'assign' }>,
  filter: Filter,
  me: FirmActor,
) {
  const to = assigneeId ? (await findColleagues('work')).find(({ id }) => id === assigneeId) : null;
  if (to === undefined) throw badRequest();
  const changed = await assignMany(me, ticked, to);
  return done(
    filter,
    changed,
    to ? `assigned to ${to.id === me.id ? 'you' : to.name}` : 'assigned to nobody',
  );
}

function done(
  filter: Filter,
  { changed, stale, unseen, unfit, before }: Changed,
  words: string,
): Promise<Response> {
  const back = WORK.to(filter);
  if (changed === 0) return refuse(back, unfit > 0 && stale === 0 ? UNFIT : CHANGED);
  const fields = undoFields(before);
  return redirectWithToast(back, {
    title: capitalised(`${countText(changed, 'engagement')} ${words}`),
    description: sentences(
      stale > 0 && capitalised(`${countText(stale, 'engagement')} changed meanwhile and left alone.`),
      unfit > 0 && capitalised(`${countText(unfit, 'engagement')} never submitted to SARS and left alone.`),
      unseen > 0 && capitalised(`${countText(unseen, 'engagement')} you do not see any more.`),
    ),
    tone: 'gain',
    action: fields ? { label: 'Undo', path: WORK.postTo(filter), fields } : undefined,
  });
}

function undo(back: string, { changed }: Pick<Changed, 'changed'>): Promise<Response> {
  if (changed === 0) return refuse(back, CHANGED);
  return redirectWithToast(back, {
    title: capitalised(`${countText(changed, 'engagement')} as before`),
    tone: 'gain',
  });
}

function refuse(back: string, description: string): Promise<Response> {
  return redirectWithToast(back, { title: 'Nothing changed', description, tone: 'loss' });
}
