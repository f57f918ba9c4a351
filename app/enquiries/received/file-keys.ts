/** In the private storage; no public route reads below it. */
export const RECEIVED_PREFIX = 'mail/';

export function sourceKey(hash: string): string {
  return `${RECEIVED_PREFIX}${hash}/source`;
}

export function fileKey(hash: string, position: number): string {
  return `${RECEIVED_PREFIX}${hash}/${position}`;
}
