import type { Heading } from '#app/platform/markdown/markdown.ts';
import type { IconName } from '#app/platform/ui/icon.tsx';
import type { References } from './references.ts';

export const categories = ['Tax', 'Compliance', 'Business Tax', 'Accounting', 'VAT & Compliance'] as const;

export type Category = (typeof categories)[number];

export type ArticleCard = {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  date: string;
  category: Category;
  readTime: string;
  icon: IconName;
  tags: string[];
  author: { name: string } | null;
  /** ISO days; `written` equals `date`. `checked`: when the figures were last checked. */
  written: string;
  checked: string;
};

/** `html` is sanitised, `text` is plain text for the search, `card` is the share card's address. */
export type Article = ArticleCard & {
  html: string;
  contents: Heading[];
  folded: string[];
  references: References;
  text: string;
  card: string;
};
