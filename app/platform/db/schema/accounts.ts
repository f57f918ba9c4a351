import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMostCheck, goesWith, lengthCheck, moment, oneOfCheck, timestamps } from '../columns.ts';

export const ACCOUNT_TYPES = ['individual', 'business'] as const;
export const ROLE_NAMES = ['staff', 'editor', 'manager', 'admin'] as const;
export const TOKEN_PURPOSES = ['verify_email', 'reset_password', 'change_email', 'disown'] as const;

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case, so that no address is taken twice. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    emailVerifiedAt: moment(),
    /** Links requested before this moment are void. */
    securedAt: moment(),
    /** Before this moment, a sign-in in an unknown browser is not reported. */
    firstSignInAt: moment(),
    ...timestamps(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    lengthCheck('users_email_length', table.email, 3, 255),
    index('users_by_part_of_email').using('gin', table.email.op('gin_trgm_ops')),
  ],
);

export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text().notNull(),
    userType: text({ enum: ACCOUNT_TYPES }).notNull(),
    contactNumber: text(),
    identificationNumber: text(),
    ...timestamps(),
  },
  (table) => [
    lengthCheck('profiles_full_name_length', table.fullName, 2, 100),
    index('profiles_by_part_of_name').using('gin', table.fullName.op('gin_trgm_ops')),
    index('profiles_by_phone').using(
      'gin',
      sql`(regexp_replace(contact_number, '\\D', '', 'g')) gin_trgm_ops`,
    ),
    index('profiles_by_identity').using(
      'gin',
      sql`(regexp_replace(identification_number, '\\D', '', 'g')) gin_trgm_ops`,
    ),
    oneOfCheck('profiles_user_type', table.userType, ACCOUNT_TYPES),
    atMostCheck('profiles_contact_number_length', table.contactNumber, 50),
    atMostCheck('profiles_identification_number_length', table.identificationNumber, 50),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: goesWith(() => users.id),
    role: text({ enum: ROLE_NAMES }).notNull(),
    grantedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    unique('user_roles_one_each').on(table.userId),
    oneOfCheck('user_roles_role', table.role, ROLE_NAMES),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique('invitations_one_token'),
    email: text().notNull().unique('invitations_one_each'),
    role: text({ enum: ROLE_NAMES }).notNull(),
    invitedBy: goesWith(() => users.id),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    check('invitations_token_hash', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('invitations_email_lower', sql`${table.email} = lower(${table.email})`),
    lengthCheck('invitations_email_length', table.email, 3, 255),
    oneOfCheck('invitations_role', table.role, ROLE_NAMES),
    index('invitations_by_expiry').on(table.expiresAt),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, in hex: a leaked table opens no session. */
    id: text().primaryKey(),
    userId: goesWith(() => users.id),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    idleExpiresAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Such a session opens only the form of the second factor. */
    awaitsSecondFactor: boolean().notNull().default(false),
    provedAt: moment(),
    userAgent: text(),
    network: text(),
  },
  (table) => [
    check('sessions_id_hash', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    atMostCheck('sessions_user_agent_length', table.userAgent, 500),
    atMostCheck('sessions_network_length', table.network, 50),
    index('sessions_of_user').on(table.userId, table.lastUsedAt),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

type NewProfile = Omit<typeof profiles.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

export const verificationTokens = pgTable(
  'verification_tokens',
  {
    id: text().primaryKey(),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    userId: goesWith(() => users.id),
    /** The address that the account gets with this link; with `disown`, gets back. */
    newEmail: text(),
    /** The sign-up's values; they replace the account's when this link confirms it. */
    registration: jsonb().$type<{ passwordHash: string; profile: NewProfile }>(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    check('verification_tokens_id_hash', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    oneOfCheck('verification_tokens_purpose', table.purpose, TOKEN_PURPOSES),
    check(
      'verification_tokens_new_email',
      sql`(${table.purpose} in ('change_email', 'disown')) = (${table.newEmail} is not null)`,
    ),
    check('verification_tokens_new_email_lower', sql`${table.newEmail} = lower(${table.newEmail})`),
    lengthCheck('verification_tokens_new_email_length', table.newEmail, 3, 255),
    index('verification_tokens_of_user').on(table.userId, table.purpose),
    index('verification_tokens_by_expiry').on(table.expiresAt),
  ],
);

export const secondFactors = pgTable(
  'second_factors',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Sealed under the site's secret: a leaked table makes no codes. */
    sealedSecret: text().notNull(),
    confirmedAt: moment(),
    /** The 30-second step of the last used code; no code of this or an earlier step is valid. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    wrongCodes: integer().notNull().default(0),
    lastWrongAt: moment(),
    ...timestamps(),
  },
  (table) => [lengthCheck('second_factors_sealed_secret_length', table.sealedSecret, 1, 500)],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** HMAC-SHA-256 of the user's id and the code under the site's secret, in hex. */
    id: text().primaryKey(),
    userId: goesWith(() => users.id),
  },
  (table) => [
    check('recovery_codes_id_hash', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    index('recovery_codes_of_user').on(table.userId),
  ],
);
