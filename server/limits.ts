import { SECOND } from '#app/time.ts';

const KB = 1024;
const MB = 1024 * KB;

/** What one client may ask of the process. Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  headerBytes: 16 * KB,
  urlLength: 8 * KB,
  /** A client that trickles its headers or body is cut off after this (slow loris). */
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  /** Longer than the proxy in front keeps its own side, or it would send into a closing connection. */
  keepAliveTimeout: 75 * SECOND,
  /** Nothing sent or read for this long, and the connection is closed. */
  idleTimeout: 90 * SECOND,
  connections: 5_000,
  bodyBytes: 1 * MB,
  /** All bodies being received at one moment together. */
  pendingBodyBytes: 64 * MB,
  /** How much of a refused body is still read, so that its sender gets to see the answer. */
  drainBytes: 16 * MB,
  drainTimeout: 5 * SECOND,
} as const;

/** Routes that take files. Everything else takes `LIMITS.bodyBytes`, multipart or not. */
const UPLOADS: readonly { path: RegExp; bytes: number }[] = [
  {
    path: /^\/admin\/(clients|partners|professional-bodies|software-accreditations)(\/|\.data$|$)/,
    bytes: 6 * MB,
  },
];

/** The most bytes a request to `path` may carry. */
export function bodyLimit(path: string, contentType: string | undefined): number {
  if (!contentType?.startsWith('multipart/form-data')) return LIMITS.bodyBytes;
  return UPLOADS.find((upload) => upload.path.test(path))?.bytes ?? LIMITS.bodyBytes;
}
