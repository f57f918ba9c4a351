import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess } from '#app/accounts/access/access.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { badRequest, notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { adminPath, findList } from '#app/lists/core/lists.ts';
import { readFilter } from './filter.ts';
import { findRows } from './find.server.ts';
import type { Intent, Outcome } from './outcome.ts';
import { findFilters } from './saved-filters.server.ts';
import { refused, type Task } from './task.ts';
import { TASKS } from './tasks.server.ts';

const UNAVAILABLE: Partial<Record<Intent, string>> = {
  logo: 'The storage or the database did not answer. The logo is as it was. Please try again.',
};
const NOTHING_SAVED = 'The database did not answer, and nothing was saved. Please try again.';

export type ListPage = Awaited<ReturnType<typeof loadList>>;

/** Throws as `requireAccess` does, and 404 for an unknown list. */
export async function requireList({ request, context, params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const admin = await requireAccess({ request, context }, 'lists');
  const list = findList(params.list);
  if (!list) throw notFound();
  return { list, mutation: { list, actorId: admin.id } };
}

export async function loadList(args: LoaderFunctionArgs) {
  const { list, mutation } = await requireList(args);
  const filter = readFilter(new URL(args.request.url).searchParams, list);
  const [found, saved] = await Promise.all([
    findRows(list, filter),
    findFilters(mutation.actorId, adminPath(list.name)),
  ]);
  return { ...found, list, filter, saved };
}

/** A script (`live`) gets the outcome; without one a success redirects and anything else renders again. */
export async function changeList(args: ActionFunctionArgs) {
  const { mutation } = await requireList(args);
  const form = await requireForm(args.request);
  const intent = form.get('intent');
  if (typeof intent !== 'string' || !Object.hasOwn(TASKS, intent)) throw badRequest();
  const path = pathOf(args.request);
  const outcome = await run({ mutation, form, context: contextOf(args.context), path }, intent as Intent);
  if (outcome.kind === 'done' && form.get('live') !== 'yes') return redirectWithToast(path, outcome.toast);
  return data(outcome, { status: statusOf(outcome), headers: { 'Cache-Control': PRIVATE_PAGE } });
}

/** When database or storage is away nothing has changed. */
async function run(task: Task, intent: Intent): Promise<Outcome> {
  try {
    return await TASKS[intent](task);
  } catch (error) {
    const { list } = task.mutation;
    task.context.logFailure(`the list of ${list.name} could not be changed (${intent})`, reasonOf(error));
    const id = String(task.form.get('id') ?? '');
    return { ...refused(task, intent, 503, UNAVAILABLE[intent] ?? NOTHING_SAVED), id };
  }
}

function statusOf(outcome: Outcome): number {
  if (outcome.kind === 'done' || outcome.kind === 'question') return 200;
  return outcome.kind === 'stale' ? 409 : outcome.status;
}

function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ['edit', 'index', '_routes']) searchParams.delete(name);
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}
