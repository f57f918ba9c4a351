import type { AppLoadContext } from '@remix-run/node';

export type RequestContext = {
  requestId: string;
  clientAddress: string;
  /** The bytes of the request, if they are in memory: a form can be read again from them. */
  body?: Buffer;
  logFailure: (what: string, reason: string) => void;
};

export function contextOf(context: AppLoadContext): RequestContext {
  return {
    requestId: context.requestId ?? crypto.randomUUID(),
    clientAddress: context.clientAddress ?? 'unknown',
    body: context.body,
    logFailure: context.logFailure ?? (() => {}),
  };
}
