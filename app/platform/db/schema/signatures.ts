import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, moment } from '../columns.ts';

/** What anybody with a sealed file may know. It outlives the work, and says nothing of a person. */
export const seals = pgTable(
  'seals',
  {
    sha256: text().primaryKey(),
    signatures: integer().notNull(),
    sealedAt: moment().notNull(),
    lacksTimeStamp: boolean().notNull().default(false),
  },
  (table) => [
    check('seals_sha256_form', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('seals_signatures', sql`${table.signatures} > 0`),
  ],
);

/** Certificates that the site made for itself, in PEM; the newest one that can be decrypted is used. */
export const signingCertificates = pgTable(
  'signing_certificates',
  {
    id: uuid().primaryKey().defaultRandom(),
    certificate: text().notNull(),
    /** Encrypted with the secret of the site. */
    key: text().notNull(),
    madeAt: moment().notNull().defaultNow(),
  },
  (table) => [
    lengthCheck('signing_certificates_certificate_length', table.certificate, 100, 20_000),
    lengthCheck('signing_certificates_key_length', table.key, 100, 20_000),
  ],
);
