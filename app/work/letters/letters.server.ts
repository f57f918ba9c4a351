import { ownError } from '#app/platform/core/own-error.ts';
import type { Letter, LetterId } from './letter.ts';

const letters = import.meta.glob<Letter>('/content/letters/*.md', { eager: true, import: 'default' });

export function letterOf(id: LetterId): Letter {
  const letter = letters[`/content/letters/${id}.md`];
  if (!letter) throw ownError(`content/letters/${id}.md is missing`);
  return letter;
}
