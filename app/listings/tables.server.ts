import { sql } from 'drizzle-orm';
import { clients, partners, professionalBodies, softwareAccreditations } from '#app/db/schema/listings.ts';
import type { ListName } from './list.ts';

/** One engine works on all four: their tables have one shape (partners have a category besides), only Drizzle's types differ. */
export const tables = {
  clients,
  'professional-bodies': professionalBodies,
  'software-accreditations': softwareAccreditations,
  partners,
} as unknown as Record<ListName, typeof clients>;

export function categoryOf(name: ListName) {
  return name === 'partners' ? partners.category : sql<null>`null`;
}
