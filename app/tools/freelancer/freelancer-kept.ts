import { z } from 'zod';
import { defineKept } from '#app/tools/kept/kept-kind.ts';
import { FREELANCER_PATH, LONGEST, ownFields } from './entries.ts';

const MOST_YEARS = 10;

const OneYear = z.record(z.string().max(10), z.string().max(LONGEST)).transform(ownFields);

export const freelancerKept = defineKept({
  name: 'freelancer',
  path: FREELANCER_PATH,
  schema: z.strictObject({
    years: z
      .record(z.string().regex(/^20\d\d$/), OneYear)
      .refine((years) => Object.keys(years).length <= MOST_YEARS),
  }),
});
