import { z } from 'zod';
import { sizeLabels } from '#app/firm/core/estate-sizes.ts';
import { estateSteps } from '#app/firm/core/estate-steps.ts';
import { estateTasks } from '#app/firm/core/estate-tasks.ts';
import { TIMELINE_PATH } from '#app/firm/deadlines/estate-days.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { defineKept } from '#app/tools/kept/kept-kind.ts';
import { OF_EACH, LONGEST } from './letter-fields.ts';

const Day = z.iso.date();

export const tickable: ReadonlySet<string> = new Set([...estateSteps, ...estateTasks].map(({ id }) => id));

/** `done`: the day each step was ticked, by its id. `letter`: kept only with consent. */
export const estateKept = defineKept({
  name: 'estate',
  path: TIMELINE_PATH,
  schema: z.strictObject({
    size: z.enum(keysOf(sizeLabels)),
    death: Day,
    letters: Day.nullable(),
    letter: z.partialRecord(z.enum(OF_EACH), z.string().max(LONGEST)).optional(),
    done: z.record(z.string().max(40), Day).refine((done) => Object.keys(done).length <= 100),
  }),
});

export type KeptEstate = z.infer<typeof estateKept.schema>;
