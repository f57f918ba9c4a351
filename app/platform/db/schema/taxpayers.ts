import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMostCheck, goesWith, lengthCheck, moment, oneOfCheck, pseudonym, timestamps } from '../columns.ts';
import {
  CLIENT_STATUSES,
  LANGUAGES,
  LONGEST_ADDRESS,
  LONGEST_CONTACT_ROLE,
  TAXPAYER_KINDS,
  TAXPAYER_ROLES,
  VAT_CATEGORIES,
  type NUMBER_KINDS,
} from '../work-values.ts';
import type { Merged } from '../merged.ts';
import { users } from './accounts.ts';

/** `known`: the address that we wrote to before this change, which is not told yet. */
export type AddressNews = { known: string | null; since: string };

/** The person, company, trust or estate that work is done for; not the showcase `clients`. */
export const taxpayers = pgTable(
  'taxpayers',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: TAXPAYER_KINDS }).notNull(),
    name: text().notNull(),
    /** An extra address to write to besides the members; null if they are enough. */
    email: text(),
    taxNumber: text(),
    registrationNumber: text(),
    /** Lines with `\n` between them (`app/work/core/taxpayers/addresses.ts`). */
    streetAddress: text(),
    postalAddress: text(),
    /** Without the separators between groups (`app/work/core/taxpayers/numbers.ts`). */
    numbers: jsonb().$type<Partial<Record<(typeof NUMBER_KINDS)[number], string>>>().notNull().default({}),
    own: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The last month of the financial year: 2 is February. */
    yearEnd: integer().$type<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12>().notNull().default(2),
    registeredOn: date({ mode: 'string' }),
    vatCategory: text({ enum: VAT_CATEGORIES }),
    /** The colleague who looks after it; null: all staff see it. */
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Only the previous release writes it: a trigger copies it to `notes`. */
    note: text(),
    /** In the trash since then, with its engagements. */
    deletedAt: moment(),
    /** A former client: only a list of its own shows it. */
    archivedAt: moment(),
    /** Has agreed to nothing yet. */
    isProspect: boolean().notNull().default(false),
    /** From the two above, which the previous release writes. */
    status: text({ enum: CLIENT_STATUSES })
      .notNull()
      .generatedAlwaysAs(
        sql`case when archived_at is not null then 'former' when is_prospect then 'prospect' else 'active' end`,
      ),
    /** For what colleagues write to it; the site's own mails are in English. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** In the trash because it was merged into another: what moved there, for an Undo. */
    merged: jsonb().$type<Merged>(),
    /** A new address. Both addresses are told at `tellAddressAt` unless it is undone. */
    addressNews: jsonb().$type<AddressNews>(),
    tellAddressAt: moment(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    oneOfCheck('taxpayers_kind', table.kind, TAXPAYER_KINDS),
    lengthCheck('taxpayers_name_length', table.name, 2, 200),
    check('taxpayers_email_lower', sql`${table.email} = lower(${table.email})`),
    lengthCheck('taxpayers_email_length', table.email, 3, 255),
    check('taxpayers_tax_number_form', sql`${table.taxNumber} ~ '^[0-9]{10}$'`),
    lengthCheck('taxpayers_registration_number_length', table.registrationNumber, 1, 50),
    lengthCheck('taxpayers_street_address_length', table.streetAddress, 1, LONGEST_ADDRESS),
    lengthCheck('taxpayers_postal_address_length', table.postalAddress, 1, LONGEST_ADDRESS),
    check('taxpayers_year_end', sql`${table.yearEnd} between 1 and 12`),
    oneOfCheck('taxpayers_vat_category', table.vatCategory, VAT_CATEGORIES),
    oneOfCheck('taxpayers_language', table.language, LANGUAGES),
    lengthCheck('taxpayers_note_length', table.note, 1, 10_000),
    check('taxpayers_address_news', sql`(${table.addressNews} is null) = (${table.tellAddressAt} is null)`),
    index('taxpayers_to_tell')
      .on(table.tellAddressAt)
      .where(sql`${table.tellAddressAt} is not null`),
    index('taxpayers_of_assignee').on(table.assigneeId),
    index('taxpayers_by_name').on(sql`lower(name) collate "und-x-icu"`, table.id),
    index('taxpayers_by_email').on(table.email),
    index('taxpayers_by_name_key').on(sql`name_key(name)`),
    index('taxpayers_by_part_of_name').using('gin', table.name.op('gin_trgm_ops')),
    index('taxpayers_by_part_of_email').using('gin', table.email.op('gin_trgm_ops')),
    index('taxpayers_by_tax_number').using('gin', table.taxNumber.op('gin_trgm_ops')),
    index('taxpayers_by_registration').using(
      'gin',
      sql`(regexp_replace(registration_number, '\\D', '', 'g')) gin_trgm_ops`,
    ),
    index('taxpayers_by_numbers').using(
      'gin',
      sql`(regexp_replace(numbers::text, '\\D', '', 'g')) gin_trgm_ops`,
    ),
    index('taxpayers_by_addresses').using(
      'gin',
      sql`(' ' || plain_letters(translate(coalesce(street_address, '') || ' ' || coalesce(postal_address, ''), E'\\n,/(-.', '      '))) gin_trgm_ops`,
    ),
    index('taxpayers_with_own')
      .on(table.id)
      .where(sql`own <> '{}'`),
  ],
);

