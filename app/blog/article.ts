import type { Heading } from '#app/markdown/markdown.ts';
import type { IconName } from '#app/ui/icon.tsx';

/** The five categories of the blog, in the order of their chips. */
export const categories = ['Tax', 'Compliance', 'Business Tax', 'Accounting', 'VAT & Compliance'] as const;

export type Category = (typeof categories)[number];

/** What a list shows of an article: everything but its text. */
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
  /** Null where the article is signed by the firm's team. */
  author: { name: string; avatar: string | null } | null;
  /** ISO days: when it was written and when its figures were last checked. */
  written: string;
  checked: string;
};

/**
 * A whole article. `html` is sanitised and final, `text` is its plain words for the search, `card` the address of the
 * picture that other sites show beside a link to it.
 */
export type Article = ArticleCard & { html: string; contents: Heading[]; text: string; card: string };
