import { channel } from 'node:diagnostics_channel';
import { data } from '@remix-run/node';
import { findDraft, forgetDraft, type Draft } from '#app/platform/drafts/drafts.server.ts';
import { typedEntries } from '#app/platform/drafts/owner-field.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest, notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { intentOf, type FormAnswer } from './posted-forms.ts';
import { keysOf } from '#app/platform/core/keys.ts';

export type Posted = { request: Request; form: FormData };

export type Undo<Intent extends string> = { intent: Intent } & Record<string, string | readonly string[]>;

type Result<Intent extends string> = Pick<Toast, 'title' | 'description' | 'link'> & {
  /** By default that of the reply. */
  tone?: Toast['tone'];
  /** Undo is posted to this page, whatever page comes next. */
  undoHere?: true;
  /** The ids of the steps of work to undo. Undo leads to `undoneTo`, by default to the page. */
  step?: string | readonly string[];
  undoneTo?: string;
  cookie?: string;
} & (
    | {
        /** A fragment of the page's own address: `#note`. */
        place?: string;
        to?: never;
        undo?: Undo<Intent>;
      }
    // Another page instead, to which Undo is posted then.
    | { place?: never; to: string; undo?: Undo<string> }
  );

type Errors = Partial<Record<string, string>>;

export type Reply<Intent extends string = string, More extends object = object> =
  | { kind: 'done' | 'unchanged'; result: Result<Intent>; more?: More }
  | {
      kind: 'drawn';
      status: number;
      error?: string;
      errors?: Errors;
      more?: More;
      retryAfterSeconds?: number;
    }
  | { kind: 'missing'; sentence?: string }
  // For an answer that is not a page: a redirect without a message.
  | Response;

export type Command<Context, Intent extends string = string, More extends object = object> = (
  context: Context,
) => Promise<Reply<Intent, More>>;

/** Deletes the form's draft, and goes back to the page; a live script gets `more` too. */
export function done<Intent extends string = never, More extends object = never>(
  result: Result<Intent>,
  more?: More,
): Reply<Intent, More> {
  return { kind: 'done', result, more };
}

/** Goes back to the page, which says why nothing was done. */
export function unchanged<Intent extends string = never>(result: Result<Intent>): Reply<Intent, never> {
  return { kind: 'unchanged', result };
}

export function refused<More extends object = never>(
  what: string | Errors,
  more?: More,
  status: 400 | 404 | 409 | 503 = 400,
): Reply<never, More> {
  return { kind: 'drawn', status, ...errorsOf(what), more };
}

export function stale<More extends object = never>(what: string | Errors, more?: More): Reply<never, More> {
  return refused(what, more, 409);
}

export function shown<More extends object>(more: More): Reply<never, More> {
  return { kind: 'drawn', status: 200, more };
}

export function missing(sentence?: string): Reply<never, never> {
  return { kind: 'missing', sentence };
}

/** What was kept of a page's forms that were sent without a session. */
export type Kept = { find(): Promise<Draft | null>; forget(): Promise<void> };

export function keptBy(memberId: string, request: Request): Kept {
  return { find: () => findDraft(memberId, request), forget: () => forgetDraft(memberId, request) };
}

type Page<Context, Intent extends string, More extends object> = {
  /** By the `intent` of the form or its button; the button's choice follows a colon. */
  commands: Readonly<Record<Intent, Command<Context, Intent, More>>>;
  path(context: Context): string;
  missing?: string;
  /** The field that tells forms with the same intent apart. */
  row?: string;
  /** Intents that are buttons of one form, and so share its draft. */
  oneForm?: readonly Intent[];
  kept?(context: Context): Kept;
  failed?(context: Context, intent: Intent, error: unknown): Reply<Intent, More>;
};

/** The form is read here, unless something had to read it first. */
type Given<Context extends Posted> = Omit<Context, 'form'> & Partial<Pick<Posted, 'form'>>;

const posts = channel('posted-forms');

/**
 * The action of a page: runs the form's command and answers. Throws 400 for an unknown intent. Each post sends the
 * commands to the channel `posted-forms`: the security tests compare their intents with their own list. A script that
 * posts `live` gets data in place of a redirect with a toast.
 */
