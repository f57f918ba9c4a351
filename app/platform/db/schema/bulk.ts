import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { RUN_RECORD_STATES, RUN_STATES } from '../bulk-values.ts';
import { goesWith, lengthCheck, moment, oneOfCheck } from '../columns.ts';
import { users } from './accounts.ts';

export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: goesWith(() => users.id),
    /** A name in `app/registry/bulk-acts.server.ts`. */
    act: text().notNull(),
    choice: jsonb().$type<object>().notNull(),
    state: text({ enum: RUN_STATES }).notNull(),
    back: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    oneOfCheck('bulk_runs_state', table.state, RUN_STATES),
    lengthCheck('bulk_runs_act_length', table.act, 1, 60),
    lengthCheck('bulk_runs_back_length', table.back, 1, 2000),
    index('bulk_runs_of_actor').on(table.actorId, table.at),
    index('bulk_runs_by_time').on(table.at),
  ],
);

export const bulkRecords = pgTable(
  'bulk_records',
  {
    runId: goesWith(() => bulkRuns.id),
    position: integer().notNull(),
    /** No reference: the act decides the table, and the record may be deleted meanwhile. */
    recordId: uuid().notNull(),
    /** Of the record when it was ticked. */
    version: integer().notNull(),
    state: text({ enum: RUN_RECORD_STATES }).notNull().default('waiting'),
    why: text(),
    /** What is written into this record only; null once it is written. */
    given: jsonb().$type<object>(),
    past: jsonb().$type<object>(),
    madeId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    oneOfCheck('bulk_records_state', table.state, RUN_RECORD_STATES),
    lengthCheck('bulk_records_why_length', table.why, 1, 30),
  ],
);
