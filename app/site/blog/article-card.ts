import type { ShareCard } from '#app/site/share-card/share-card.ts';
import type { ArticleCard } from './article.ts';

export function cardOf(
  { title, category, readTime, icon }: Pick<ArticleCard, 'title' | 'category' | 'readTime' | 'icon'>,
  by: string,
): ShareCard {
  return { by, title, eyebrow: `${category} · ${readTime}`, icon };
}
