import { oneLine } from '#app/platform/core/text.ts';

const MOST = 20;
const LONGEST = 40;

export function readTags(text: string): string[] {
  const words = text.split(',').map((word) => normalised(word));
  return [...new Set(words.filter(Boolean))].toSorted().slice(0, MOST);
}

function normalised(word: string): string {
  return oneLine(word.normalize('NFC').replaceAll('#', ' ')).toLowerCase().slice(0, LONGEST).trim();
}
