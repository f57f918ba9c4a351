/** Case, accents, hyphens, spaces and the order of the names make no difference. */
export function isSameName(one: string, other: string): boolean {
  return sortedNames(one) === sortedNames(other);
}

function sortedNames(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return plain
    .split(/[\s-]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
