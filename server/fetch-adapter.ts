import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { byteStream } from '#app/platform/http/byte-stream.ts';
import { bytesOf } from '#app/platform/http/page-response.ts';
import type { Spool } from '#app/platform/storage/spool.server.ts';
import {
  compressAnswer,
  compressionStream,
  isCompressible,
  isWorthCompressing,
  negotiateEncoding,
} from './encoding.ts';
import { withSecurity, type RawHeaders } from './security-headers.ts';

const PRIVATE = 'private, no-cache';
/** Not stored by the browser either: the back button would show a member's name after signing out. */
const PERSONAL = 'private, no-store';
const WITHOUT_BODY = new Set([204, 205, 304]);

/** A visitor could forge these headers, so Remix gets ours. */
const FORWARDING = new Set([
  'host',
  'origin',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]);

export type Body = Buffer | Spool;

export type RequestOptions = {
  origin: string;
  address: string;
  body?: Body;
  /** Rendered without the visitor's cookies, and to the end even if the visitor leaves. */
  shared?: boolean;
};

export function toRequest(
  request: IncomingMessage,
  response: ServerResponse,
  options: RequestOptions,
): Request {
  const headers = new Headers();
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = (request.rawHeaders[index] ?? '').toLowerCase();
    if (FORWARDING.has(name) || (options.shared && name === 'cookie')) continue;
    headers.append(name, request.rawHeaders[index + 1] ?? '');
  }
  headers.set('host', new URL(options.origin).host);
  if (request.headers.origin) headers.set('origin', options.origin);
  return new Request(options.origin + options.address, {
    method: options.shared ? 'GET' : request.method,
    headers,
    ...bodyOf(options.body),
    signal: options.shared ? undefined : abortSignal(response),
  });
}

function bodyOf(body: Body | undefined): RequestInit {
  if (!body) return {};
  if (Buffer.isBuffer(body)) return { body: new Uint8Array(body) };
  return { body: byteStream(body.chunks()), duplex: 'half' };
}

/** `personal`: the request had a session, so no shared cache may store the page. */
export async function sendResponse(
  response: ServerResponse,
  answer: Response,
  head: RawHeaders,
  personal: boolean,
): Promise<void> {
  const encoding = encodingFor(response.req, answer);
  const writeHead = (encoding?: 'br' | 'gzip', more: RawHeaders = []) =>
    response.writeHead(answer.status, [
      ...withSecurity(head, answerHeaders(answer, personal, encoding)),
      ...more,
    ]);
  if (!answer.body || response.req.method === 'HEAD') {
    await answer.body?.cancel();
    writeHead(encoding).end();
  } else if (encoding && !isStreamed(answer)) {
    const plain = await bytesOf(answer);
    const used = isWorthCompressing(plain) ? encoding : undefined;
    const sent = used ? await compressAnswer(used, plain) : plain;
    writeHead(used, ['Content-Length', String(sent.length)]).end(sent);
  } else {
    writeHead(encoding);
    const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    await (encoding ? pipeline(body, compressionStream(encoding), response) : pipeline(body, response));
  }
}

function isStreamed({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/x-script') === true;
}

function answerHeaders(answer: Response, personal: boolean, encoding: 'br' | 'gzip' | undefined): RawHeaders {
  const headers = new Headers(answer.headers);
  const control = headers.get('Cache-Control');
  const shared = control?.includes('s-maxage') && (personal || headers.has('Set-Cookie'));
  const isPage = !control?.includes('immutable');
  if (!control || shared) headers.set('Cache-Control', personal && isPage ? PERSONAL : PRIVATE);
  if (answer.status >= 500) headers.set('Cache-Control', 'no-store');
  if (isCompressible(headers.get('Content-Type'))) headers.append('Vary', 'Accept-Encoding');
  if (encoding) {
    headers.set('Content-Encoding', encoding);
    headers.delete('Content-Length');
  }
  return [...headers].flat();
}

function encodingFor(request: IncomingMessage, answer: Response): 'br' | 'gzip' | undefined {
  if (!answer.body || WITHOUT_BODY.has(answer.status) || answer.headers.has('Content-Encoding'))
    return undefined;
  if (!isCompressible(answer.headers.get('Content-Type'))) return undefined;
  if (answer.headers.get('Cache-Control')?.includes('no-transform')) return undefined;
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  return encoding === 'identity' ? undefined : encoding;
}

function abortSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  // The visitor may have left while the page waited for its turn.
  if (response.destroyed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
