import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { Category } from './article.ts';
import { categoryPath } from './category-path.ts';
import { categoryNamed } from './search.ts';

type Props = { search: string; categories: Category[] };

export function ArticleSearch({ search, categories }: Props) {
  return (
    <article-search class="mt-8 block">
      <search>
        <form action="/blog" className="flex max-w-lg gap-3">
          <input
            type="search"
            name="search"
            className="input"
            aria-label="Search articles"
            placeholder="Search articles..."
            defaultValue={search}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit">Search</Button>
        </form>
        <ul className="mt-5 flex flex-wrap gap-2" aria-label="Categories">
          <Chip label="All" to="/blog" current={search === ''} />
          {categories.map((category) => (
            <Chip
              key={category}
              label={category}
              to={categoryPath(category)}
              current={categoryNamed(search) === category}
            />
          ))}
        </ul>
      </search>
    </article-search>
  );
}

function Chip({ label, to, current }: { label: string; to: string; current: boolean }) {
  return (
    <li>
      <Link to={to} aria-current={current || undefined} className="chip">
        {label}
      </Link>
    </li>
  );
}
