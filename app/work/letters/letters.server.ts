import { fileURLToPath } from 'node:url';
import type { Letter, LetterId } from './letter.ts';

/** Written by the build; commands that run without one compile the files. The server’s jobs import no Markdown. */
declare const COMPILED_LETTERS: Record<LetterId, Letter> | undefined;

const letters = typeof COMPILED_LETTERS === 'undefined' ? await compileFiles() : COMPILED_LETTERS;

export function letterOf(id: LetterId): Letter {
  return letters[id];
}

async function compileFiles(): Promise<Record<LetterId, Letter>> {
  const { compileLetters } = await import('./compile-letters.ts');
  return compileLetters(fileURLToPath(new URL('../../..', import.meta.url)));
}
