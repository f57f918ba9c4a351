import {
  isRouteErrorResponse,
  useSubmit,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { Toast } from '#app/http/toast.server.ts';
import type { List } from '#app/listings/list.ts';
import type { Intent, Outcome } from './outcome.ts';
import { wordsOf } from './words.ts';

let lastMove: Promise<unknown> = Promise.resolve();

/** As the action, its outcome as a toast too, and with the page kept when the site can't be reached. */
export async function told(
  list: List,
  { request, serverAction }: ClientActionFunctionArgs,
): Promise<Outcome> {
  const intent = (await request.clone().formData()).get('intent') as Intent;
  const answer = intent === 'move' ? inTurn(serverAction<Outcome>) : serverAction<Outcome>();
  const outcome = await answer.catch((error: unknown) => {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return unreached(list, intent);
  });
  // Where a row has come to is seen, and announced by the list.
  if (intent !== 'move' || outcome.kind !== 'done') showToast(outcome.toast);
  return outcome;
}

/** Moves build on one another: each is sent when the one before it was answered. */
function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const sent = lastMove.then(send, send);
  lastMove = sent;
  return sent;
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

/** Has the browser ask before it leaves the page while something on it is not saved yet. */
export function useLeaveGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
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
