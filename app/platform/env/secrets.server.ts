import { env } from './env.server.ts';

/** The first encrypts and signs; the others can still read what was made before a change. */
export function secrets({ SESSION_SECRET, SESSION_SECRET_PREVIOUS } = env()): [string, ...string[]] {
  return SESSION_SECRET_PREVIOUS ? [SESSION_SECRET, SESSION_SECRET_PREVIOUS] : [SESSION_SECRET];
}
