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
  /** A person of the firm, perhaps one who left; null if the team is the author. */
  author: { name: string } | null;
  /** ISO days: `date` again, and when the figures were last checked. */
  written: string;
  checked: string;
};

/** `html` is sanitised, `text` is plain text for the search, `card` is the address of the share card. */
export type Article = ArticleCard & {
  html: string;
  contents: Heading[];
  /** The ids of sections that are folds on a phone. */
  folded: string[];
  references: References;
  text: string;
  card: string;
};
