/**
 * A Vite plugin that turns each markdown file of `folder` into a module whose default export is what `compile` makes of
 * it. Rendering and sanitising need a DOM, and loading one costs a server 0.8 s and 90 MB; so it happens here, at build
 * time, and the running server holds strings only. A wrong file stops the build and is named.
 */
export function compiledMarkdown(folder: string, compile: (source: string) => Promise<unknown>) {
  const file = new RegExp(`/${folder}/[^/?]+\\.md$`);
  return {
    name: `compiled ${folder}`,
    async transform(source: string, id: string) {
      if (!file.test(id)) return null;
      try {
        return { code: `export default ${JSON.stringify(await compile(source))};`, map: null };
      } catch (error) {
        throw new Error(`${id}: ${String(error)}`, { cause: error });
      }
    },
  };
}
