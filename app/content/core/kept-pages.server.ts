import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { inArray, lt } from 'drizzle-orm';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { compiledTexts } from '#app/platform/db/schema/content.ts';
import { keyOf, type KeptPages } from '#app/platform/processes/compiled-texts.server.ts';

/** A page takes some ten kilobytes. */
const AT_ONCE = 50;
const UNUSED = 90 * DAY;

/** Only of this release: another may sanitise a text or fill in its figures differently. */
export const keptPages: KeptPages = {
  async find(texts) {
    const names = await namesOf(texts);
    const { key, page } = compiledTexts;
    const rows = await db()
      .update(compiledTexts)
      .set({ usedAt: new Date() })
      .where(inArray(key, [...names.keys()]))
      .returning({ key, page });
    return new Map(rows.map((row) => [names.get(row.key) ?? '', row.page]));
  },
  async keep(pages) {
    const names = [...(await namesOf([...pages.keys()]))];
    for (let from = 0; from < names.length; from += AT_ONCE) {
      const rows = names.slice(from, from + AT_ONCE).map(([key, text]) => ({ key, page: pages.get(text) }));
      await db().insert(compiledTexts).values(rows).onConflictDoNothing();
    }
  },
};

export async function deleteUnusedPages(now: Date): Promise<number> {
  const unused = lt(compiledTexts.usedAt, new Date(now.getTime() - UNUSED));
  return (await db().delete(compiledTexts).where(unused).returning({ key: compiledTexts.key })).length;
}

async function namesOf(texts: readonly string[]): Promise<Map<string, string>> {
  const release = await singleton('release of pages', hashOfRelease);
  return new Map(texts.map((text) => [keyOf([release, text]), text]));
}

/** A hash of the program, its packages and the figures: all that decides how a text becomes a page. */
async function hashOfRelease(): Promise<string> {
  const hash = createHash('sha256');
  const files = ['package.json', 'node_modules/.package-lock.json'].filter((file) => existsSync(file));
  for await (const file of glob('{app,content}/**/*.{ts,tsx,md,json}')) files.push(file);
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file));
  return hash.digest('base64');
}
