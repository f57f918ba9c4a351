import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lengthCheck, moment } from '../columns.ts';
import { LENGTHS } from '../lengths.ts';

/** Who wants a mail before each provisional payment; `app/tools/freelancer`. */
export const paymentMails = pgTable(
  'payment_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    sealedLink: text().notNull(),
    /** As in `kept_entries`; null in older rows until the next mail. */
    linkHash: text(),
    createdAt: moment().notNull().defaultNow(),
    confirmedAt: moment(),
    /** The month of the last mail: `2027-01`. */
    sentFor: text(),
    /** Can be undone for a day. */
    endedAt: moment(),
  },
  (table) => [
    lengthCheck('payment_mails_email_length', table.email, ...LENGTHS.email),
    lengthCheck('payment_mails_link_length', table.sealedLink, 1, 500),
    index('payment_mails_of_address').on(table.email),
    index('payment_mails_of_link').on(table.linkHash),
  ],
);
