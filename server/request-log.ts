import { hostname } from 'node:os';
import pino from 'pino';
import { siteVersion } from './version.ts';

export type Log = pino.Logger;

const TOKEN = ':token';
const SECRETS = [
  /@/,
  /^(?=.*\d)(?=.*[A-Z])[\w-]{20,}$/,
  /[0-9a-f]{24,}/i,
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i,
];

const MOST_WAITING = 4 * 1024 * 1024;
const STDOUT = 1;

export function createLog(level: string, destination: pino.DestinationStream = openDestination(STDOUT)): Log {
  const { version, commit } = siteVersion();
  const base = {
    replica: `${hostname()}/${process.pid}`,
    version: commit ? `${version}+${commit}` : version,
  };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

export function openDestination(dest: number | string): pino.DestinationStream {
  const batches = { sync: false, minLength: 4096, maxLength: MOST_WAITING, periodicFlush: 500 };
  const destination = pino.destination({ dest, ...batches });
  destination.on('error', () => {});
  return destination;
}

export type RequestLine = {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  cache?: string;
};

type Details = {
  pattern: string;
  quiet: boolean;
};

/** Without query, body, headers and secrets in the path. */
export function logRequest(log: Log, line: RequestLine, { pattern, quiet }: Details): void {
  const level = line.status >= 500 ? 'error' : quiet && line.status < 400 ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  line.path = redactPath(line.path, pattern);
  log[level](line);
}

/** A secret is recognised by its route, and by its form if a misspelt address has another route. */
export function redactPath(path: string, pattern: string): string {
  if (path.length < 10 && !path.includes('@') && !path.includes('%')) return path;
  const names = pattern.split('/');
  return path
    .split('/')
    .map((segment, index) => {
      if (names[index] === TOKEN) return segment.replace(/^[^.]+/, '*');
      const text = decodeURIComponent(segment).replace(/\.data$/, '');
      return SECRETS.some((secret) => secret.test(text)) ? '*' : segment;
    })
    .join('/');
}
