export const OWNER_FIELD = 'draftOwner';

/** Secrets that come with a form: in no draft, and never sent back to the browser. */
export const SECRET_FIELDS = [
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'proof',
  'pdfPassword',
  'accountNumber',
  'accountAgain',
] as const;

/** Without secrets and the mark of its owner; a field may come several times. */
export function typedEntries(form: FormData): [string, string][] {
  const hidden = new Set<string>([...SECRET_FIELDS, OWNER_FIELD]);
  return [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !hidden.has(entry[0]),
  );
}
