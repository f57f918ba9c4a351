import { adminPath } from '#app/lists/core/lists.ts';
import { done, refused } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import type { Mutation } from './change.server.ts';
import { forgetFilter, LONGEST_FILTER_NAME, savedQueryOf, saveFilter } from './saved-filters.server.ts';
import type { ListReply, Task } from './task.server.ts';

export async function keepFilter({ mutation, form, path }: Task): Promise<ListReply> {
  const name = textIn(form, 'name').trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_FILTER_NAME);
  const query = savedQueryOf(mutation.list, path);
  if (!name) return refused('Give the filter a name.');
  if (!query) return refused('Choose or search for something first.');
  await saveFilter(ownerOf(mutation), { page: adminPath(mutation.list.name), name, query });
  return done({ title: 'Filter saved', description: name });
}

export async function dropFilter({ mutation, form }: Task): Promise<ListReply> {
  await forgetFilter(ownerOf(mutation), textIn(form, 'id'));
  return done({ title: 'Filter forgotten' });
}

function ownerOf({ actorId }: Mutation): string {
  if (actorId === null) throw ownError('A filter belongs to somebody.');
  return actorId;
}
