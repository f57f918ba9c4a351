import { firm } from '#content/firm.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ArticleCard } from './article.ts';
import { day } from './figure-words.ts';

/** What stands above an article: its category, title, author and dates, and its drawing. */
export function ArticleHeader({ article }: { article: ArticleCard }) {
  return (
    <header className="mt-6 grid grid-cols-[1fr_auto] gap-x-10">
      <div className="max-w-[46rem]">
        <p className="eyebrow">{article.category}</p>
        <h1 className="text-2xl md:text-[2.7rem]">{article.title}</h1>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.95rem] text-ink-soft">
          <Author author={article.author} />
          <span className="flex items-center gap-2">
            <Icon name="calendar" />
            {article.date}
          </span>
          <span className="flex items-center gap-2">
            <Icon name="clock" />
            {article.readTime}
          </span>
          <span className="needs-script">
            Read <read-moment class="inline-block min-w-[10.5em]" />
          </span>
        </div>
        <p className="hint mt-3">
          Written <time dateTime={article.written}>{day(article.written)}</time>. Figures last checked{' '}
          <time dateTime={article.checked}>{day(article.checked)}</time>.
        </p>
      </div>
      <Icon name={article.icon} size={96} className="text-bloom max-md:hidden" />
    </header>
  );
}

function Author({ author }: Pick<ArticleCard, 'author'>) {
  const name = author?.name ?? `${firm.name} team`;
  return (
    <span className="flex items-center gap-3 text-ink">
      {author?.avatar ? (
        <img src={author.avatar} alt="" width={40} height={40} className="rounded-full" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-bloom-tint text-sm font-semibold text-bloom-deep"
        >
          {initialsOf(name)}
        </span>
      )}
      {name}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
