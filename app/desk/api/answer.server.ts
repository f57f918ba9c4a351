import { isSecret } from '#app/accounts/core/secret.server.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { hitLimit, hitNetworkLimit, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { SCOPES, type Scope } from './scopes.ts';
import { openApiToken, type Caller } from './tokens.server.ts';
import type { FieldError } from '#app/tools/api/errors.ts';

export const REQUESTS_A_MINUTE = 120;
const PER_TOKEN: Limit = { hits: REQUESTS_A_MINUTE, window: MINUTE };
/** Several programs may share an address; it also slows down guessing. */
const PER_NETWORK: Limit = { hits: 5 * REQUESTS_A_MINUTE, window: MINUTE };

export const READS = ['GET', 'HEAD'];

type Call = {
  request: Request;
  client: Pick<RequestContext, 'clientAddress' | 'logFailure'>;
  scope: Scope;
};

/** For a caller whose token has the scope; else 401, 403, 429 or 503. No cookie is read, and no other site may ask. */
export async function answerCaller(
  { request, client, scope }: Call,
  answer: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  try {
    const secret = bearerOf(request);
    // Without anything like a token the database is not asked.
    if (!isSecret(secret)) return withoutToken();
    const network = await hitNetworkLimit('firm-api', client.clientAddress, PER_NETWORK);
    if (!network.allowed) return tooMany(network.retryAfterSeconds);
    const caller = await openApiToken(secret);
    if (!caller) return withoutToken();
    const own = await hitLimit(`firm-api-token:${caller.id}`, PER_TOKEN);
    if (!own.allowed) return tooMany(own.retryAfterSeconds);
    if (!caller.scopes.includes(scope))
      return errorAnswer(403, `This token was not made for “${SCOPES[scope].label}”.`);
    return await answer(caller);
  } catch (error) {
    client.logFailure('the API of the firm could not answer', reasonOf(error));
    return errorAnswer(503, 'That did not work just now. Try again in a minute.', { 'Retry-After': '60' });
  }
}

/** Null if the method is one of these; otherwise the answer that refuses it. */
export function otherMethod(request: Request, methods: readonly string[]): Response | null {
  if (methods.includes(request.method)) return null;
  const Allow = methods.join(', ');
  return errorAnswer(405, `This answers to ${Allow} alone.`, { Allow });
}

export function jsonAnswer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': PRIVATE_PAGE, ...headers } });
}

export function errorAnswer(
  status: number,
  errors: string | readonly FieldError[],
  headers: Record<string, string> = {},
): Response {
  const list = typeof errors === 'string' ? [{ field: null, message: errors }] : errors;
  return jsonAnswer({ errors: list }, status, headers);
}

function withoutToken(): Response {
  return errorAnswer(401, 'Send a token that is in force: “Authorization: Bearer …”.', {
    'WWW-Authenticate': 'Bearer',
  });
}

function tooMany(seconds: number): Response {
  return errorAnswer(429, `Too many requests. Try again in ${seconds} s.`, {
    'Retry-After': String(seconds),
  });
}

function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}
