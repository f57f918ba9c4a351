/**
 * A failure the operator can mend: its message is one sentence that says what to do, and commands print it
 * without a stack trace.
 */
export function refusal(sentence: string): Error {
  const error = new Error(sentence);
  error.name = 'Refusal';
  return error;
}

export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Refusal';
}
