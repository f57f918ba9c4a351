import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiRefusal, OPEN_PATH } from './api-refusal.ts';
import { errorPage, type Refusal } from './error-page.ts';
import { LIMITS } from './limits.ts';
import type { RawHeaders } from './security-headers.ts';

/** Sends a refusal's page, or what a program reads of it at `path`; `head` are the headers every answer carries. */
export function sendRefusal(
  response: ServerResponse,
  refusal: Refusal,
  head: RawHeaders,
  { requestId, path }: { requestId: string; path: string },
): void {
  const request = response.req;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const page = path.startsWith(OPEN_PATH) ? apiRefusal(refusal) : errorPage(refusal, requestId);
  const pending = isArriving(request);
  response.writeHead(refusal.status, [...head, ...page.head, ...(pending ? ['Connection', 'close'] : [])]);
  if (request.method !== 'HEAD') response.write(page.body);
  if (pending) endAfterBody(request, response);
  else response.end();
}

function isArriving(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return !request.complete && (Number(length) > 0 || encoding !== undefined);
}

/**
 * The answer is out, but the connection closes only when the sender is done (or sends far too much): closed earlier,
 * the sender would see a reset connection instead of the answer.
 */
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
