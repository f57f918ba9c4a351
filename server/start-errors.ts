const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
]);

/** Postgres's own codes: password, authorization, no such database. */
const REFUSED = new Set(['28P01', '28000', '3D000']);

export function refusal(sentences: string): Error {
  return Object.assign(new Error(sentences), { name: 'Refusal' });
}

export function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'Refusal') return error.message;
  const { code, syscall } = rootCause(error) as NodeJS.ErrnoException;
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return 'PORT is taken by another program: stop that program, or set PORT to another number.';
  }
  if (syscall === 'listen')
    return `HOST and PORT cannot be listened on (${code}): set them to an address of this machine.`;
  if (code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('build/server')) {
    return 'The site is not built yet: run "npm run build" first.';
  }
  if (code && UNREACHABLE.has(code))
    return `DATABASE_URL names a Postgres that cannot be reached (${code}): start it, or correct the variable.`;
  if (code && REFUSED.has(code))
    return `DATABASE_URL is refused by Postgres (${rootCause(error).message}): correct the variable.`;
  return error.stack ?? error.message;
}

function rootCause(error: Error): Error {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0];
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
