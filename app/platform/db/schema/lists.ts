import { isNull, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { atMostCheck, lengthCheck, moment, oneOfCheck, timestamps } from '../columns.ts';
import { LENGTHS } from '../lengths.ts';

const PARTNER_CATEGORIES = ['financial', 'payment', 'business'] as const;

export const clients = listTable('clients');

export const professionalBodies = listTable('professional_bodies');

export const softwareAccreditations = listTable('software_accreditations');

/** Not as a literal: the four tables have one type. */
const PARTNERS: string = 'partners';

export const partners = pgTable(
  PARTNERS,
  { ...listColumns(), category: text({ enum: PARTNER_CATEGORIES }).notNull() },
  (table) => [
    ...listConstraints('partners', table),
    oneOfCheck('partners_category', table.category, PARTNER_CATEGORIES),
  ],
);

export type ListTable = ReturnType<typeof listTable>;

function listTable(name: string) {
  return pgTable(name, listColumns(), (table) => listConstraints(name, table));
}

function listColumns() {
  return {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text(),
    logoUrl: text(),
    logoAlt: text(),
    websiteUrl: text(),
    isActive: boolean().notNull().default(true),
    displayOrder: integer().notNull().default(0),
    version: integer().notNull().default(1),
    ...timestamps(),
    deletedAt: moment(),
  };
}

type ListColumn =
  'name' | 'description' | 'logoUrl' | 'logoAlt' | 'websiteUrl' | 'displayOrder' | 'deletedAt';

function listConstraints(name: string, table: Record<ListColumn, PgColumn>) {
  return [
    lengthCheck(`${name}_name_length`, table.name, ...LENGTHS.listName),
    atMostCheck(`${name}_description_length`, table.description, LENGTHS.listDescription[1]),
    atMostCheck(`${name}_logo_url_length`, table.logoUrl, LENGTHS.listLink[1]),
    lengthCheck(`${name}_logo_alt_length`, table.logoAlt, ...LENGTHS.logoAlt),
    atMostCheck(`${name}_website_url_length`, table.websiteUrl, LENGTHS.listLink[1]),
    check(`${name}_website_url_scheme`, sql`${table.websiteUrl} ~* '^https?://'`),
    index(`${name}_in_order`).on(table.displayOrder, table.name).where(isNull(table.deletedAt)),
  ];
}
