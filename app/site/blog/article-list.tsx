import type { ArticleCard } from './article.ts';
import { ArticleTeaser } from './article-teaser.tsx';

type Props = { articles: readonly ArticleCard[]; className?: string };

export function ArticleList({ articles, className = 'mt-10' }: Props) {
  return (
    <ul className={`${className} grid gap-x-10 gap-y-7 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3`}>
      {articles.map((article) => (
        <li key={article.slug} className="flex border-t border-rule-strong pt-5 md:pt-6">
          <ArticleTeaser article={article} />
        </li>
      ))}
    </ul>
  );
}
