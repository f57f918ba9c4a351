import type { Category } from './define-list.ts';

export type Listing = {
  id: string;
  name: string;
  description: string | null;
  /** A path on our own origin. */
  logoUrl: string | null;
  /** Null where the name beside the logo says it all. */
  logoAlt: string | null;
  websiteUrl: string | null;
  category: Category | null;
};
