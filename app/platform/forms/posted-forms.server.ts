import { data } from '@remix-run/node';
import { findDraft, forgetDraft, type Draft } from '#app/platform/drafts/drafts.server.ts';
import { typedEntries } from '#app/platform/drafts/owner-field.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest, notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import type { FormAnswer } from './posted-forms.ts';

export type Posted = { request: Request; form: FormData };

type Result<Intent extends string> = Pick<Toast, 'title' | 'description'> & {
  /** Behind the page's own address: `#note`. */
  place?: string;
  /** Another page instead. */
  to?: string;
  /** The fields of the form that takes it back. */
  undo?: { intent: Intent } & Record<string, string>;
};

type Errors = Partial<Record<string, string>>;

export type Reply<Intent extends string = string, More extends object = object> =
  | { kind: 'done' | 'unchanged'; result: Result<Intent> }
  | {
      kind: 'drawn';
      status: number;
      error?: string;
      errors?: Errors;
      more?: More;
      retryAfterSeconds?: number;
    }
  | { kind: 'missing'; sentence?: string }
  // For what no page can say: a redirect without a word.
  | Response;

export type Command<Context, Intent extends string = string, More extends object = object> = (
  context: Context,
) => Promise<Reply<Intent, More>>;

/** Forgets the kept draft of the form, and goes back to the page. */
export function done<Intent extends string = never>(result: Result<Intent>): Reply<Intent, never> {
  return { kind: 'done', result };
}

/** Goes back to the page, which says why nothing was done. */
export function unchanged<Intent extends string = never>(result: Result<Intent>): Reply<Intent, never> {
  return { kind: 'unchanged', result };
}

/** A sentence about the form as a whole, or sentences by field. */
export function refused<More extends object = never>(what: string | Errors, more?: More): Reply<never, More> {
  return { kind: 'drawn', status: 400, ...errorsOf(what), more };
}

/** Somebody else changed it meanwhile. */
export function stale<More extends object = never>(what: string | Errors, more?: More): Reply<never, More> {
  return { kind: 'drawn', status: 409, ...errorsOf(what), more };
}

/** Nothing is wrong: the page shows something beside what was typed. */
export function shown<More extends object>(more: More): Reply<never, More> {
  return { kind: 'drawn', status: 200, more };
}

/** 404, with the page's sentence or another. */
export function missing(sentence?: string): Reply<never, never> {
  return { kind: 'missing', sentence };
}

/** What was kept of the forms of a page that were sent without a session. */
export type Kept = { find(): Promise<Draft | null>; forget(): Promise<void> };

/** Of an account, at the address of the request. */
export function keptBy(memberId: string, request: Request): Kept {
  return { find: () => findDraft(memberId, request), forget: () => forgetDraft(memberId, request) };
}

type Page<Context, Intent extends string, More extends object> = {
  /** By the `intent` that the form or its button has. */
  commands: Readonly<Record<Intent, Command<Context, Intent, More>>>;
  path(context: Context): string;
  /** The sentence of its 404. */
  missing?: string;
  /** The field that tells forms of one intent apart. */
  row?: string;
  kept?(context: Context): Kept;
};

/** The action of a page: runs the command of the form, and answers for it. Throws 400 for another intent. */
export function postedForms<Context extends Posted, Intent extends string, More extends object = object>(
  page: Page<Context, Intent, More>,
) {
  const rowIn = (form: FormData) => (page.row ? textIn(form, page.row) : '');
  return async (context: Context) => {
    const { form } = context;
    const intent = intentIn(page.commands, form);
    const reply = await page.commands[intent](context);
    if (reply instanceof Response) return reply;
    switch (reply.kind) {
      case 'done':
        await forgetKept(page.kept?.(context), { intent, row: rowIn(form) }, page.row);
        return back(page.path(context), reply.result, 'gain');
      case 'unchanged':
        return back(page.path(context), reply.result, 'loss');
      case 'missing':
        throw notFound(reply.sentence ?? page.missing);
      case 'drawn': {
        const { status, error, errors = {}, more, retryAfterSeconds } = reply;
        const answer = {
          intent,
          row: rowIn(form),
          error,
          errors,
          typed: Object.fromEntries(typedEntries(form)),
          isStale: status === 409,
        };
        const headers = new Headers({ 'Cache-Control': PRIVATE_PAGE });
        if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
        return data<FormAnswer<Intent, More>>({ ...(more as Partial<More>), ...answer }, { status, headers });
      }
    }
  };
}

function intentIn<Intent extends string>(
  commands: Readonly<Record<Intent, unknown>>,
  form: FormData,
): Intent {
  const intent = oneOf(Object.keys(commands) as Intent[], String(form.get('intent')));
  if (!intent) throw badRequest();
  return intent;
}

function errorsOf(what: string | Errors): { error?: string; errors?: Errors } {
  return typeof what === 'string' ? { error: what } : { errors: what };
}

function back(
  path: string,
  { title, description, place = '', to, undo }: Result<string>,
  tone: Toast['tone'],
) {
  const action = undo && { label: 'Undo', path, fields: Object.entries(undo) };
  return redirectWithToast(to ?? `${path}${place}`, { title, description, tone, action });
}

async function forgetKept(kept: Kept | undefined, form: { intent: string; row: string }, row?: string) {
  const draft = await kept?.find();
  if (draft?.intent === form.intent && (!row || (draft[row] ?? '') === form.row)) await kept?.forget();
}
