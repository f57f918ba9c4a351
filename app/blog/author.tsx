import { blog } from '#content/pages/blog.ts';
import type { ArticleCard } from './article.ts';

export function Author({ author }: Pick<ArticleCard, 'author'>) {
  const name = author?.name ?? blog.team;
  return (
    <span className="flex items-center gap-3 text-ink">
      <span className="avatar" aria-hidden="true">
        {initialsOf(name)}
        {author?.avatar && <img src={author.avatar} alt="" width={40} height={40} />}
      </span>
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
