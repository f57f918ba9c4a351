/** Whom a letter names, by the fields with which it was written. */
export function signatoryIn({ signatory }: Record<string, unknown>): string | null {
  return typeof signatory === 'string' && signatory !== '' ? signatory : null;
}
