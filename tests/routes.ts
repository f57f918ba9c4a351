import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { takeToast } from '#app/platform/http/toast.server.ts';
import { asCookie } from './accounts.ts';

type Visitor = {
  cookie?: string;
  accept?: string;
  length?: string;
  clientAddress?: string;
  logFailure?: (what: string, reason: string) => void;
  params?: Record<string, string>;
};
type Body = Record<string, string> | FormData | string;
type Posted = Visitor & { method?: string; type?: string };

export type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;
export type Route = { loader?: Handler; action?: Handler };

const FOLDER = '../app/routes/';
const FILES = import.meta.glob<Route>([
  '../app/routes/*.{ts,tsx}',
  '../app/routes/*/route.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
]);

/** More exact file names come first, and a page before its frame. */
const ROUTES = Object.entries(FILES)
  .map(([file, load]) => ({ pattern: patternOf(file), load, rank: rankOf(file) }))
  .toSorted((a, b) => a.rank - b.rank);

export type Answer = {
  status: number;
  location: string | null;
  retryAfter: string | null;
  cacheControl: string | null;
  cookies: string[];
  data: Record<string, unknown> | null;
};

export function ask(path: string, visitor: Visitor = {}): LoaderFunctionArgs {
  return {
    request: new Request(`http://localhost${path}`, { headers: headersOf(visitor) }),
    ...restOf(visitor),
  };
}

export function post(
  path: string,
  body: Body,
  { method = 'POST', type, ...visitor }: Posted = {},
): ActionFunctionArgs {
  const headers = headersOf(visitor);
  if (type) headers.set('Content-Type', type);
  const isEncoded = typeof body === 'string' || body instanceof FormData;
  const sent = isEncoded ? body : new URLSearchParams(body);
  return {
    request: new Request(`http://localhost${path}`, { method, headers, body: sent }),
    ...restOf(visitor),
  };
}

export async function visit(path: string, visitor?: Visitor): Promise<Answer> {
  const { route, params } = await routeAt(path);
  return answerOf((async () => route.loader!(ask(path, { params, ...visitor })))());
}

export async function submit(path: string, body: Body = {}, visitor?: Posted): Promise<Answer> {
  const { route, params } = await routeAt(path);
  return answerOf((async () => route.action!(post(path, body, { params, ...visitor })))());
}

/** The response, whether it is returned or thrown. */
export async function answerOf(answering: unknown): Promise<Answer> {
  const answer = await Promise.resolve(answering).catch((thrown: unknown) => {
    if (thrown instanceof Response || isWithData(thrown)) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) {
    const isJson = answer.headers.get('Content-Type')?.includes('json');
    return { ...head(answer.status, answer.headers), data: isJson ? await answer.json() : null };
  }
  if (!isWithData(answer)) return { ...head(200, new Headers()), data: answer as Answer['data'] };
  const { data, init } = answer;
  return { ...head(init?.status ?? 200, new Headers(init?.headers)), data: data as Answer['data'] };
}

export async function toastOf({ cookies }: Answer) {
  const headers = { Cookie: asCookie(...cookies.filter((line) => line.startsWith('toast='))) };
  return (await takeToast(new Request('http://localhost/', { headers })))?.toast;
}

/** What Undo of its toast sends. */
export async function undoFields(answer: Answer): Promise<Record<string, string>> {
  return Object.fromEntries((await toastOf(answer))?.action?.fields ?? []);
}

export async function pressUndo(answer: Answer, visitor?: Posted): Promise<Answer> {
  const action = (await toastOf(answer))?.action;
  if (action?.label !== 'Undo') throw new Error('It has no Undo.');
  const form = new FormData();
  for (const [name, value] of action.fields) form.append(name, value);
  return submit(action.path, form, visitor);
}

function head(status: number, headers: Headers) {
  return {
    status,
    location: headers.get('Location'),
    retryAfter: headers.get('Retry-After'),
    cacheControl: headers.get('Cache-Control'),
    cookies: headers.getSetCookie(),
  };
}

function isWithData(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}

function headersOf({ cookie, accept, length }: Visitor): Headers {
  return new Headers({
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
    ...(cookie && { Cookie: cookie }),
    ...(accept && { Accept: accept }),
    ...(length && { 'Content-Length': length }),
  });
}

function restOf({ clientAddress = '10.0.0.1', logFailure = () => {}, params = {} }: Visitor) {
  return { context: { clientAddress, logFailure }, params };
}

async function routeAt(path: string) {
  const { pathname } = new URL(path, 'http://localhost');
  for (const { pattern, load } of ROUTES) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { route: await load(), params: Object.fromEntries(params) as Record<string, string> };
  }
  throw new Error(`No route at ${path}`);
}

/** `book_.$token_.calendar[.]ics.ts` is `/book/:token/calendar.ics`. */
function patternOf(file: string): RegExp {
  const name = file.slice(FOLDER.length).replace(/(\/route)?\.tsx?$/, '');
  const parts = name
    .replaceAll('[.]', '\0')
    .split('.')
    .filter((part) => part !== '_index');
  const path = parts.map((part) => part.replace(/_$/, '').replace(/^\$(\w+)$/, '(?<$1>[^/]+)'));
  return new RegExp(`^/${path.join('/').replaceAll('\0', '\\.')}$`);
}

function rankOf(file: string): number {
  return file.split('$').length * 2 + (file.includes('_index') ? 0 : 1);
}
