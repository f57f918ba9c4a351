import { createHmac } from 'node:crypto';
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { SECOND } from '#app/platform/core/time.ts';
import { isPublicAddress } from './public-address.ts';

const LONGEST_ANSWER = 10 * SECOND;
const NOT_PUBLIC = 'the address is not in the public internet';

export type Message = { id: string; body: string; at: Date };

type To = { address: string; secret: string; mayBePrivate: boolean };

/**
 * Posts a message, signed as Standard Webhooks says (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Null once it
 * was taken; otherwise why not. Follows no redirect, and connects to the address that was checked.
 */
export function sendMessage({ address, secret, mayBePrivate }: To, message: Message): Promise<string | null> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!mayBePrivate && isIP(host) && !isPublicAddress(host)) return Promise.resolve(NOT_PUBLIC);
  const seconds = Math.floor(message.at.getTime() / SECOND);
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((settle) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      lookup: mayBePrivate ? undefined : publicLookup,
      signal: AbortSignal.timeout(LONGEST_ANSWER),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(message.body),
        'User-Agent': 'webhooks/1',
        'webhook-id': message.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': `v1,${signature(secret, `${message.id}.${seconds}.${message.body}`)}`,
      },
    });
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0;
      response.destroy();
      settle(status >= 200 && status < 300 ? null : `it answered ${status}`);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => settle(reasonOf(error)));
    sent.end(message.body);
  });
}

/** `secret`: as it was shown, `whsec_` and base64. */
export function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}

/** Of several addresses all must be public: which one is connected to is not known here. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('the name has no address'), '');
    if (!addresses.every((one) => isPublicAddress(one.address))) return callback(new Error(NOT_PUBLIC), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function reasonOf({ name, code, message }: NodeJS.ErrnoException): string {
  if (name === 'TimeoutError' || name === 'AbortError') return 'it did not answer in ten seconds';
  return (code ?? message).slice(0, 100);
}
