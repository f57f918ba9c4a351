import type { PARTNER_CATEGORIES } from '#app/db/schema/listings.ts';

export type PartnerCategory = (typeof PARTNER_CATEGORIES)[number];

/** A client, professional body, software accreditation or partner as the public sees it. */
export type Listing = {
  id: string;
  name: string;
  description: string | null;
  /** A path of our own origin. */
  logoUrl: string | null;
  websiteUrl: string | null;
  /** Partners have one, nobody else. */
  category: PartnerCategory | null;
};
