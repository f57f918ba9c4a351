import type { FirmActor } from '#app/accounts/core/actor.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { TAG_TONES } from '#app/platform/db/work-values.ts';
import {
  done,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { addTag, removeTag, saveTag } from '#app/work/core/taxpayers/tags.server.ts';

export type TagIntent = 'add' | 'save' | 'remove' | 'restore';

type Task = Posted & { me: FirmActor };

const TAKEN = 'Another tag has this name.';
const GONE = { title: 'This tag was removed meanwhile' };

export const changeTags = postedForms<Task, TagIntent>({
  commands: { add, save, remove, restore },
  path: () => '/admin/taxpayers/tags',
  row: 'item',
});

async function add({ form, me }: Task) {
  const { values, error } = readTag(form);
  if (!values) return refused({ name: error });
  const id = newIdIn(form);
  if ((await addTag(me, id, values)) === 'taken') return refused({ name: TAKEN });
  return done<TagIntent>({ title: `Tag “${values.name}” added`, undo: { intent: 'remove', item: id } });
}

async function save({ form, me }: Task) {
  const { values, error } = readTag(form);
  if (!values) return refused({ name: error });
  const version = requireVersion(form);
  const saved = await saveTag(me, { id: textIn(form, 'item'), version }, values);
  if (saved === 'gone') return unchanged(GONE);
  if (saved === 'taken') return refused({ name: TAKEN });
  if (saved === 'changed')
    return stale({ name: 'Somebody saved it meanwhile. Press again if yours is the right one.' });
  const isUndo = form.get('back') === 'yes';
  const { id, name, tone } = saved.before;
  return done<TagIntent>({
    title: isUndo ? 'As it was before' : 'Saved',
    undo: isUndo
      ? undefined
      : { intent: 'save', item: id, name, tone, version: String(version + 1), back: 'yes' },
  });
}

async function remove({ form, me }: Task) {
  const item = textIn(form, 'item');
  const removed = await removeTag(me, item, true);
  if (typeof removed === 'string') return unchanged(GONE);
  return done<TagIntent>({
    title: `Tag “${removed.name}” removed`,
    description: 'No client shows it any more.',
    undo: { intent: 'restore', item },
  });
}

async function restore({ form, me }: Task) {
  const restored = await removeTag(me, textIn(form, 'item'), false);
  if (restored === 'taken') return unchanged({ title: 'Not brought back', description: TAKEN });
  return restored === 'gone'
    ? unchanged({ title: 'There is nothing to bring back' })
    : done<TagIntent>({ title: `Tag “${restored.name}” is back, with its clients` });
}

function readTag(form: FormData) {
  const name = oneLine(textIn(form, 'name'));
  const tone = oneOf(TAG_TONES, textIn(form, 'tone')) ?? 'plain';
  // A list of tags is written with these between them.
  if (/[;,]/.test(name)) return { values: null, error: 'A name without commas and semicolons.' };
  const isName = name.length >= 1 && name.length <= 40;
  return isName
    ? { values: { name, tone }, error: '' }
    : { values: null, error: 'Enter a name, of at most 40 characters.' };
}
