/** In letters; a shorter word is an initial. */
const SHORTEST_WORD = 2;

/** Whether they share a word, or one is initials; case, accents and order do not count. True if we know no name. */
export function isNameOf(typed: string, known: string): boolean {
  const names = wordsOf(known);
  if (names.length === 0 || known.includes('@')) return true;
  const words = wordsOf(typed);
  if (words.some((word) => word.length >= SHORTEST_WORD && names.includes(word))) return true;
  const initials = names.map(([first = '']) => first);
  const letters = words.filter((word) => word.length < SHORTEST_WORD || words.length === 1).join('');
  return letters === words.join('') && letters.length >= SHORTEST_WORD && isAmong([...letters], initials);
}

function isAmong(letters: readonly string[], initials: readonly string[]): boolean {
  const left = [...initials];
  return letters.every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
