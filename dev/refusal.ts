/** A failure that the operator can fix: commands print its message without a stack trace. */
export function refusal(sentence: string): Error {
  const error = new Error(sentence);
  error.name = 'Refusal';
  return error;
}

export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Refusal';
}
