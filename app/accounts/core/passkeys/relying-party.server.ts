import { env } from '#app/platform/env/env.server.ts';

/** Bound to the site's configured address, never a request's. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env().APP_URL);
  return { id: hostname, origin };
}

/** Loaded with the first passkey: the library is large, and few pages need it. */
export async function webAuthn() {
  return import('@simplewebauthn/server');
}
