import pino from 'pino';

export type Log = pino.Logger;

const TOKEN_ADDRESS = /^(\/calculation\/)[^/.]+/;
const TOKEN_SEGMENT = /^(?=.*\d)(?=.*[A-Z])[\w-]{20,}$|^[0-9a-f]{24,}$/;

/** Bytes that wait while the disk of the log is full; what comes on top of them is not logged. */
const MOST_WAITING = 4 * 1024 * 1024;
const STDOUT = 1;

/** The process's log: JSON lines on standard output, written in batches and at exit. */
export function createLog(level: string, destination: pino.DestinationStream = openDestination(STDOUT)): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Writes in batches. A write that fails ends nothing: what it held is tried again twice a second. */
export function openDestination(dest: number | string): pino.DestinationStream {
  const batches = { sync: false, minLength: 4096, maxLength: MOST_WAITING, periodicFlush: 500 };
  const destination = pino.destination({ dest, ...batches });
  destination.on('error', () => {});
  return destination;
}

export type RequestLine = {
  requestId: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  /** Milliseconds from the first byte of the request to the last of the answer. */
  ms: number;
  /** What the page cache did. */
  cache?: string;
};

/** One line per request: nothing of its query, body or headers, and of its path nothing that could be a secret. */
export function logRequest(log: Log, line: RequestLine, quiet = false): void {
  const level = line.status >= 500 ? 'error' : quiet && line.status < 400 ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  line.path = redactPath(line.path);
  log[level](line);
}

/** The path with tokens and addresses of people replaced by "*". */
export function redactPath(path: string): string {
  if (path.length < 10 && !path.includes('@') && !path.includes('%')) return path;
  return path
    .replace(TOKEN_ADDRESS, '$1*')
    .split('/')
    .map((segment) => (isSecret(segment) ? '*' : segment))
    .join('/');
}

function isSecret(segment: string): boolean {
  return /@|%40/.test(segment) || TOKEN_SEGMENT.test(segment.replace(/\.data$/, ''));
}
