import type { RequestContext } from '#app/platform/http/context.ts';
import { findEndpoint } from './endpoints.ts';
import { countRequest } from './limit.server.ts';
import { readBody } from './read-body.ts';
import { jsonResponse, preflight, refusal } from './responses.ts';

const METHODS = 'POST, OPTIONS';

export async function answerTaxRequest(
  name: string | undefined,
  request: Request,
  client: Pick<RequestContext, 'clientAddress' | 'logFailure'>,
  now = new Date(),
): Promise<Response> {
  const endpoint = findEndpoint(name);
  if (!endpoint)
    return refusal(404, 'There is no such tax. The taxes are described at /api/v1/openapi.json.');
  if (request.method === 'OPTIONS') return preflight(METHODS);
  if (request.method !== 'POST') return refusal(405, 'Send a POST request.', { Allow: METHODS });
  const seconds = await countRequest(client, now);
  if (seconds > 0)
    return refusal(429, `Too many requests came from your network. Try again in ${seconds} s.`, {
      'Retry-After': String(seconds),
    });
  const body = await readBody(request);
  if (!('value' in body)) return refusal(body.status, body.message);
  const answer = endpoint.answer(body.value);
  return answer.kind === 'answered' ? jsonResponse(answer.body) : refusal(422, answer.errors);
}
