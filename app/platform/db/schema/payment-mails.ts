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
    createdAt: moment().notNull().defaultNow(),
    confirmedAt: moment(),
    /** The month of the last mail: `2027-01`. */
    sentFor: text(),
  },
  (table) => [
    lengthCheck('payment_mails_email_length', table.email, ...LENGTHS.email),
    lengthCheck('payment_mails_link_length', table.sealedLink, 1, 500),
    index('payment_mails_of_address').on(table.email),
  ],
);
