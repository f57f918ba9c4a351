import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiRefusal } from './api-refusal.ts';
import { errorPage, type Refusal } from './error-page.ts';
import { LIMITS } from './limits.ts';
import type { RouteInfo } from './route-table.ts';
import type { RawHeaders } from './security-headers.ts';

export function sendRefusal(
  response: ServerResponse,
  refusal: Refusal,
  head: RawHeaders,
  { requestId, route }: { requestId: string; route?: RouteInfo },
): void {
  const request = response.req;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const page = route?.handle.api ? apiRefusal(refusal) : errorPage(refusal, requestId);
  const pending = isArriving(request);
  response.writeHead(refusal.status, [...head, ...page.head, ...(pending ? ['Connection', 'close'] : [])]);
  if (request.method !== 'HEAD') response.write(page.body);
  if (pending) endAfterBody(request, response);
  else response.end();
}

export function isArriving(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return !request.complete && (Number(length) > 0 || encoding !== undefined);
}

/** Waits until the sender is done (or sends too much): otherwise it would see a reset instead of the response. */
function endAfterBody(request: IncomingMessage, response: ServerResponse): void {
  let drained = 0;
  const finish = () => response.end();
  const timer = setTimeout(finish, LIMITS.drainTimeout);
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > LIMITS.drainBytes) finish();
  });
  request.once('end', finish);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
