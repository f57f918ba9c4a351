import { env } from '#app/platform/env/env.server.ts';

/** What a passkey is bound to: the site's configured address, never a request's. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env().APP_URL);
  return { id: hostname, origin };
}

/** Loaded with the first passkey: it is the largest part of what a page does not need. */
export async function webAuthn() {
  return import('@simplewebauthn/server');
}
