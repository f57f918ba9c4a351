import type { AppLoadContext } from '@remix-run/node';

/** What the server around the build tells every loader and action; absent under plain remix-serve. */
export type RequestContext = {
  /** Stands in every log line of the request and on the error page. */
  requestId: string;
  /** The visitor's address, behind `TRUST_PROXY` proxies. */
  clientAddress: string;
};

/** The request's context with its defaults: a build that runs without our server knows no addresses. */
export function contextOf(context: AppLoadContext): RequestContext {
  return {
    requestId: context.requestId ?? crypto.randomUUID(),
    clientAddress: context.clientAddress ?? 'unknown',
  };
}
