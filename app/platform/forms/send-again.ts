import { isRouteErrorResponse } from '@remix-run/react';

/** What somebody sent while the database or the storage was away. `isWhole`: no file or password of it is missing. */
export type SendAgain = {
  kind: 'send-again';
  action: string;
  fields: [name: string, value: string][];
  isWhole: boolean;
};

/** What the answer to a form in an outage carries, or null. */
export function sendAgainIn(error: unknown): SendAgain | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return isSendAgain(data) ? data : null;
}

function isSendAgain(data: unknown): data is SendAgain {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'send-again';
}