export function postedForms<Context extends Posted, Intent extends string, More extends object = object>(
  page: Page<Context, Intent, More>,
) {
  return async (given: Given<Context>) => {
    const form = given.form ?? (await requireForm(given.request));
    const context = { ...given, form } as Context;
    posts.publish(page.commands);
    const intent = intentIn(page.commands, form);
    const row = page.row ? textIn(form, page.row) : '';
    const reply = await page.commands[intent](context).catch((error: unknown) => {
      if (!page.failed || error instanceof Response) throw error;
      return page.failed(context, intent, error);
    });
    if (reply instanceof Response) return reply;
    if (reply.kind === 'missing') throw notFound(reply.sentence ?? page.missing);
    if (reply.kind === 'drawn') {
      const typed = Object.fromEntries(typedEntries(form));
      return answered<Intent, More>({ typed, isStale: reply.status === 409, intent, row }, reply);
    }
    if (reply.kind === 'done') await forgetKept(page, context, intent);
    const { result, more } = reply;
    const to = result.to ?? page.path(context);
    const undoPath = result.undoHere ? page.path(context) : to;
    const place = `${to}${result.place ?? ''}`;
    const tone = result.tone ?? (reply.kind === 'done' ? 'gain' : 'loss');
    const toast = toastOf(result, { undoPath, undoneTo: result.undoneTo ?? place }, tone);
    if (form.get('live') !== 'yes') return withCookie(await redirectWithToast(place, toast), result.cookie);
    return answered<Intent, More>({ typed: {}, isStale: false, toast, intent, row }, { status: 200, more });
  };
}

function withCookie(answer: Response, cookie: string | undefined): Response {
  if (cookie) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

type Drawn<More extends object> = Omit<Extract<Reply<never, More>, { kind: 'drawn' }>, 'kind'>;

function answered<Intent extends string, More extends object>(
  about: Pick<FormAnswer<Intent>, 'intent' | 'row' | 'typed' | 'isStale' | 'toast'>,
  { status, error, errors = {}, more, retryAfterSeconds }: Drawn<More>,
) {
  const headers = new Headers({ 'Cache-Control': PRIVATE_PAGE });
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  const answer = { ...(more as Partial<More>), ...about, error, errors };
  return data<FormAnswer<Intent, More>>(answer, { status, headers });
}

function intentIn<Intent extends string>(
  commands: Readonly<Record<Intent, unknown>>,
  form: FormData,
): Intent {
  const intent = oneOf(keysOf(commands), intentOf(form.get('intent')));
  if (!intent) throw badRequest();
  return intent;
}

/** The choice of the pressed button: `assign:ID`. Else empty. */
export function choiceIn(form: FormData): string {
  return /:(.*)/s.exec(String(form.get('intent') ?? ''))?.[1] ?? '';
}

function errorsOf(what: string | Errors): { error?: string; errors?: Errors } {
  return typeof what === 'string' ? { error: what } : { errors: what };
}

function toastOf(
  { title, description, link, undo, step }: Result<string>,
  { undoPath, undoneTo }: { undoPath: string; undoneTo: string },
  tone: Toast['tone'],
): Toast {
  const toast = { title, description, link, tone };
  if (step?.length) return { ...toast, action: stepUndo([step].flat(), undoneTo) };
  const fields = Object.entries(undo ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return { ...toast, action: undo && { label: 'Undo', path: undoPath, fields } };
}

/** Undoes steps of work, and goes to a page of the desk. */
export function stepUndo(steps: readonly string[], to: string): NonNullable<Toast['action']> {
  return {
    label: 'Undo',
    path: '/admin/undo',
    fields: [...steps.map((step): [string, string] => ['step', step]), ['to', to]],
  };
}

async function forgetKept<Context extends Posted, Intent extends string>(
  { kept, row, oneForm }: Pick<Page<Context, Intent, object>, 'kept' | 'row' | 'oneForm'>,
  context: Context,
  intent: Intent,
) {
  const draft = await kept?.(context).find();
  if (!draft) return;
  const ofForm: readonly string[] = oneForm?.includes(intent) ? oneForm : [intent];
  const isSameRow = !row || (draft[row] ?? '') === textIn(context.form, row);
  if (isSameRow && ofForm.includes(intentOf(draft.intent))) await kept?.(context).forget();
}
