import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { ArticleCard } from './article.ts';

type Props = { previous: ArticleCard | null; next: ArticleCard | null };

export function AdjacentArticles({ previous, next }: Props) {
  return (
    <nav
      aria-label="Previous and next article"
      className="mt-10 grid gap-x-8 gap-y-4 border-t border-rule pt-4 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <Link to={`/blog/${previous.slug}`} rel="prev" className="adjacent-article">
          <span className="hint flex items-center gap-2">
            <Icon name="arrow" size={16} className="rotate-180" /> Previous
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={`/blog/${next.slug}`} rel="next" className="adjacent-article sm:col-start-2 sm:text-right">
          <span className="hint flex items-center gap-2 sm:justify-end">
            Next <Icon name="arrow" size={16} />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
