import type { FirmActor } from '#app/accounts/core/actor.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { CLIENT_FIELD_KINDS } from '#app/platform/db/work-values.ts';
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
import {
  addField,
  findAllFields,
  retireField,
  saveField,
} from '#app/work/core/taxpayers/own-fields.server.ts';
import { FIELD_KIND_LABELS, LONGEST_VALUE, type FieldKind } from '#app/work/core/taxpayers/own-fields.ts';
import { isHeading } from '../import/columns.ts';

export type FieldIntent = 'add' | 'save' | 'retire' | 'restore';

type Task = Posted & { me: FirmActor };

const MOST_FIELDS = 30;
const MOST_CHOICES = 50;
const TAKEN = 'Another field has this name.';
const GONE = { title: 'This field was retired meanwhile' };

export const changeFields = postedForms<Task, FieldIntent>({
  commands: { add, save, retire, restore },
  path: () => '/admin/taxpayers/fields',
  row: 'item',
});

async function add({ form, me }: Task) {
  const kind = oneOf(CLIENT_FIELD_KINDS, textIn(form, 'kind'));
  if (!kind) return refused({ kind: `Choose one of: ${Object.values(FIELD_KIND_LABELS).join(', ')}.` });
  const { values, errors } = readField(form, kind);
  if (!values) return refused(errors);
  const inUse = (await findAllFields()).filter(({ isRetired }) => !isRetired).length;
  if (inUse >= MOST_FIELDS)
    return refused({ name: `There are ${MOST_FIELDS} already: retire one that nobody needs.` });
  const id = newIdIn(form);
  if ((await addField(me, id, { ...values, kind })) === 'taken') return refused({ name: TAKEN });
  return done<FieldIntent>({
    title: `Field “${values.name}” added`,
    description: 'It stands among the data of each client.',
    undo: { intent: 'retire', item: id },
  });
}

async function save({ form, me }: Task) {
  const item = textIn(form, 'item');
  const known = (await findAllFields()).find(({ id }) => id === item);
  if (!known) return unchanged(GONE);
  const { values, errors } = readField(form, known.kind);
  if (!values) return refused(errors);
  const version = requireVersion(form);
  const saved = await saveField(me, { id: item, version }, values);
  if (saved === 'gone') return unchanged(GONE);
  if (saved === 'taken') return refused({ name: TAKEN });
  if (saved === 'changed')
    return stale({ name: 'Somebody saved it meanwhile. Press again if yours is the right one.' });
  const isUndo = form.get('back') === 'yes';
  const { name, choices } = saved.before;
  const before = { name, choices: choices.join('\n'), version: String(version + 1), back: 'yes' };
  return done<FieldIntent>({
    title: isUndo ? 'As it was before' : 'Saved',
    undo: isUndo ? undefined : { intent: 'save', item, ...before },
  });
}

async function retire({ form, me }: Task) {
  const item = textIn(form, 'item');
  const retired = await retireField(me, item, true);
  if (typeof retired === 'string') return unchanged(GONE);
  return done<FieldIntent>({
    title: `Field “${retired.name}” retired`,
    description: 'It is asked for nowhere. What clients have in it stays.',
    undo: { intent: 'restore', item },
  });
}

async function restore({ form, me }: Task) {
  const restored = await retireField(me, textIn(form, 'item'), false);
  if (restored === 'taken') return unchanged({ title: 'Not brought back', description: TAKEN });
  return restored === 'gone'
    ? unchanged({ title: 'There is nothing to bring back' })
    : done<FieldIntent>({ title: `Field “${restored.name}” is back, with what clients have in it` });
}

type Read =
  | { values: { name: string; choices: string[] }; errors: null }
  | { values: null; errors: Record<string, string> };

function readField(form: FormData, kind: FieldKind): Read {
  const name = oneLine(textIn(form, 'name'));
  const choices = kind === 'choice' ? choicesIn(textIn(form, 'choices')) : [];
  const errors: Record<string, string> = {};
  if (name.length < 1 || name.length > 40) errors.name = 'Enter a name, of at most 40 characters.';
  // Its column would be read as that.
  else if (isHeading(name)) errors.name = 'Each client has this already: call it otherwise.';
  if (kind === 'choice' && choices.length === 0) errors.choices = 'Enter what can be chosen, one a line.';
  if (choices.length > MOST_CHOICES) errors.choices = `At most ${MOST_CHOICES} choices.`;
  if (choices.some((one) => one.length > LONGEST_VALUE))
    errors.choices = `At most ${LONGEST_VALUE} characters each.`;
  return Object.keys(errors).length > 0
    ? { values: null, errors }
    : { values: { name, choices }, errors: null };
}

/** One a line, each once. */
function choicesIn(text: string): string[] {
  const all = text.split('\n').map(oneLine).filter(Boolean);
  return all.filter((one, at) => all.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at);
}
