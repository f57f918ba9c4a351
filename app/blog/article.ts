import type { Heading } from '#app/markdown/markdown.ts';
import type { IconName } from '#app/ui/icon.tsx';

/** In the order of the blog's filters. */
export const categories = ['Tax', 'Compliance', 'Business Tax', 'Accounting', 'VAT & Compliance'] as const;

export type Category = (typeof categories)[number];

/** An article without its text, as lists show it. */
export type ArticleCard = {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  /** Free text, as it is shown. */
  date: string;
  category: Category;
  /** '8 min read' */
  readTime: string;
  icon: IconName;
  tags: string[];
  /** Null where the firm's team is the author. */
  author: { name: string; avatar: string | null } | null;
  /** ISO days: when it was written and when its figures were last checked. */
  written: string;
  checked: string;
};

/** `html` is sanitised, `text` is its plain text for the search, `card` the address of the article's share card. */
export type Article = ArticleCard & { html: string; contents: Heading[]; text: string; card: string };
