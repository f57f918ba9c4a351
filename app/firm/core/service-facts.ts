import { z } from 'zod';
import { ENQUIRER_TYPES } from '#app/platform/db/enquiry-values.ts';

export const serviceFacts = z.strictObject({
  /** In the order of `place`; `under`: the entry that opens above it. */
  menu: z.strictObject({ label: z.string().min(1), place: z.int(), under: z.string().min(1).optional() }),
  desk: z.string().min(1),
  /** The topic of an enquiry from `/contact?service=ID`; `userType`: its usual sender. */
  topic: z.strictObject({
    id: z.string().regex(/^[a-z][a-z-]*$/),
    title: z.string().min(1),
    userType: z.enum(ENQUIRER_TYPES).optional(),
  }),
  chat: z.string().min(1),
});
