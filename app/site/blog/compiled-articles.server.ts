import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { runLimited } from '#app/platform/processes/limited-process.server.ts';
import type { ArticleWords } from './article-words.ts';
import type { CompiledArticle } from './compile-article.ts';

export type Compiled = { article: CompiledArticle } | { problem: string };

const SCRIPT = createRequire(import.meta.url).resolve('#app/site/blog/compile-process.ts');
const [START, EACH] = [MINUTE, SECOND];
const MEMORY = { heap: 512, data: 1_500_000 };
const MOST_KEPT = 5_000;

export function keyOf(words: ArticleWords): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64');
}

/** Null until `compileArticles` was called with it, and for what does not compile. */
export function compiledOf(key: string): CompiledArticle | null {
  const one = kept().get(key);
  return one && 'article' in one ? one.article : null;
}

/** Each once, however often it is shown. Returns of each what is wrong with it, or null. */
export async function compileArticles(all: readonly ArticleWords[]): Promise<(string | null)[]> {
  const keys = all.map(keyOf);
  const fresh = all.filter((_, at) => !kept().has(keys[at] ?? ''));
  const compiled = fresh.length > 0 ? await compile(fresh) : [];
  for (const [at, one] of compiled.entries()) keep(keyOf(fresh[at]!), one);
  return keys.map((key) => {
    const one = kept().get(key);
    if (!one) return 'It takes too long to be made into a page. Make it shorter, or try again.';
    return 'problem' in one ? one.problem : null;
  });
}

/** In a process of its own, which no text keeps busy for long. */
async function compile(all: readonly ArticleWords[]): Promise<Compiled[]> {
  const ended = await runLimited({
    script: SCRIPT,
    task: {},
    input: [Buffer.from(JSON.stringify(all))],
    read: (output) => json(output).catch(() => []) as Promise<Compiled[]>,
    deadline: START + EACH * all.length,
    memory: MEMORY,
  });
  return ended.kind === 'done' ? ended.output : [];
}

/** The server and its pages are built apart, and share it. */
function kept(): Map<string, Compiled> {
  return singleton('compiled articles', () => new Map<string, Compiled>());
}

function keep(key: string, one: Compiled): void {
  kept().set(key, one);
  const [oldest] = kept().keys();
  if (kept().size > MOST_KEPT && oldest !== undefined) kept().delete(oldest);
}
