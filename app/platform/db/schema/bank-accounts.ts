import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, moment, oneOfCheck, pseudonym } from '../columns.ts';
import { BANK_CONFIRMATIONS } from '../work-values.ts';
import { taxpayers } from './taxpayers.ts';

/** Where a client is paid. A row is never changed: another account takes its place. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: uuid().primaryKey(),
    taxpayerId: goesWith(() => taxpayers.id),
    holder: text().notNull(),
    bank: text().notNull(),
    /** Digits alone. */
    branchCode: text(),
    /** Digits alone. Only `showAccount` and an export that asks for it read more than the last ones. */
    accountNumber: text().notNull(),
    confirmedBy: text({ enum: BANK_CONFIRMATIONS }).notNull(),
    /** Null: nobody has yet. */
    confirmedOn: date({ mode: 'string' }),
    addedBy: pseudonym().notNull(),
    addedAt: moment().notNull().defaultNow(),
    replacedId: uuid(),
    removedAt: moment(),
  },
  (table) => [
    lengthCheck('bank_accounts_holder_length', table.holder, 2, 200),
    lengthCheck('bank_accounts_bank_length', table.bank, 2, 60),
    check('bank_accounts_branch_form', sql`${table.branchCode} ~ '^[0-9]{6}$'`),
    check('bank_accounts_number_form', sql`${table.accountNumber} ~ '^[0-9]{5,20}$'`),
    oneOfCheck('bank_accounts_confirmed_by', table.confirmedBy, BANK_CONFIRMATIONS),
    index('bank_accounts_of_taxpayer').on(table.taxpayerId),
  ],
);
