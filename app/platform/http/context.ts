import type { AppLoadContext } from '@remix-run/node';

export type RequestContext = {
  requestId: string;
  clientAddress: string;
  logFailure: (what: string, reason: string) => void;
};

export function contextOf(context: AppLoadContext): RequestContext {
  return {
    requestId: context.requestId ?? crypto.randomUUID(),
    clientAddress: context.clientAddress ?? 'unknown',
    logFailure: context.logFailure ?? (() => {}),
  };
}
