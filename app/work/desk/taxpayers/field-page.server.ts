import { oneLine } from '#app/platform/core/text.ts';
import { CLIENT_FIELD_KINDS } from '#app/platform/db/work-values.ts';
import type { WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import { postedForms } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { declaredFields, findAllFields, findOwnFields } from '#app/work/core/taxpayers/own-fields.server.ts';
import {
  FIELD_KIND_LABELS,
  LONGEST_VALUE,
  type FieldKind,
  type OwnField,
} from '#app/work/core/taxpayers/own-fields.ts';
import { isHeading } from '../import/columns.ts';
import { FIELD_FORM } from './shared-forms.ts';
import { declaredCommands, type DeclaredTask, type Read } from './declared-commands.server.ts';

export type FieldIntent = 'add' | 'save' | 'retire' | 'restore';

type Values = Omit<OwnField, 'id'>;

const MOST_FIELDS = 30;
const MOST_CHOICES = 50;

const { end, ...commands } = declaredCommands({
  noun: 'Field',
  rows: declaredFields,
  readNew,
  readSaved,
  shared: FIELD_FORM,
  find: async (item) => (await findAllFields()).find(({ id, isRetired }) => id === item && !isRetired),
  end: {
    intent: 'retire',
    done: 'retired',
    description: 'It is not asked any more. What clients have in it stays.',
  },
  added: 'It stands among the data of each client.',
  restored: 'what clients have in it',
});

export const changeFields = postedForms<DeclaredTask, FieldIntent, WithMeanwhile>({
  commands: { ...commands, retire: end },
  path: () => '/admin/taxpayers/fields',
  row: 'item',
});

async function readNew(form: FormData): Promise<Read<Values>> {
  const kind = oneOf(CLIENT_FIELD_KINDS, textIn(form, 'kind'));
  if (!kind) return refusal({ kind: `Choose one of: ${Object.values(FIELD_KIND_LABELS).join(', ')}.` });
  const read = readField(form, kind);
  if (!read.values) return read;
  const inUse = await findOwnFields();
  if (inUse.length < MOST_FIELDS) return read;
  return refusal({ name: `There are ${MOST_FIELDS} already: retire one that nobody needs.` });
}

async function readSaved(form: FormData): Promise<Read<Values> | 'gone'> {
  const item = textIn(form, 'item');
  const known = (await findAllFields()).find(({ id }) => id === item);
  return known ? readField(form, known.kind) : 'gone';
}

function readField(form: FormData, kind: FieldKind): Read<Values> {
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
  return Object.keys(errors).length > 0 ? refusal(errors) : { values: { name, kind, choices }, errors: null };
}

function refusal(errors: Record<string, string>) {
  return { values: null, errors };
}

function choicesIn(text: string): string[] {
  const all = text.split('\n').map(oneLine).filter(Boolean);
  return all.filter((one, at) => all.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at);
}
