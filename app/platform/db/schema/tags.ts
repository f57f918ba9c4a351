import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { goesWith, lengthCheck, moment, oneOfCheck } from '../columns.ts';
import { TAG_TONES } from '../work-values.ts';
import { taxpayers } from './taxpayers.ts';

export const taxpayerTags = pgTable(
  'taxpayer_tags',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    tone: text({ enum: TAG_TONES }).notNull().default('plain'),
    version: integer().notNull().default(1),
    /** Hidden since then; its clients keep it until it is brought back or deleted. */
    removedAt: moment(),
  },
  (table) => [
    lengthCheck('taxpayer_tags_name_length', table.name, 1, 40),
    oneOfCheck('taxpayer_tags_tone', table.tone, TAG_TONES),
    uniqueIndex('taxpayer_tags_one_name')
      .on(sql`lower(${table.name})`)
      .where(sql`${table.removedAt} is null`),
  ],
);

export const taxpayerTagUses = pgTable(
  'taxpayer_tag_uses',
  {
    tagId: goesWith(() => taxpayerTags.id),
    taxpayerId: goesWith(() => taxpayers.id),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.taxpayerId] }),
    index('taxpayer_tag_uses_of_taxpayer').on(table.taxpayerId),
  ],
);
