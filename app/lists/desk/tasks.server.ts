import { done, refused, stale, type Command } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { capitalised } from '#app/platform/core/text.ts';
import type { DrawnPicture } from '#app/platform/images/drawing.server.ts';
import { drawPicture } from '#app/platform/images/picture.server.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { changeMany } from './bulk-acts.server.ts';
import { cutLogo, CUTS } from './cut-logo.server.ts';
import { filterOf } from './filter.ts';
import { findHistory } from './history.server.ts';
import { clearLogo, LOGO, storeLogo } from './logo-store.server.ts';
import { moveRow } from './move.server.ts';
import type { Intent, ListMore } from './list-answer.ts';
import { parsePart, rowSchema, type RowEntries } from './row-schema.ts';
import { FIELD_NAMES } from './row.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { dropFilter, keepFilter } from './saved-filters.server.ts';
import { addRow, restoreVersion, saveRow, type Saved } from './save.server.ts';
import { NOT_IN_LIST, type ListReply, type Task } from './task.server.ts';
import { setRow } from './set-row.server.ts';
import { countText, textsOf } from './texts.ts';

const NO_LOGO = 'The logo could not be stored. Upload it again in its line.';

/** Each throws when the database or the storage is away. */
export const LIST_COMMANDS: Record<Intent, Command<Task, Intent, ListMore>> = {
  add,
  save,
  delete: deleteRow,
  restore: restoreRow,
  many: changeMany,
  move,
  logo: uploadLogo,
  'remove-logo': deleteLogoFiles,
  'cut-logo': cutStoredLogo,
  revert,
  'save-filter': ({ form, me, mutation: { list }, path }) => {
    const filter = filterOf(list);
    return keepFilter(form, me.id, filter, filter.read(new URL(path, 'http://desk').searchParams));
  },
  'forget-filter': ({ form, me }) => dropFilter(form, me.id),
};

async function add(task: Task): Promise<ListReply> {
  const { mutation, form } = task;
  const texts = textsOf(mutation.list);
  const submission = parseForm(form, rowSchema(mutation.list), { disableAutoCoercion: true });
  if (submission.status !== 'success') {
    const result = submission.reply();
    return refused(String(Object.values(result.error ?? {}).find(Boolean)), { result });
  }
  const file = form.get('logo');
  const logo = file instanceof File && file.size > 0 ? await drawPicture(await file.bytes(), LOGO) : null;
  if (logo && logo.kind !== 'drawn') {
    const result = submission.reply({ formErrors: [logo.message] });
    return refused(logo.message, { result }, statusOf(logo));
  }
  const isLast = textIn(form, 'displayOrder').trim() === '';
  const { displayOrder, ...fields } = submission.value;
  const values = { ...fields, displayOrder: isLast ? null : displayOrder };
  const id = await addRow(mutation, values, newIdIn(form));
  const isWhole = !logo || (await storeDrawn(task, id, logo.pictures).catch(() => false));
  return done({ title: texts.added, description: isWhole ? undefined : NO_LOGO }, { added: id });
}

async function save(task: Task): Promise<ListReply> {
  const { mutation, form } = task;
  const id = textIn(form, 'id');
  const only = form.getAll('only');
  const names = only.length > 0 ? FIELD_NAMES.filter((name) => only.includes(name)) : FIELD_NAMES;
  const entries: RowEntries = Object.fromEntries(names.map((name) => [name, textIn(form, name)]));
  const parsed = parsePart(mutation.list, entries);
  if ('errors' in parsed) return refused(parsed.errors, { values: entries });
  return saidOf(task, await saveRow(mutation, { id, version: versionOf(task), fields: parsed.fields }));
}

async function deleteRow({ mutation, form }: Task): Promise<ListReply> {
  const row = await setRow(mutation, 'delete', { id: textIn(form, 'id') });
  if (!row) return NOT_IN_LIST;
  const { id, name } = row;
  return done({
    title: textsOf(mutation.list).deleted,
    description: name,
    undo: { intent: 'restore', id },
  });
}

async function restoreRow({ mutation, form }: Task): Promise<ListReply> {
  const row = await setRow(mutation, 'restore', { id: textIn(form, 'id') });
  if (!row) return NOT_IN_LIST;
  return done({ title: `${capitalised(countText(1, mutation.list))} restored`, description: row.name });
}

async function revert(task: Task): Promise<ListReply> {
  const id = textIn(task.form, 'id');
  const [version, seen] = [versionOf(task, 'to'), versionOf(task)];
  return saidOf(task, await restoreVersion(task.mutation, { id, version, seen }));
}

/** No row has version 0, so an invalid version counts as changed since. */
function versionOf({ form }: Task, name = 'version'): number {
  return readVersion(form.get(name)) ?? 0;
}

function saidOf(task: Task, saved: Saved): ListReply {
  switch (saved.kind) {
    case 'not-found':
      return NOT_IN_LIST;
    case 'saved':
      return done({ title: updatedText(task), description: saved.row.name });
    case 'stale': {
      const by = saved.stale.by ?? 'Somebody else';
      const description = `${by} changed the same meanwhile. Both are shown: choose one.`;
      return stale(description, { stale: saved.stale });
    }
  }
}

async function move(task: Task): Promise<ListReply> {
  const id = textIn(task.form, 'id');
  const side = textIn(task.form, 'before') ? 'before' : 'after';
  const row = await moveRow(task.mutation, id, { side, target: textIn(task.form, side) });
  if (!row) return NOT_IN_LIST;
  return done({ title: updatedText(task), description: `${row.name} has a new place.` });
}

async function uploadLogo(task: Task): Promise<ListReply> {
  const id = textIn(task.form, 'id');
  const file = task.form.get('logo');
  const logo = await drawPicture(file instanceof File ? await file.bytes() : new Uint8Array(), LOGO);
  if (logo.kind !== 'drawn') return refused(logo.message, undefined, statusOf(logo));
  const isStored = await storeDrawn(task, id, logo.pictures);
  return isStored ? done({ title: textsOf(task.mutation.list).logoUploaded }) : NOT_IN_LIST;
}

async function cutStoredLogo(task: Task): Promise<ListReply> {
  const id = textIn(task.form, 'id');
  const found = await findHistory(task.mutation.list, id);
  const fit = oneOf(CUTS, textIn(task.form, 'fit'));
  if (!fit) return refused('Choose one of the pictures first.');
  const cut = await cutLogo(found?.row.logoUrl ?? null, fit);
  if (!cut) return NOT_IN_LIST;
  if (cut.kind !== 'drawn') return refused(cut.message, undefined, statusOf(cut));
  const isStored = await storeDrawn(task, id, cut.pictures);
  return isStored ? done({ title: updatedText(task) }) : NOT_IN_LIST;
}

function storeDrawn(
  { mutation, context }: Task,
  id: string,
  pictures: readonly DrawnPicture[],
): Promise<boolean> {
  const [single, double] = pictures.map(({ bytes }) => bytes) as [Buffer, Buffer];
  return storeLogo(mutation, id, { single, double }, context);
}

async function deleteLogoFiles(task: Task): Promise<ListReply> {
  const id = textIn(task.form, 'id');
  const isCleared = await clearLogo(task.mutation, id, task.context);
  return isCleared ? done({ title: updatedText(task) }) : NOT_IN_LIST;
}

function updatedText({ mutation }: Task): string {
  return textsOf(mutation.list).updated;
}

function statusOf({ kind }: { kind: 'busy' | 'refused' }): 400 | 503 {
  return kind === 'busy' ? 503 : 400;
}
