import { isRouteErrorResponse } from '@remix-run/react';

/** Sent while the database or the storage was away. `isWhole`: no file or password is missing. */
export type SendAgain = {
  kind: 'send-again';
  action: string;
  fields: [name: string, value: string][];
  isWhole: boolean;
};

/** Reads it from the answer to a form in an outage. */
export function sendAgainIn(error: unknown): SendAgain | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return isSendAgain(data) ? data : null;
}

function isSendAgain(data: unknown): data is SendAgain {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'send-again';
}
