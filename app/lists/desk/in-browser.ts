import {
  isRouteErrorResponse,
  useSubmit,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { findList } from '#app/lists/core/lists.ts';
import { intentOf } from '#app/platform/forms/posted-forms.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { showToast } from '#app/platform/ui/show-toast.ts';
import { INTENTS, refusalOf, type Intent, type ListAnswer } from './list-answer.ts';

let lastMove: Promise<unknown> = Promise.resolve();

export async function sendInBrowser({
  request,
  params,
  serverAction,
}: ClientActionFunctionArgs): Promise<ListAnswer> {
  const list = findList(params.list);
  if (!list) return serverAction<ListAnswer>();
  const intent = oneOf(INTENTS, intentOf((await request.clone().formData()).get('intent')));
  const sent = intent === 'move' ? inTurn(serverAction<ListAnswer>) : serverAction<ListAnswer>();
  const answer = await sent.catch((error: unknown) => {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return unreachable(intent ?? 'save');
  });
  // The list itself announces a moved row.
  if (intent !== 'move' || !answer.toast) showToast(answer.toast ?? refusalOf(list, answer));
  return answer;
}

/** Moves depend on one another: each is sent after the answer to the previous one. */
function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const sent = lastMove.then(send, send);
  lastMove = sent;
  return sent;
}

export function shouldReload(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate } = args;
  if (formMethod !== undefined && formMethod !== 'GET') {
    const { intent, toast } = (actionResult ?? {}) as Partial<ListAnswer>;
    return intent === undefined || toast !== undefined;
  }
  const [before, after] = [currentUrl, nextUrl].map((url) => withoutEdit(url));
  return before === after && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

/** Forms in flight at the same time need different keys. */
export function useSend(): (key: string, fields: [string, string][]) => void {
  const submit = useSubmit();
  return (key, fields) => {
    const form = new FormData();
    for (const [name, value] of [...fields, ['live', 'yes']] as const) form.append(name, value);
    submit(form, { method: 'post', navigate: false, fetcherKey: key });
  };
}

/** False on the server and in the first render in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function unreachable(intent: Intent): ListAnswer {
  const error = 'The site could not be reached, and nothing was saved. Please try again.';
  return { intent, row: '', error, errors: {}, typed: {}, isStale: false };
}

function withoutEdit(url: URL): string {
  const cleaned = new URL(url);
  for (const name of ['edit', 'add']) cleaned.searchParams.delete(name);
  return cleaned.href;
}
