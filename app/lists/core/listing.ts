import type { Category } from './define-list.ts';

export type Listing = {
  id: string;
  name: string;
  description: string | null;
  logoUrl: string | null;
  /** Null if the name beside the logo is enough. */
  logoAlt: string | null;
  websiteUrl: string | null;
  category: Category | null;
};
