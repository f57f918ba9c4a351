import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { goesWith, moment, oneOfCheck } from '../columns.ts';
import { ROLE_NAMES, users } from './accounts.ts';

/** By the name of a holding; `to` is null for nobody. */
export type MovedRows = { kind: string; to: string | null; ids: string[] };

export const handOvers = pgTable(
  'hand_overs',
  {
    id: uuid().primaryKey(),
    holderId: goesWith(() => users.id),
    /** The holder's role, which ended with it unless `keepsRole`. */
    role: text({ enum: ROLE_NAMES }).notNull(),
    keepsRole: boolean().notNull().default(false),
    /** No reference: it lives for a day. */
    actorId: uuid().notNull(),
    moved: jsonb().$type<readonly MovedRows[]>().notNull(),
    at: moment().notNull(),
    undoneAt: moment(),
    undoneBy: uuid(),
  },
  (table) => [
    oneOfCheck('hand_overs_role', table.role, ROLE_NAMES),
    index('hand_overs_of_holder').on(table.holderId, table.at),
    index('hand_overs_by_time').on(table.at),
  ],
);
