import { createHash } from 'node:crypto';
import type { RawHeaders } from './security-headers.ts';

const STYLE =
  ':root{color-scheme:light dark;background:Canvas}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.3}small{opacity:.7}';

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export type Refusal = { status: number; title: string; text: string; headers?: RawHeaders };

export const REFUSALS = {
  badRequest: {
    status: 400,
    title: 'This address cannot be read',
    text: 'Something in the request is not as it should be. Please check the address, or start from the home page.',
  },
  foreignOrigin: {
    status: 403,
    title: 'Nothing was sent',
    text: 'The form came from another address than this site’s own, so nothing was done with it. Please open the page here, and send the form again.',
  },
  noUpload: {
    status: 403,
    title: 'Nothing was sent',
    text: 'Files are taken from people who are signed in, for their own work. Please sign in, go back, and send the file again.',
  },
  missingFile: {
    status: 404,
    title: 'This file is not here',
    text: 'The file may belong to an earlier version of the site. Please load the page again.',
  },
  method: {
    status: 405,
    title: 'This cannot be done here',
    text: 'The site does not accept that kind of request.',
    headers: ['Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
  },
  tooSlow: {
    status: 408,
    title: 'That took too long',
    text: 'The request did not arrive in time. Please check your connection, and try again.',
  },
  tooLarge: {
    status: 413,
    title: 'That is too large',
    text: 'More was sent than this page accepts. Please go back, shorten the text or choose a smaller file, and try again.',
  },
  addressTooLong: {
    status: 414,
    title: 'This address is too long',
    text: 'Please check the address, or start from the home page.',
  },
  tooMany: {
    status: 429,
    title: 'That was too much at once',
    text: 'More was asked for from your network than the site can do at once. Please try again in a moment.',
    headers: ['Retry-After', '5'],
  },
  headersTooLarge: {
    status: 431,
    title: 'Too much came with the request',
    text: 'Your browser sent more than this site accepts. Please clear its cookies for this site, and try again.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong on our side',
    text: 'It has been noted. Please try again in a moment.',
  },
  busy: {
    status: 503,
    title: 'The site is very busy',
    text: 'Please try again in a moment.',
    headers: ['Retry-After', '5'],
  },
  noRoom: {
    status: 507,
    title: 'There is no room for files at the moment',
    text: 'Nothing was stored, and we have been told. Please try again later, or call us.',
  },
} satisfies Record<string, Refusal>;

export function errorPage(refusal: Refusal, requestId: string): { head: RawHeaders; body: Buffer } {
  const { title, text, headers = [] } = refusal;
  const body = Buffer.from(
    `<!DOCTYPE html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the home page</a></p><p><small>Request ${requestId}</small></p></main></body></html>`,
  );
  const head = [
    ...headers,
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Content-Security-Policy',
    POLICY,
    'Cache-Control',
    'no-store',
  ];
  return { head, body };
}
