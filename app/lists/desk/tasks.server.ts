import { textIn } from '#app/platform/http/form-text.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { drawPicture } from '#app/platform/images/picture.server.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { cutLogo, CUTS } from './cut-logo.server.ts';
import { dropFilter, keepFilter } from './filter-tasks.server.ts';
import { findHistory } from './history.server.ts';
import { clearLogo, LOGO, storeLogo } from './logo-store.server.ts';
import { changeMany, deleteMany } from './many.server.ts';
import { moveRow } from './move.server.ts';
import type { Intent, Outcome } from './outcome.ts';
import { parsePart, rowSchema, type RowEntries } from './row-schema.ts';
import { FIELD_NAMES, type RowFields } from './row.ts';
import { addRow, restoreVersion, saveRow, type Saved } from './save.server.ts';
import { done, notFound, refused, type Task } from './task.ts';
import { restoreRows, showRows } from './trash.server.ts';
import { textsOf } from './texts.ts';

const NO_LOGO = 'The logo could not be stored. Upload it again in its line.';

/** Each throws when the database or the storage is away. */
export const TASKS: Record<Intent, (task: Task) => Promise<Outcome>> = {
  add,
  save,
  delete: deleteMany,
  restore: (task) => changeMany(task, 'restore', (ids) => restoreRows(task.mutation, ids)),
  show: (task) => changeMany(task, 'show', (ids) => showRows(task.mutation, ids, true)),
  hide: (task) => changeMany(task, 'hide', (ids) => showRows(task.mutation, ids, false)),
  move,
  logo: uploadLogo,
  'remove-logo': deleteLogoFiles,
  'cut-logo': cutStoredLogo,
  revert,
  'save-filter': keepFilter,
  'forget-filter': dropFilter,
};

async function add(task: Task): Promise<Outcome> {
  const { mutation, form } = task;
  const texts = textsOf(mutation.list);
  const submission = parseForm(form, rowSchema(mutation.list), { disableAutoCoercion: true });
  if (submission.status !== 'success') {
    const result = submission.reply();
    return { ...refused(task, 'add', 400, firstOf(result.error)), result };
  }
  const file = form.get('logo');
  const logo = file instanceof File && file.size > 0 ? await drawPicture(await file.bytes(), LOGO) : null;
  if (logo && logo.kind !== 'drawn') {
    const result = submission.reply({ formErrors: [logo.message] });
    return { ...refused(task, 'add', logo.kind === 'busy' ? 503 : 400, logo.message), result };
  }
  const isLast = textIn(form, 'displayOrder').trim() === '';
  const { displayOrder, ...fields } = submission.value;
  const id = await addRow(mutation, { ...fields, displayOrder: isLast ? null : displayOrder });
  const isWhole = !logo || (await storeDrawn(task, id, logo.pictures).catch(() => false));
  return { ...done(id, texts.added, isWhole ? undefined : NO_LOGO), version: 1 };
}

async function save(task: Task): Promise<Outcome> {
  const { mutation, form } = task;
  const id = textIn(form, 'id');
  const only = form.getAll('only');
  const names = only.length > 0 ? FIELD_NAMES.filter((name) => only.includes(name)) : FIELD_NAMES;
  const entries: RowEntries = Object.fromEntries(names.map((name) => [name, textIn(form, name)]));
  const parsed = parsePart(mutation.list, entries);
  if ('errors' in parsed) {
    const message = firstOf(parsed.errors);
    return { ...refused(task, 'save', 400, message), id, errors: parsed.errors, values: entries };
  }
  const version = versionOf(task);
  return outcomeOf(task, 'save', id, await saveRow(mutation, { id, version, fields: parsed.fields }));
}

async function revert(task: Task): Promise<Outcome> {
  const id = textIn(task.form, 'id');
  const [version, seen] = [versionOf(task, 'to'), versionOf(task)];
  const restored = await restoreVersion(task.mutation, { id, version, seen });
  return outcomeOf(task, 'revert', id, restored);
}

/** No row has version 0, so an invalid version counts as changed since. */
function versionOf({ form }: Task, name = 'version'): number {
  return readVersion(form.get(name)) ?? 0;
}

function outcomeOf(task: Task, intent: Intent, id: string, saved: Saved): Outcome {
  const texts = textsOf(task.mutation.list);
  if (saved.kind === 'not-found') return notFound(task, intent, id);
  if (saved.kind === 'saved')
    return { ...done(id, texts.updated, saved.row.name), version: saved.row.version };
  const description = `${saved.stale.by ?? 'Somebody else'} changed the same meanwhile. Both are shown: choose one.`;
  const toast = { title: texts.updateFailed, description, tone: 'loss' } as const;
  return { kind: 'stale', id, stale: saved.stale, toast };
}

async function move(task: Task): Promise<Outcome> {
  const id = textIn(task.form, 'id');
  const side = textIn(task.form, 'before') ? 'before' : 'after';
  const row = await moveRow(task.mutation, id, { side, target: textIn(task.form, side) });
  if (!row) return notFound(task, 'move', id);
  return done(id, textsOf(task.mutation.list).updated, `${row.name} has a new place.`);
}

async function uploadLogo(task: Task): Promise<Outcome> {
  const id = textIn(task.form, 'id');
  const file = task.form.get('logo');
  const logo = await drawPicture(file instanceof File ? await file.bytes() : new Uint8Array(), LOGO);
  if (logo.kind !== 'drawn')
    return { ...refused(task, 'logo', logo.kind === 'busy' ? 503 : 400, logo.message), id };
  const isStored = await storeDrawn(task, id, logo.pictures);
  return isStored ? done(id, textsOf(task.mutation.list).logoUploaded) : notFound(task, 'logo', id);
}

async function cutStoredLogo(task: Task): Promise<Outcome> {
  const id = textIn(task.form, 'id');
  const found = await findHistory(task.mutation.list, id);
  const fit = oneOf(CUTS, textIn(task.form, 'fit'));
  if (!fit) return { ...refused(task, 'cut-logo', 400, 'Choose one of the pictures first.'), id };
  const cut = await cutLogo(found?.row.logoUrl ?? null, fit);
  if (!cut) return notFound(task, 'cut-logo', id);
  if (cut.kind !== 'drawn')
    return { ...refused(task, 'cut-logo', cut.kind === 'busy' ? 503 : 400, cut.message), id };
  const isStored = await storeDrawn(task, id, cut.pictures);
  return isStored ? done(id, textsOf(task.mutation.list).updated) : notFound(task, 'cut-logo', id);
}

function storeDrawn({ mutation, context }: Task, id: string, pictures: readonly Buffer[]): Promise<boolean> {
  const [single, double] = pictures as [Buffer, Buffer];
  return storeLogo(mutation, id, { single, double }, context);
}

async function deleteLogoFiles(task: Task): Promise<Outcome> {
  const id = textIn(task.form, 'id');
  const isCleared = await clearLogo(task.mutation, id, task.context);
  return isCleared ? done(id, textsOf(task.mutation.list).updated) : notFound(task, 'remove-logo', id);
}

function firstOf(
  errors: Partial<Record<keyof RowFields | '', string | string[] | null>> | null | undefined,
): string {
  return String(Object.values(errors ?? {}).find(Boolean) ?? '');
}
