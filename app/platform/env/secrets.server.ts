import { env } from './env.server.ts';

/** What is made now is sealed and signed with the first; what was made before a change is still read. */
export function secrets({ SESSION_SECRET, SESSION_SECRET_PREVIOUS } = env()): [string, ...string[]] {
  return SESSION_SECRET_PREVIOUS ? [SESSION_SECRET, SESSION_SECRET_PREVIOUS] : [SESSION_SECRET];
}
