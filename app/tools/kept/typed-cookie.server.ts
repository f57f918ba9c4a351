import { createCookie, redirect } from '@remix-run/node';
import { z } from 'zod';
import { env } from '#app/platform/env/env.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { HOUR, SECOND } from '#app/platform/core/time.ts';
import type { Entries } from '#app/platform/forms/merge.ts';

const LASTS = 2 * HOUR;

/** In characters, sealed. Browsers keep 4 096 bytes of a cookie, and encoding adds a third. */
const LONGEST = 2_800;

const EntriesSchema = z.record(z.string(), z.string());

/**
 * Without a script: redirects to the page, which has the typed text, also after Back and a reload. Only the visitor's
 * browser has it, encrypted, for two hours, and only sends it to `path`. Null if it is too long.
 */
export async function showTyped(path: string, typed: Entries, to = path): Promise<Response | null> {
  const sealed = seal(JSON.stringify(typed), 'typed');
  if (sealed.length > LONGEST) return null;
  const headers = { 'Set-Cookie': await cookie(path).serialize(sealed), 'Cache-Control': PRIVATE_PAGE };
  return redirect(to, { status: 303, headers });
}

/** What `showTyped` left for this page, or null. */
export async function findTyped(path: string, request: Request): Promise<Entries | null> {
  const sealed: unknown = await cookie(path).parse(request.headers.get('Cookie'));
  const text = typeof sealed === 'string' ? unseal(sealed, 'typed') : null;
  return text === null ? null : EntriesSchema.parse(JSON.parse(text));
}

/** The same answer, with typed entries for another page too. Unchanged if they are too long. */
export async function alsoTyped(path: string, typed: Entries, answer: Response): Promise<Response> {
  const sealed = seal(JSON.stringify(typed), 'typed');
  if (sealed.length <= LONGEST) answer.headers.append('Set-Cookie', await cookie(path).serialize(sealed));
  return answer;
}

/** The same answer, which also deletes the page's typed text. */
export async function withoutTyped(path: string, answer: Response): Promise<Response> {
  answer.headers.append('Set-Cookie', await cookie(path).serialize('', { maxAge: 0 }));
  return answer;
}

function cookie(path: string) {
  const secure = env().APP_URL.startsWith('https:');
  // The prefix __Host- would send it to every page.
  const name = secure ? '__Secure-typed' : 'typed';
  return createCookie(name, { path, httpOnly: true, sameSite: 'lax', secure, maxAge: LASTS / SECOND });
}
