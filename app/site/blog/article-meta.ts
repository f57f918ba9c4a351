import type { MetaArgs, MetaDescriptor } from '@remix-run/node';
import { articleData } from '#app/firm/linked-data/article.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import type { Article } from './article.ts';

type Described = Omit<Article, 'html' | 'text' | 'contents' | 'folded' | 'references'>;

export function articleMeta(
  args: Pick<MetaArgs, 'matches' | 'location'>,
  article: Described,
): MetaDescriptor[] {
  const page = {
    title: article.title,
    description: article.excerpt,
    within: [{ name: 'Blog', path: '/blog' }],
    card: article.card,
    type: 'article' as const,
    linkedData: [articleData(article)],
  };
  return [
    ...pageMeta(args, page),
    { property: 'article:published_time', content: article.written },
    { property: 'article:modified_time', content: article.checked },
    { property: 'article:section', content: article.category },
    ...article.tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}
