import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { ARTICLES, articleWordsNow, fileArticles } from '#app/site/blog/article-files.server.ts';

/** The present address of an article that once had this one; null if unknown or no longer shown. */
export async function findMovedArticle(slug: string): Promise<string | null> {
  const item = fileArticles.find((file) => file.slug === slug)?.item ?? (await itemOnceAt(slug));
  const now = articleWordsNow().find((article) => article.item === item);
  return now && now.slug !== slug ? `/blog/${now.slug}` : null;
}

async function itemOnceAt(slug: string): Promise<string | undefined> {
  const { item, kind, state, values, revision } = contentVersions;
  const wasShown = and(eq(kind, ARTICLES), inArray(state, ['live', 'past']));
  const [last] = await db()
    .select({ item })
    .from(contentVersions)
    .where(and(wasShown, eq(sql`${values}->>'slug'`, slug)))
    .orderBy(desc(revision))
    .limit(1);
  return last?.item;
}
