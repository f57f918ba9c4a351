import { dayText } from '#app/platform/core/time.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { ArticleCard } from './article.ts';
import { Author } from './author.tsx';
import { categoryPath } from './category-path.ts';

export function ArticleHeader({ article }: { article: ArticleCard }) {
  return (
    <header className="mt-5 flex flex-col-reverse justify-between gap-x-10 gap-y-6 md:flex-row">
      <div className="max-w-[46rem]">
        <Link
          to={categoryPath(article.category)}
          className="inline-block rounded-full border border-bloom px-3.5 py-1 text-sm font-semibold no-underline hover:bg-bloom-tint"
        >
          {article.category}
        </Link>
        <h1 className="mt-5 text-2xl">{article.title}</h1>
        <p className="lede mt-4">{article.excerpt}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft">
          <Author author={article.author} />
          <span className="flex items-center gap-2">
            <Icon name="calendar" />
            <time dateTime={article.written}>{article.date}</time>
          </span>
          <span className="flex items-center gap-2">
            <Icon name="clock" />
            {article.readTime}
          </span>
          <span className="needs-script print:hidden">
            Read <read-moment class="inline-block min-w-[min(13em,80vw)]" />
          </span>
        </div>
        <p className="hint mt-3">
          Figures last checked on <time dateTime={article.checked}>{dayText(article.checked)}</time>.
        </p>
      </div>
      <div className="article-plate shrink-0 self-start print:hidden">
        <Icon name={article.icon} size={96} />
      </div>
    </header>
  );
}
