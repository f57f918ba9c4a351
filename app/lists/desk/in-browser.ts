import {
  isRouteErrorResponse,
  useSubmit,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { findList, type List } from '#app/lists/core/lists.ts';
import { showToast } from '#app/platform/ui/show-toast.ts';
import type { Intent, Outcome } from './outcome.ts';
import { textsOf } from './texts.ts';

let lastMove: Promise<unknown> = Promise.resolve();

export async function sendInBrowser({
  request,
  params,
  serverAction,
}: ClientActionFunctionArgs): Promise<Outcome> {
  const list = findList(params.list);
  if (!list) return serverAction<Outcome>();
  const intent = (await request.clone().formData()).get('intent') as Intent;
  const sent = intent === 'move' ? inTurn(serverAction<Outcome>) : serverAction<Outcome>();
  const outcome = await sent.catch((error: unknown) => {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return unreachable(list, intent);
  });
  // The list itself announces a moved row, and puts a question.
  const isSaidElsewhere = outcome.kind === 'question' || (intent === 'move' && outcome.kind === 'done');
  if (!isSaidElsewhere) showToast(outcome.toast);
  return outcome;
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
    const { kind } = (actionResult ?? {}) as Partial<Outcome>;
    return kind === undefined || kind === 'done';
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

function unreachable(list: List, intent: Intent): Outcome {
  const words = textsOf(list);
  const title =
    intent === 'add' ? words.addFailed : intent === 'logo' ? words.logoFailed : words.updateFailed;
  const description = 'The site could not be reached, and nothing was saved. Please try again.';
  return { kind: 'refused', intent, status: 503, toast: { title, description, tone: 'loss' } };
}

function withoutEdit(url: URL): string {
  const cleaned = new URL(url);
  for (const name of ['edit', 'add']) cleaned.searchParams.delete(name);
  return cleaned.href;
}
