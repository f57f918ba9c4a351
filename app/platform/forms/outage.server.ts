import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionFunction, ActionFunctionArgs, LoaderFunction, ServerBuild } from '@remix-run/node';
import { detailOf } from '#app/platform/core/own-error.ts';
import { codeOf, isPassing, rootCause } from '#app/platform/db/failure.ts';
import { SECRET_FIELDS, typedEntries } from '#app/platform/drafts/owner-field.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { traceOf } from '#app/platform/http/failure.ts';
import type { SendAgain } from './send-again.ts';
import { unavailable } from '#app/platform/http/responses.ts';
import { FORM } from '#app/platform/drafts/drafts.server.ts';

/** In bytes: a longer form is not sent back. */
const MOST_KEPT = 250_000;
const RETRY_AFTER = '10';
/** Milliseconds before a page is read again: after a restart of Postgres old connections fail one after another. */
const WAITS = [50, 250];

/** Codes that `isPassing` lacks: lost connections, a failing disk, and a Postgres that is full or read-only. */
const AWAY = /^(EPIPE|EIO|EROFS|ESTALE|ENOTDIR|CONNECTION_(DESTROYED|ENDED)|53...|25006)$/;
const CUT = /^(EPIPE|ECONNRESET|ECONNREFUSED|CONNECTION_(CLOSED|DESTROYED|ENDED)|57P0[123])$/;
/** Messages of the queue's driver, which has no codes. */
const QUEUE_AWAY = /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout/;
const TIMED_OUT = new Set(['TimeoutError', 'AbortError']);

/** Whether the database or the storage was away: a retry works once it is back. */
export function isOutage(error: unknown): boolean {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return false;
  const code = codeOf(cause);
  // A missing file is no outage; a missing socket of the database is.
  if (code === 'ENOENT') return detailOf(cause, 'syscall') === 'connect';
  return (
    isPassing(cause) ||
    AWAY.test(code) ||
    TIMED_OUT.has(cause.name) ||
    QUEUE_AWAY.test(cause.message) ||
    isStoreFailing(cause)
  );
}

function isStoreFailing(cause: Error): boolean {
  const metadata = detailOf(cause, '$metadata');
  const status = typeof metadata === 'object' && metadata && Reflect.get(metadata, 'httpStatusCode');
  return typeof status === 'number' && status >= 500;
}

/**
 * In an outage every page answers 503, unless it has a better answer of its own. A sender gets the form's fields
 * back, to send them again.
 */
export function answeringOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action, default: page } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: answeringCall(readingAgain(loader)) }),
      ...(action && { action: page ? answeringForm(action) : answeringCall(action) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Reads once more, so that a visitor does not notice a restart of Postgres. */
function readingAgain(loader: LoaderFunction): LoaderFunction {
  return async (args, ...rest) => {
    for (const wait of WAITS) {
      try {
        return await loader(args, ...rest);
      } catch (error) {
        if (!CUT.test(codeOf(error))) throw error;
        await sleep(wait);
        // Loaders keep what they read in the context, such as the member: the copy does not keep the failure.
        args = { ...args, context: { ...args.context } };
      }
    }
    return loader(args, ...rest);
  };
}

/** A page shows the page of errors; an address without a page only the sentence. */
function answeringCall(call: ActionFunction): ActionFunction {
  return async (args) => {
    try {
      return await call(args);
    } catch (error) {
      if (!isOutage(error)) throw error;
      note(args, error);
      throw unavailable();
    }
  };
}

function answeringForm(action: ActionFunction): ActionFunction {
  return async (args) => {
    try {
      return await action(args);
    } catch (error) {
      if (!isOutage(error)) throw error;
      note(args, error);
      throw await toSendAgain(args);
    }
  };
}

function note({ context }: Pick<ActionFunctionArgs, 'context'>, error: unknown): void {
  contextOf(context).logFailure('the database or the storage did not answer', traceOf(error));
}

async function toSendAgain({ request: { url, headers: sent }, context }: ActionFunctionArgs) {
  const form = await formIn(contextOf(context).body, sent.get('Content-Type') ?? '');
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_routes');
  const names: readonly string[] = SECRET_FIELDS;
  const again: SendAgain = {
    kind: 'send-again',
    action: [pathname.replace(/\.data$/, ''), searchParams].filter(String).join('?'),
    // A page answers it, not a script.
    fields: form ? typedEntries(form).filter(([name]) => name !== 'live') : [],
    isWhole:
      Boolean(form) && [...(form ?? [])].every(([name, value]) => isText(value) && !names.includes(name)),
  };
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER };
  return Response.json(again, { status: 503, headers });
}

async function formIn(body: Buffer | undefined, type: string): Promise<FormData | null> {
  if (!body || body.length > MOST_KEPT || !FORM.test(type)) return null;
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
}

/** A field for files that was left empty is sent as a file without a name. */
function isText(value: FormDataEntryValue): boolean {
  return typeof value === 'string' || (value.name === '' && value.size === 0);
}
