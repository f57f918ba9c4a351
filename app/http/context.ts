import type { AppLoadContext } from '@remix-run/node';

/** What the server passes to every loader and action; absent under plain remix-serve. */
export type RequestContext = {
  /** Also in the request's log line and on the error page. */
  requestId: string;
  /** The visitor's address, behind `TRUST_PROXY` proxies. */
  clientAddress: string;
  /** Logs a failure; `reason` contains nothing personal. */
  logFailure: (what: string, reason: string) => void;
};

/** The request's context, with defaults for a build that runs without our server. */
export function contextOf(context: AppLoadContext): RequestContext {
  return {
    requestId: context.requestId ?? crypto.randomUUID(),
    clientAddress: context.clientAddress ?? 'unknown',
    logFailure: context.logFailure ?? (() => {}),
  };
}
