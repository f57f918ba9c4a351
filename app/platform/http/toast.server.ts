import { createCookie, redirect } from '@remix-run/node';
import { z } from 'zod';
import { env } from '#app/platform/env/env.server.ts';
import { secrets } from '#app/platform/env/secrets.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { PRIVATE_PAGE } from './cache.ts';

const ToastSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  tone: z.enum(['plain', 'gain', 'loss']),
  action: z
    .object({ label: z.string(), path: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) })
    .optional(),
  /** The id of the thing on the page that also shows the message. */
  at: z.string().optional(),
  /** A page to go on to; the message stays until it is opened. */
  link: z.object({ label: z.string(), path: z.string() }).optional(),
});

export type Toast = z.infer<typeof ToastSchema>;
export type ToastAction = NonNullable<Toast['action']>;

export async function redirectWithToast(url: string, toast: Toast): Promise<Response> {
  const headers = { ...(await toastHeaders(toast)), 'Cache-Control': PRIVATE_PAGE };
  return redirect(url, { status: 303, headers });
}

export async function toastHeaders(toast: Toast): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await cookie().serialize(toast) };
}

export async function takeToast(request: Request): Promise<{ toast: Toast; headers: HeadersInit } | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'));
  const parsed = ToastSchema.safeParse(value);
  if (!parsed.success) return null;
  return { toast: parsed.data, headers: { 'Set-Cookie': await cookie().serialize('', { maxAge: 0 }) } };
}

function cookie() {
  return singleton('toast-cookie', () => {
    const secure = env().APP_URL.startsWith('https:');
    return createCookie(secure ? '__Host-toast' : 'toast', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: (5 * MINUTE) / SECOND,
      secure,
      secrets: secrets(),
    });
  });
}
