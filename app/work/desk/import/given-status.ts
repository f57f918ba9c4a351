import { keyIn } from '#app/platform/core/keys.ts';
import { CLIENT_STATUS, type ClientStatus } from '#app/work/core/taxpayers/status.ts';
import type { ReadRow } from './row.ts';

/** Undefined for what a new client is anyway. */
export function newStatusIn({ status }: ReadRow['given']): ClientStatus | undefined {
  const wanted = status && keyIn(CLIENT_STATUS, status);
  return wanted && wanted !== 'active' ? wanted : undefined;
}

/** Undefined where the file says nothing else than what a known client is. */
export function otherStatusIn(
  { status }: ReadRow['given'],
  known: { status: ClientStatus },
): ClientStatus | undefined {
  const wanted = status && keyIn(CLIENT_STATUS, status);
  return wanted && wanted !== known.status ? wanted : undefined;
}
