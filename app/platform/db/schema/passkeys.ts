import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, moment, oneOfCheck } from '../columns.ts';
import { users } from './accounts.ts';

export const CHALLENGE_PURPOSES = ['add', 'sign-in', 'second-factor'] as const;

export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: goesWith(() => users.id),
    name: text().notNull(),
    publicKey: text().notNull(),
    /** At its last use; 0 where the authenticator does not count. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [
    lengthCheck('passkeys_id_length', table.id, 1, 1400),
    lengthCheck('passkeys_name_length', table.name, 1, 60),
    lengthCheck('passkeys_public_key_length', table.publicKey, 1, 2000),
    index('passkeys_of_user').on(table.userId, table.createdAt),
  ],
);

/** Each is deleted when it is answered, so no answer counts twice. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text().primaryKey(),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    /** Null for a sign-in with only a passkey: its owner is not known yet. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    check('passkey_challenges_id_hash', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    oneOfCheck('passkey_challenges_purpose', table.purpose, CHALLENGE_PURPOSES),
    check(
      'passkey_challenges_user_by_purpose',
      sql`(${table.purpose} = 'sign-in') = (${table.userId} is null)`,
    ),
    index('passkey_challenges_by_expiry').on(table.expiresAt),
  ],
);
