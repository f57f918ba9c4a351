import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileLetter } from './compile-letter.ts';
import { LETTERS, type Letter, type LetterId } from './letter.ts';

/** All of `content/letters`. Throws as `compileLetter` does, and names the file. */
export async function compileLetters(root = '.'): Promise<Record<LetterId, Letter>> {
  const compiled = await Promise.all(LETTERS.map(async (id) => [id, await compileFile(root, id)] as const));
  return Object.fromEntries(compiled) as Record<LetterId, Letter>;
}

async function compileFile(root: string, id: LetterId): Promise<Letter> {
  const path = `content/letters/${id}.md`;
  try {
    return await compileLetter(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`, { cause: error });
  }
}
