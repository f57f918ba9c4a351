import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireAdmin } from '#app/administration/access.server.ts';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { reasonOf } from '#app/http/failure.ts';
import { requireForm } from '#app/http/form.ts';
import { badRequest, notFound } from '#app/http/responses.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { findList, LISTS, type ListName } from '#app/listings/list.ts';
import { readFilter } from './filter.ts';
import { findRows } from './find.server.ts';
import type { Intent, Outcome } from './outcome.ts';
import { refused, TASKS, type Task } from './tasks.server.ts';
import { emptyTrash } from './trash.server.ts';

const AWAY: Partial<Record<Intent, string>> = {
  logo: 'The storage or the database did not answer. The logo is as it was. Please try again.',
};
const NOTHING_SAVED = 'The database did not answer, and nothing was saved. Please try again.';

/** What a list's page of administration shows. */
export type Shown = Awaited<ReturnType<typeof showList>>;

/** The loader of that page. */
export async function showList(name: ListName, { request, context }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = LISTS[name];
  const filter = readFilter(new URL(request.url).searchParams, list);
  const found = await findRows(list, filter);
  if (found.counts.trash > 0) await emptyTrash(list, contextOf(context));
  return { ...found, filter };
}

/**
 * The action of a list's page of administration: every form says what it wants by `intent`. Where a script sent it (`live`)
 * the outcome comes back; else a success leads back to the page, and anything else shows it again.
 */
export async function changeList(name: ListName, { request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await requireForm(request);
  const intent = form.get('intent');
  if (typeof intent !== 'string' || !Object.hasOwn(TASKS, intent)) throw badRequest();
  const path = pathOf(request);
  const doing = { list: LISTS[name], actorId: admin.id };
  const task = { doing, form, context: contextOf(context), path };
  const outcome = await attempted(task, intent as Intent);
  if (outcome.kind === 'done' && form.get('live') !== 'yes') return redirectWithToast(path, outcome.toast);
  return data(outcome, { status: statusOf(outcome), headers: { 'Cache-Control': PRIVATE_PAGE } });
}

/** The list an address below it names. Throws as `requireAdmin` does, and 404 where there is no such list. */
export async function requireList({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) {
  const admin = await requireAdmin(request);
  const list = findList(params.list);
  if (!list) throw notFound();
  return { list, doing: { list, actorId: admin.id } };
}

/** The action of what belongs to a list: its trash, its histories. */
export async function changeBelow(args: ActionFunctionArgs) {
  const { list } = await requireList(args);
  return changeList(list.name, args);
}

/** What came of it, when something we rest on is away too: that is logged, and nothing has been changed. */
export async function attempted(task: Task, intent: Intent): Promise<Outcome> {
  try {
    return await TASKS[intent](task);
  } catch (error) {
    const { list } = task.doing;
    task.context.logFailure(`the list of ${list.name} could not be changed (${intent})`, reasonOf(error));
    const id = String(task.form.get('id') ?? '');
    return { ...refused(task, intent, 503, AWAY[intent] ?? NOTHING_SAVED), id };
  }
}

export function statusOf(outcome: Outcome): number {
  if (outcome.kind === 'done') return 200;
  return outcome.kind === 'stale' ? 409 : outcome.status;
}

/** The page as it was shown, no row of it open. */
function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ['edit', 'index', '_routes']) searchParams.delete(name);
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}
