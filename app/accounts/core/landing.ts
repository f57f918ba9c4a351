import { ownPath } from '#app/platform/http/own-path.ts';
import { may, type Role } from './roles.ts';

/** The page that required a sign-in, or the one on which it began (`from`); query parameters. */
export type Return = { redirectTo?: string; from?: string };

export function returnIn(parameters: URLSearchParams): Return {
  const [redirectTo, from] = ['redirectTo', 'from'].map((name) => ownPath(parameters.get(name), ''));
  return { ...(redirectTo && { redirectTo }), ...(from && { from }) };
}

export function landingOf({ redirectTo, from }: Return, role: Role | null): string {
  return redirectTo ?? (may(role, 'desk') ? '/admin' : (from ?? '/'));
}

export function withReturn(
  path: string,
  { redirectTo, from }: Return,
  parameters = new URLSearchParams(),
): string {
  if (redirectTo && redirectTo !== '/') parameters.set('redirectTo', redirectTo);
  else if (from && from !== '/') parameters.set('from', from);
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}
