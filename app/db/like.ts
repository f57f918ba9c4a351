/** The pattern with which LIKE finds `words` anywhere in a text, wildcards taken literally. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
