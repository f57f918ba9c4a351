import { json } from 'node:stream/consumers';
import { messageOf } from '#app/platform/core/own-error.ts';
import type { ArticleWords } from './article-words.ts';
import { compileWords } from './compile-article.ts';
import type { Compiled } from './compiled-articles.server.ts';

// Runs in a process of its own, started by compiled-articles.server.ts: the sanitiser's DOM is loaded nowhere else.

const compiled: Compiled[] = [];
for (const words of (await json(process.stdin)) as ArticleWords[])
  compiled.push(
    await compileWords(words).then(
      (article) => ({ article }),
      (error: unknown) => ({ problem: messageOf(error) }),
    ),
  );
process.stdout.end(JSON.stringify(compiled));
