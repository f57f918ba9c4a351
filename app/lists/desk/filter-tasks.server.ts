import { adminPath } from '#app/lists/core/lists.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import type { Mutation } from './change.server.ts';
import type { Outcome } from './outcome.ts';
import { forgetFilter, LONGEST_FILTER_NAME, savedQueryOf, saveFilter } from './saved-filters.server.ts';
import { done, refused, type Task } from './task.ts';

export async function keepFilter({ mutation, form, path }: Task): Promise<Outcome> {
  const name = textIn(form, 'name').trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_FILTER_NAME);
  const task = { mutation };
  const query = savedQueryOf(mutation.list, path);
  if (!name) return refused(task, 'save-filter', 400, 'Give the filter a name.');
  if (!query) return refused(task, 'save-filter', 400, 'Choose or search for something first.');
  await saveFilter(ownerOf(mutation), { page: adminPath(mutation.list.name), name, query });
  return done('', 'Filter saved', name);
}

export async function dropFilter({ mutation, form }: Task): Promise<Outcome> {
  await forgetFilter(ownerOf(mutation), textIn(form, 'id'));
  return done('', 'Filter forgotten');
}

function ownerOf({ actorId }: Mutation): string {
  if (actorId === null) throw ownError('A filter belongs to somebody.');
  return actorId;
}
