const OWN = Symbol.for('own error');

/** An error whose message may be logged: it names no person and repeats nothing that a visitor typed. */
export function ownError(sentence: string, more: { code?: string; cause?: unknown } = {}): Error {
  const { cause, ...fields } = more;
  const error = cause === undefined ? new Error(sentence) : new Error(sentence, { cause });
  return Object.assign(error, fields, { [OWN]: true });
}

export function isOwnError(error: unknown): error is Error {
  return error instanceof Error && OWN in error;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function failureOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

export function detailOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
