import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { takeToast } from '#app/http/toast.server.ts';
import { asCookie } from './accounts.ts';

type Visitor = {
  cookie?: string;
  clientAddress?: string;
  logFailure?: (what: string, reason: string) => void;
  params?: Record<string, string>;
};
type Posted = Visitor & { method?: string; type?: string };

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
  body: Record<string, string> | string,
  { method = 'POST', type, ...visitor }: Posted = {},
): ActionFunctionArgs {
  const headers = headersOf(visitor);
  if (type) headers.set('Content-Type', type);
  const sent = typeof body === 'string' ? body : new URLSearchParams(body);
  return {
    request: new Request(`http://localhost${path}`, { method, headers, body: sent }),
    ...restOf(visitor),
  };
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

function headersOf({ cookie }: Visitor): Headers {
  return new Headers({
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
    ...(cookie && { Cookie: cookie }),
  });
}

function restOf({ clientAddress = '10.0.0.1', logFailure = () => {}, params = {} }: Visitor) {
  return { context: { clientAddress, logFailure }, params };
}
