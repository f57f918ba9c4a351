/** Without accents, capitals and marks: `Executor’s fee` is `executors fee`. */
export function searchWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
