import { articleCardName, FIRM_CARD } from '#app/firm/linked-data/card-path.ts';
import { firm } from '#app/platform/content/firm.ts';
import { firmCardOf, type ShareCard } from '#app/site/share-card/share-card.ts';
import { cardOf } from './article-card.ts';
import { allArticles } from './articles.server.ts';

/** The card that an address names; null if there is no such page. */
export function cardNamed(name: string): ShareCard | null {
  if (name === FIRM_CARD) return firmCardOf(firm);
  const article = allArticles().find(({ slug }) => articleCardName(slug) === name);
  return article ? cardOf(article, firm.name) : null;
}
