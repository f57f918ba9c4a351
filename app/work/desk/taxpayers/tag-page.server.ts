import { oneLine } from '#app/platform/core/text.ts';
import { TAG_TONES } from '#app/platform/db/work-values.ts';
import type { WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import { postedForms } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { declaredTags, findTags, type Tag } from '#app/work/core/taxpayers/tags.server.ts';
import { TAG_FORM } from './shared-forms.ts';
import { declaredCommands, type DeclaredTask, type Read } from './declared-commands.server.ts';

export type TagIntent = 'add' | 'save' | 'remove' | 'restore';

const { end, ...commands } = declaredCommands({
  noun: 'Tag',
  rows: declaredTags,
  readNew: readTag,
  readSaved: readTag,
  shared: TAG_FORM,
  find: async (item) => (await findTags()).find(({ id }) => id === item),
  end: { intent: 'remove', done: 'removed', description: 'No client shows it any more.' },
  restored: 'its clients',
});

export const changeTags = postedForms<DeclaredTask, TagIntent, WithMeanwhile>({
  commands: { ...commands, remove: end },
  path: () => '/admin/taxpayers/tags',
  row: 'item',
});

function readTag(form: FormData): Read<Omit<Tag, 'id'>> {
  const name = oneLine(textIn(form, 'name'));
  const tone = oneOf(TAG_TONES, textIn(form, 'tone')) ?? 'plain';
  // A list of tags is written with these between them.
  if (/[;,]/.test(name)) return { values: null, errors: { name: 'A name without commas and semicolons.' } };
  const isName = name.length >= 1 && name.length <= 40;
  return isName
    ? { values: { name, tone }, errors: null }
    : { values: null, errors: { name: 'Enter a name, of at most 40 characters.' } };
}
