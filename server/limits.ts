import type { RouteHandle } from '#app/http/route-handle.ts';
import { SECOND } from '#app/time.ts';

const KB = 1024;
const MB = 1024 * KB;

/** What one client may use. Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  headerBytes: 16 * KB,
  urlLength: 8 * KB,
  /** Ends a client that sends its headers or body slowly (slow loris). */
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  /** Longer than the proxy in front keeps its side, or it would send into a closing connection. */
  keepAliveTimeout: 75 * SECOND,
  idleTimeout: 90 * SECOND,
  connections: 5_000,
  bodyBytes: 1 * MB,
  pendingBodyBytes: 64 * MB,
  /** How much of a refused body is still read, so that the sender sees the answer. */
  drainBytes: 16 * MB,
  drainTimeout: 5 * SECOND,
} as const;

export function bodyLimit({ upload }: RouteHandle, contentType: string | undefined): number {
  const hasFiles = contentType?.startsWith('multipart/form-data');
  return (hasFiles && upload?.bytes) || LIMITS.bodyBytes;
}
