import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { db } from '#app/platform/db/client.server.ts';
import { stateOfToken, type TokenPurpose } from './tokens.server.ts';

/** It needs no session, and opening it uses nothing up: mail scanners do that too. */
export function mailedLink(purpose: TokenPurpose) {
  return async ({ request }: LoaderFunctionArgs) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const { kind } = await stateOfToken(db(), token, purpose);
    return { kind, token };
  };
}

export function didNothing(path: string, token: string): Response {
  return redirect(`${path}?token=${token}`, 303);
}
