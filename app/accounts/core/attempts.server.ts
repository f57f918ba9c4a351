import { createCookie } from '@remix-run/node';
import { env } from '#app/platform/env/env.server.ts';
import { secrets } from '#app/platform/env/secrets.server.ts';
import {
  hitLimit,
  keyedHash,
  networkCounts,
  networkOf,
  type Limit,
} from '#app/platform/http/rate-limit.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import type { AccountJob } from './account-job.server.ts';

const MOST_ACCOUNTS = 5;

const KNOWN_DEVICE: Limit = { hits: 20, window: 15 * MINUTE };
const ACCOUNT_FROM_NETWORK: Limit = { hits: 10, window: 15 * MINUTE };
const NETWORK: Limit = { hits: 100, window: 15 * MINUTE };
/** For all unknown browsers together; far fewer than guessing a password takes. */
const ACCOUNT: Limit = { hits: 50, window: HOUR };

const MAIL_TO_ADDRESS: Limit = { hits: 5, window: HOUR };
const MAIL_FROM_NETWORK: Limit = { hits: 30, window: HOUR };

/** Seconds to wait, or 0. A browser known to the account counts apart: strangers can't lock the owner out. */
export async function countSignIn(
  email: string,
  { request, clientAddress }: { request: Request; clientAddress: string },
  now = new Date(),
): Promise<number> {
  const account = accountKey(email);
  if (await isKnownDevice(request, email)) {
    return waitOf([[`signin:device:${account}`, KNOWN_DEVICE]], now);
  }
  const network = keyedHash(networkOf(clientAddress));
  return waitOf(
    [
      ...networkCounts('signin:network', clientAddress, NETWORK),
      [`signin:pair:${account}:${network}`, ACCOUNT_FROM_NETWORK],
      [`signin:account:${account}`, ACCOUNT],
    ],
    now,
  );
}

/** Seconds to wait, or 0. A passkey's signature cannot be guessed, but each challenge is stored as a row. */
export function countPasskeyQuestion(clientAddress: string, now = new Date()): Promise<number> {
  return waitOf(networkCounts('passkey:network', clientAddress, NETWORK), now);
}

/** Seconds to wait, or 0. Each kind of mail counts apart, so that none blocks another. */
export function countMail(
  kind: AccountJob['kind'] | 'invitation' | 'work-links' | 'recovery',
  email: string,
  clientAddress: string,
  now = new Date(),
): Promise<number> {
  return waitOf(
    [
      ...networkCounts('accountmail:network', clientAddress, MAIL_FROM_NETWORK),
      [`accountmail:${kind}:${accountKey(email)}`, MAIL_TO_ADDRESS],
    ],
    now,
  );
}

/** Signed in to this account within a year, by the browser's own signed cookie; nothing is stored here. */
export async function isKnownDevice(request: Request, email: string): Promise<boolean> {
  const known = await knownAccounts(request);
  return secrets().some((secret) => known.includes(accountKey(email, secret)));
}

export async function rememberDevice(request: Request, email: string): Promise<string> {
  const account = accountKey(email);
  const others = (await knownAccounts(request)).filter((known) => known !== account);
  return cookie().serialize([account, ...others].slice(0, MOST_ACCOUNTS));
}

/** The order matters: a hit that the network's limit refuses must not count against the account. */
async function waitOf(counts: readonly (readonly [key: string, limit: Limit])[], now: Date): Promise<number> {
  for (const [key, limit] of counts) {
    const { retryAfterSeconds } = await hitLimit(key, limit, now);
    if (retryAfterSeconds > 0) return retryAfterSeconds;
  }
  return 0;
}

function accountKey(email: string, secret?: string): string {
  return keyedHash(`account:${email}`, secret);
}

async function knownAccounts(request: Request): Promise<string[]> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'));
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function cookie() {
  return singleton('device-cookie', () => {
    const secure = env().APP_URL.startsWith('https:');
    return createCookie(secure ? '__Host-device' : 'device', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: (365 * DAY) / SECOND,
      secrets: secrets(),
    });
  });
}
