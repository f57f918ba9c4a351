import type { ShareCard } from '#app/site/share-card/share-card.ts';
import type { ArticleCard } from './article.ts';

/** The picture of a shared article. `by`: the name of the firm. */
export function cardOf(
  { title, category, readTime, icon }: Pick<ArticleCard, 'title' | 'category' | 'readTime' | 'icon'>,
  by: string,
): ShareCard {
  return { by, title, eyebrow: `${category} · ${readTime}`, icon };
}
