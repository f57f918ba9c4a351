export function writingText(names: readonly string[]): string {
  return names.length === 1
    ? `${names[0]} is writing a reply`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are writing replies`;
}
