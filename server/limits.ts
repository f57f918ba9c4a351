import { MINUTE, SECOND } from '#app/platform/core/time.ts';

const KB = 1024;
const MB = 1024 * KB;

/** What one client may use. Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  headerBytes: 16 * KB,
  urlLength: 8 * KB,
  /** Ends a client that sends its headers or body slowly (slow loris). */
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  /** For files to the disk: 25 MB at 28 kB/s. */
  uploadTimeout: 15 * MINUTE,
  /** Longer than the proxy in front keeps its side, or it would send into a closing connection. */
  keepAliveTimeout: 75 * SECOND,
  idleTimeout: 90 * SECOND,
  connections: 5_000,
  formBytes: 64 * KB,
  /** For forms; empty ones cost a parser most. */
  formFields: 1_000,
  /** All bodies that arrive at the same time, of one network and of all. */
  networkBodyBytes: 8 * MB,
  pendingBodyBytes: 64 * MB,
  networkSpooledBytes: 512 * MB,
  spooledBytes: 4096 * MB,
  /** How much of a refused body is still read, so that the sender sees the answer. */
  drainBytes: 16 * MB,
  drainTimeout: 5 * SECOND,
} as const;
