import type { AppLoadContext } from '@remix-run/node';

/** What the server around the build tells every loader and action; absent under plain remix-serve. */
export type RequestContext = {
  /** Stands in every log line of the request and on the error page. */
  requestId: string;
  /** The visitor's address, behind `TRUST_PROXY` proxies. */
  clientAddress: string;
  /** Logs a failure that the visitor is told of in other words; `reason` holds nothing personal. */
  logFailure: (what: string, reason: string) => void;
};

/** The request's context with its defaults: a build that runs without our server knows no addresses and has no log. */
export function contextOf(context: AppLoadContext): RequestContext {
  return {
    requestId: context.requestId ?? crypto.randomUUID(),
    clientAddress: context.clientAddress ?? 'unknown',
    logFailure: context.logFailure ?? (() => {}),
  };
}
