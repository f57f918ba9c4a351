import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { ArticleCard } from './article.ts';

type Props = {
  article: Pick<ArticleCard, 'slug' | 'title' | 'excerpt' | 'category' | 'date' | 'readTime' | 'icon'>;
};

export function ArticleTeaser({ article }: Props) {
  const address = `/blog/${article.slug}`;
  return (
    <article className="flex flex-col">
      <div className="flex items-center gap-3 sm:block">
        <Icon name={article.icon} size={44} className="shrink-0 text-bloom" />
        <p className="hint sm:mt-4">
          {article.category} · {article.date} · <span className="whitespace-nowrap">{article.readTime}</span>
        </p>
      </div>
      <h3 className="mt-2">
        <Link to={address} className="text-ink no-underline hover:text-bloom">
          {article.title}
        </Link>
      </h3>
      <p className="mt-2 line-clamp-3 text-ink-soft">{article.excerpt}</p>
      <Link to={address} className="more mt-auto pt-2">
        <span>
          Read More <span aria-hidden="true">→</span>
        </span>
        <span className="sr-only">: {article.title}</span>
      </Link>
    </article>
  );
}
