/** In a form, before a number: a file that is chosen in it. */
export const CHOSEN = 'new:';

/** In the form: the first, second or a later of the files that are chosen in it. */
export function chosenFile(at: number): string {
  return `${CHOSEN}${at + 1}`;
}

/** Of one signer: `page:thandi@example.org`. */
export function markField(field: string, email: string): string {
  return `${field}:${email}`;
}
