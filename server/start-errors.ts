import { inspect } from 'node:util';
import { explainConnection, rootCause } from '#app/platform/db/failure.ts';
import { detailOf } from '#app/platform/core/own-error.ts';

export function refusal(sentences: string): Error {
  return Object.assign(new Error(sentences), { name: 'Refusal' });
}

/** One sentence if the operator can fix it; otherwise the error with its causes. */
export function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'Refusal') return error.message;
  const cause = rootCause(error);
  const [code, syscall] = [detailOf(cause, 'code'), detailOf(cause, 'syscall')];
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return 'PORT is taken by another program: stop that program, or set PORT to another number.';
  }
  if (syscall === 'listen')
    return `HOST and PORT cannot be listened on (${code}): set them to an address of this machine.`;
  return explainConnection(error) ?? inspect(error);
}
