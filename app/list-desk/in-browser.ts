import {
  isRouteErrorResponse,
  useSubmit,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import type { Toast } from '#app/http/toast.server.ts';
import type { List } from '#app/listings/list.ts';
import type { Intent, Outcome } from './outcome.ts';
import { wordsOf } from './words.ts';

/** The list at once in a document and for a page that is open; on its way on one that is reached from another. */
export function arriving<Data>({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<Data> | { shown: Promise<Data> } {
  const shown = serverLoader<Data>() as Promise<Data>;
  return new URL(request.url).pathname === window.location.pathname ? shown : { shown };
}

/** As the action, its outcome as a toast too, and with the page kept when the site can't be reached. */
export async function told(
  list: List,
  { request, serverAction }: ClientActionFunctionArgs,
): Promise<Outcome> {
  const intent = (await request.clone().formData()).get('intent') as Intent;
  const outcome = await serverAction<Outcome>().catch((error: unknown) => {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return unreached(list, intent);
  });
  // Where a row has come to is seen, and announced by the list.
  if (intent !== 'move' || outcome.kind !== 'done') showToast(outcome.toast);
  return outcome;
}

/** What is open for editing is in the address, and asks for nothing; neither does a form that never reached the site. */
export function staysShown(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate } = args;
  if (formMethod !== undefined && formMethod !== 'GET') {
    const { kind } = (actionResult ?? {}) as Partial<Outcome>;
    return kind === undefined || kind === 'done';
  }
  const [before, after] = [currentUrl, nextUrl].map((url) => withoutEdit(url));
  return before === after && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

/** Sends a form's fields in the background; forms that are sent together need different keys. */
export function useSend(): (key: string, fields: [string, string][]) => void {
  const submit = useSubmit();
  return (key, fields) => {
    const form = new FormData();
    for (const [name, value] of [...fields, ['live', 'yes']] as const) form.append(name, value);
    submit(form, { method: 'post', navigate: false, fetcherKey: key });
  };
}

/** Whether React runs: never in what the server sends. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Shows a message in the page that is open. */
export function showToast(detail: Toast): void {
  window.dispatchEvent(new CustomEvent('toast', { detail }));
}

function unreached(list: List, intent: Intent): Outcome {
  const words = wordsOf(list);
  const title =
    intent === 'add' ? words.addFailed : intent === 'logo' ? words.logoFailed : words.updateFailed;
  const description = 'The site could not be reached, and nothing was saved. Please try again.';
  return { kind: 'refused', intent, status: 503, toast: { title, description, tone: 'loss' } };
}

function withoutEdit(url: URL): string {
  const kept = new URL(url);
  kept.searchParams.delete('edit');
  return kept.href;
}
