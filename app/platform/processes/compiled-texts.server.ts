import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import type { Compiled } from './compile-texts.ts';
import { runLimited } from './limited-process.server.ts';

const [START, EACH] = [MINUTE, SECOND];
const MEMORY = { heap: 512, data: 1_500_000 };
const MOST_KEPT = 5_000;

export type KeptPages = {
  find(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  keep(pages: ReadonlyMap<string, unknown>): Promise<void>;
};

/** `script` compiles in its own process. `name`: server and pages are built apart, and share what is under it. */
export function compiledTexts<Words, Page>(name: string, script: string) {
  const kept = () => singleton(name, () => new Map<string, Compiled<Page>>());

  return {
    /** Null until `compile` was called with it, and for what does not compile. */
    pageOf(words: Words): Page | null {
      const one = kept().get(keyOf(words));
      return one && 'page' in one ? one.page : null;
    },
    /** Each once; with `stored`, also across starts. Returns what is wrong with each, or null. */
    async compile(all: readonly Words[], stored?: KeptPages): Promise<(string | null)[]> {
      const unknown = all.filter((words) => !kept().has(keyOf(words)));
      const found = unknown.length > 0 ? await stored?.find(unknown.map(keyOf)) : undefined;
      for (const [key, page] of found ?? []) keep(kept(), key, { page: page as Page });
      const fresh = unknown.filter((words) => !kept().has(keyOf(words)));
      const compiled = fresh.length > 0 ? await run<Words, Page>(script, fresh) : [];
      for (const [at, one] of compiled.entries()) keep(kept(), keyOf(fresh[at]!), one);
      await stored?.keep(pagesOf(fresh, compiled));
      return all.map((words) => {
        const one = kept().get(keyOf(words));
        if (!one) return 'It takes too long to be made into a page. Make it shorter, or try again.';
        return 'problem' in one ? one.problem : null;
      });
    },
  };
}

function pagesOf<Words, Page>(
  fresh: readonly Words[],
  compiled: readonly Compiled<Page>[],
): Map<string, Page> {
  return new Map(
    compiled.flatMap((one, at) => ('page' in one ? [[keyOf(fresh[at]), one.page] as const] : [])),
  );
}

export function keyOf(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64');
}

async function run<Words, Page>(script: string, all: readonly Words[]): Promise<Compiled<Page>[]> {
  const ended = await runLimited({
    script,
    task: {},
    input: [Buffer.from(JSON.stringify(all))],
    read: (output) => json(output).catch(() => []) as Promise<Compiled<Page>[]>,
    deadline: START + EACH * all.length,
    memory: MEMORY,
  });
  return ended.kind === 'done' ? ended.output : [];
}

function keep<Page>(kept: Map<string, Page>, key: string, one: Page): void {
  kept.set(key, one);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
