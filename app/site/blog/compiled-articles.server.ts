import { createRequire } from 'node:module';
import { compiledTexts } from '#app/platform/processes/compiled-texts.server.ts';
import type { ArticleWords } from './article-words.ts';
import type { CompiledArticle } from './compile-article.ts';

const SCRIPT = createRequire(import.meta.url).resolve('#app/site/blog/compile-process.ts');

export const compiledArticles = compiledTexts<ArticleWords, CompiledArticle>('compiled articles', SCRIPT);
