import { compileArticle } from './compile-article.ts';

const ARTICLE = /\/content\/blog\/[^/?]+\.md$/;

/**
 * The Vite plugin that turns each file of `content/blog` into a module whose default export is the finished `Article`.
 * Rendering and sanitising need a DOM, and loading one costs a server 0.8 s and 90 MB; so it happens here, at build
 * time, and the running server holds strings only. A wrong article stops the build and is named.
 */
export function articles() {
  return {
    name: 'articles',
    async transform(source: string, id: string) {
      if (!ARTICLE.test(id)) return null;
      try {
        return { code: `export default ${JSON.stringify(await compileArticle(source))};`, map: null };
      } catch (error) {
        throw new Error(`${id}: ${String(error)}`, { cause: error });
      }
    },
  };
}
