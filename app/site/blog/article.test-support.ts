import type { Article } from './article.ts';

export function article(own: Partial<Article>): Article {
  return {
    id: 1,
    title: 'VAT',
    slug: 'vat',
    excerpt: '',
    date: '',
    category: 'Tax',
    readTime: '5 min read',
    icon: 'vat',
    tags: [],
    author: null,
    written: '2025-05-14',
    checked: '2026-11-20',
    html: '<p>Text</p>',
    contents: [],
    folded: [],
    references: { law: [], pages: [] },
    text: 'Text',
    card: '/assets/vat.png',
    ...own,
  };
}
