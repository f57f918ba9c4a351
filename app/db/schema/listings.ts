import { isNull, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { atMostCheck, lengthCheck, moment, oneOfCheck, timestamps } from '../columns.ts';

export const PARTNER_CATEGORIES = ['financial', 'payment', 'business'] as const;

export const clients = pgTable('clients', listingColumns(), (table) => [
  ...listingChecks('clients', table),
  index('clients_in_order').on(table.displayOrder, table.name).where(isNull(table.deletedAt)),
]);

export const professionalBodies = pgTable('professional_bodies', listingColumns(), (table) => [
  ...listingChecks('professional_bodies', table),
  index('professional_bodies_in_order').on(table.displayOrder, table.name).where(isNull(table.deletedAt)),
]);

export const softwareAccreditations = pgTable('software_accreditations', listingColumns(), (table) => [
  ...listingChecks('software_accreditations', table),
  index('software_accreditations_in_order').on(table.displayOrder, table.name).where(isNull(table.deletedAt)),
]);

export const partners = pgTable(
  'partners',
  { ...listingColumns(), category: text({ enum: PARTNER_CATEGORIES }).notNull() },
  (table) => [
    ...listingChecks('partners', table),
    oneOfCheck('partners_category', table.category, PARTNER_CATEGORIES),
    index('partners_in_order').on(table.displayOrder, table.name).where(isNull(table.deletedAt)),
  ],
);

function listingColumns() {
  return {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text(),
    logoUrl: text(),
    websiteUrl: text(),
    isActive: boolean().notNull().default(true),
    displayOrder: integer().notNull().default(0),
    /** Raised by every save; a save that names an older one is stale and changes nothing. */
    version: integer().notNull().default(1),
    ...timestamps(),
    /** Set while the row lies in the trash. */
    deletedAt: moment(),
  };
}

type ListingTable = Record<'name' | 'description' | 'logoUrl' | 'websiteUrl', PgColumn>;

function listingChecks(prefix: string, table: ListingTable) {
  return [
    lengthCheck(`${prefix}_name_length`, table.name, 1, 200),
    atMostCheck(`${prefix}_description_length`, table.description, 1000),
    atMostCheck(`${prefix}_logo_url_length`, table.logoUrl, 500),
    atMostCheck(`${prefix}_website_url_length`, table.websiteUrl, 500),
    check(`${prefix}_website_url_scheme`, sql`${table.websiteUrl} ~* '^https?://'`),
  ];
}