/** Two with something in common that a colleague knows to be different. The lower id is first. */
export const taxpayersApart = pgTable(
  'taxpayers_apart',
  {
    oneId: goesWith(() => taxpayers.id),
    otherId: goesWith(() => taxpayers.id),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    check('taxpayers_apart_in_order', sql`${table.oneId} < ${table.otherId}`),
    index('taxpayers_apart_of_other').on(table.otherId),
  ],
);

export const taxpayerMembers = pgTable(
  'taxpayer_members',
  {
    taxpayerId: goesWith(() => taxpayers.id),
    userId: goesWith(() => users.id),
    role: text({ enum: TAXPAYER_ROLES }).notNull(),
    since: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.taxpayerId, table.userId] }),
    oneOfCheck('taxpayer_members_role', table.role, TAXPAYER_ROLES),
    index('taxpayer_members_of_user').on(table.userId),
  ],
);

/** People whom colleagues call or write to at a client; they get no access. */
export const contactPersons = pgTable(
  'contact_persons',
  {
    id: uuid().primaryKey(),
    taxpayerId: goesWith(() => taxpayers.id),
    name: text().notNull(),
    role: text(),
    email: text(),
    /** `+27 821234567` */
    phone: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    lengthCheck('contact_persons_name_length', table.name, 2, 200),
    lengthCheck('contact_persons_role_length', table.role, 1, LONGEST_CONTACT_ROLE),
    check('contact_persons_email_lower', sql`${table.email} = lower(${table.email})`),
    lengthCheck('contact_persons_email_length', table.email, 3, 255),
    lengthCheck('contact_persons_phone_length', table.phone, 4, 25),
    check('contact_persons_reached', sql`num_nonnulls(${table.email}, ${table.phone}) > 0`),
    index('contact_persons_of_taxpayer').on(table.taxpayerId),
    index('contact_persons_by_part_of_name').using('gin', table.name.op('gin_trgm_ops')),
    index('contact_persons_by_plain_name').using('gin', sql`(plain_letters(name)) gin_trgm_ops`),
    index('contact_persons_by_part_of_email').using('gin', table.email.op('gin_trgm_ops')),
    index('contact_persons_by_phone').using('gin', sql`(regexp_replace(phone, '\\D', '', 'g')) gin_trgm_ops`),
  ],
);

/** A colleague who opened the file of another's client sees it until then. The reason is in the audit trail. */
export const openedFiles = pgTable(
  'opened_files',
  {
    taxpayerId: goesWith(() => taxpayers.id),
    colleagueId: goesWith(() => users.id),
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taxpayerId, table.colleagueId] }),
    index('opened_files_of_colleague').on(table.colleagueId),
  ],
);

export const taxpayerInvitations = pgTable(
  'taxpayer_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    taxpayerId: goesWith(() => taxpayers.id),
    tokenHash: text().notNull().unique('taxpayer_invitations_one_token'),
    email: text().notNull(),
    role: text({ enum: TAXPAYER_ROLES }).notNull(),
    invitedBy: pseudonym().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Waits for a mail with others to the same address; null once mailed. Until then nobody has its link. */
    waitsSince: moment(),
  },
  (table) => [
    check('taxpayer_invitations_token_hash', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('taxpayer_invitations_email_lower', sql`${table.email} = lower(${table.email})`),
    lengthCheck('taxpayer_invitations_email_length', table.email, 3, 255),
    oneOfCheck('taxpayer_invitations_role', table.role, TAXPAYER_ROLES),
    index('taxpayer_invitations_of_taxpayer').on(table.taxpayerId),
    index('taxpayer_invitations_by_expiry').on(table.expiresAt),
    index('taxpayer_invitations_to_mail')
      .on(table.email, table.waitsSince)
      .where(sql`${table.waitsSince} is not null`),
  ],
);

/** A member's choices for mails and the calendar of due days; no row: mails, no calendar. */
export const dueSettings = pgTable(
  'due_settings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    wantsMails: boolean().notNull().default(true),
    feedHash: text().unique('due_settings_one_feed'),
  },
  (table) => [check('due_settings_feed_hash_form', sql`${table.feedHash} ~ '^[0-9a-f]{64}$'`)],
);

/** One mail per person and day, with everything asked for and due: the process that adds the row sends it. */
export const clientMailDays = pgTable(
  'client_mail_days',
  {
    recipient: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipient, table.day] }),
    atMostCheck('client_mail_days_recipient_length', table.recipient, 100),
  ],
);
