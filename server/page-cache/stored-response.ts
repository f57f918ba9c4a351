import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateEncoding, type Encoding } from '../encoding.ts';
import type { RawHeaders } from '../security-headers.ts';

type Variant = { body: Buffer; etag: string; head: RawHeaders; notModifiedHead: RawHeaders };

export type StoredResponse = {
  status: number;
  variants: Record<Encoding, Variant>;
  bytes: number;
  /** Its brotli body is as small as brotli makes it. */
  isSmallest?: boolean;
};

export type Content = {
  status: number;
  headers: RawHeaders;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** What the answer varies by in addition to Accept-Encoding, for instance "Cookie". */
  vary?: string;
};

const BODY_HEADERS = new Set(['content-type', 'content-length', 'content-encoding', 'content-language']);

export function storeResponse(content: Content): StoredResponse {
  const hash = createHash('sha256').update(content.body).digest('base64url').slice(0, 22);
  const common = [
    ...content.headers,
    'Vary',
    content.vary ? `${content.vary}, Accept-Encoding` : 'Accept-Encoding',
  ];
  const identity = variantOf(common, content.body, `"${hash}"`);
  const br = content.br && variantOf(common, content.br, `"${hash}-br"`, 'br');
  const gzip = content.gzip && variantOf(common, content.gzip, `"${hash}-gz"`, 'gzip');
  const bytes = [identity, br, gzip].reduce((sum, variant) => sum + (variant ? weight(variant) : 0), 0);
  return {
    status: content.status,
    bytes,
    variants: { identity, gzip: gzip ?? identity, br: br ?? gzip ?? identity },
  };
}

export function bodiesOf({ variants }: StoredResponse): { br?: Buffer; gzip?: Buffer } {
  const { identity, br, gzip } = variants;
  return {
    br: br === gzip || br === identity ? undefined : br.body,
    gzip: gzip === identity ? undefined : gzip.body,
  };
}

/** The same answer with a smaller brotli body. Its ETag is another one: it stands for other bytes. */
export function withSmallerBrotli(stored: StoredResponse, br: Buffer): StoredResponse {
  const { identity, br: larger } = stored.variants;
  const common = identity.head.slice(0, -OWN_HEADERS);
  const smaller = variantOf(common, br, `${identity.etag.slice(0, -1)}-br-smallest"`, 'br');
  return {
    ...stored,
    isSmallest: true,
    bytes: stored.bytes - weight(larger) + weight(smaller),
    variants: { ...stored.variants, br: smaller },
  };
}

export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: RawHeaders,
): number {
  const variant = stored.variants[negotiateEncoding(request.headers['accept-encoding'])];
  if (stored.status === 200 && hasCopy(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.notModifiedHead.concat(extra));
    response.end();
    return 304;
  }
  response.writeHead(stored.status, variant.head.concat(extra));
  response.end(request.method === 'HEAD' ? undefined : variant.body);
  return stored.status;
}

/** Names and values that a variant adds after the common ones, without its encoding. */
const OWN_HEADERS = 4;

function variantOf(common: RawHeaders, body: Buffer, etag: string, encoding?: string): Variant {
  const head = [...common, 'ETag', etag, 'Content-Length', String(body.length)];
  if (encoding) head.push('Content-Encoding', encoding);
  return { body, etag, head, notModifiedHead: withoutBodyHeaders(head) };
}

function withoutBodyHeaders(head: RawHeaders): RawHeaders {
  return head.filter((_, index) => !BODY_HEADERS.has((head[index - (index % 2)] ?? '').toLowerCase()));
}

function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function weight(variant: Variant): number {
  return variant.body.length + 2 * variant.head.reduce((sum, text) => sum + text.length, 0);
}
