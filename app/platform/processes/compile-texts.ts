import { json } from 'node:stream/consumers';
import { messageOf } from '#app/platform/core/own-error.ts';

export type Compiled<Page> = { page: Page } | { problem: string };

/** Called in the process that `compiledTexts` starts: the sanitiser's DOM is loaded nowhere else. */
export async function compileTexts<Words>(compile: (words: Words) => Promise<unknown>): Promise<void> {
  const compiled: Compiled<unknown>[] = [];
  for (const words of (await json(process.stdin)) as Words[])
    compiled.push(
      await compile(words).then(
        (page) => ({ page }),
        (error: unknown) => ({ problem: messageOf(error) }),
      ),
    );
  process.stdout.end(JSON.stringify(compiled));
}
