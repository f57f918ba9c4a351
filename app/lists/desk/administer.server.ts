import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { postedForms, refused } from '#app/platform/forms/posted-forms.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { adminPath, findList } from '#app/lists/core/lists.ts';
import { filterOf } from './filter.ts';
import { findRows } from './find.server.ts';
import type { Intent, ListMore } from './list-answer.ts';
import { findFilters } from './saved-filters.server.ts';
import type { Task } from './task.server.ts';
import { LIST_COMMANDS } from './tasks.server.ts';

const UNAVAILABLE: Partial<Record<Intent, string>> = {
  logo: 'The storage or the database did not answer. The logo is as it was. Please try again.',
};
const NOTHING_SAVED = 'The database did not answer, and nothing was saved. Please try again.';

export type ListPage = Awaited<ReturnType<typeof loadList>>;

/** Throws as `requireAccess` does, and 404 for an unknown list. */
export async function requireList({ request, context, params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const list = findList(params.list);
  // Any word behind /admin/ comes here.
  const admin = await requireAccess({ request, context }, list ? 'lists' : 'desk');
  if (!list) throw notFound();
  return { list, mutation: { list, actorId: admin.id }, me: firmActor(admin) };
}

export async function loadList(args: LoaderFunctionArgs) {
  const { list, mutation } = await requireList(args);
  const filter = filterOf(list).read(new URL(args.request.url).searchParams);
  const [found, saved] = await Promise.all([
    findRows(list, filter),
    findFilters(mutation.actorId, adminPath(list.name)),
  ]);
  return { ...found, list, filter, saved, newId: crypto.randomUUID() };
}

export async function changeList({ request, context, params }: ActionFunctionArgs) {
  const { mutation, me } = await requireList({ request, context, params });
  return change({ request, mutation, me, context: contextOf(context), path: pathOf(request) });
}

const change = postedForms<Task, Intent, ListMore>({
  commands: LIST_COMMANDS,
  path: ({ path }) => path,
  row: 'id',
  failed({ mutation: { list }, context }, intent, error) {
    context.logFailure(`the list of ${list.name} could not be changed (${intent})`, reasonOf(error));
    return refused(UNAVAILABLE[intent] ?? NOTHING_SAVED, undefined, 503);
  },
});

function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ['edit', 'index', '_routes']) searchParams.delete(name);
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}
