import * as z from 'zod/mini';
import { defineJob } from '#app/jobs/job.ts';
import { DAY, MINUTE, SECOND } from '#app/time.ts';
import type { AccountJob } from './job.ts';
import { doAccountJob } from './jobs.server.ts';

const text = z.string();
const optional = z.nullable(text);

const registration = {
  email: text,
  passwordHash: text,
  fullName: text,
  userType: z.enum(['individual', 'business']),
  contactNumber: optional,
  identificationNumber: optional,
};

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-up'), ...registration }),
  z.object({ kind: z.enum(['verification', 'password-reset']), email: text }),
  z.object({ kind: z.literal('email-change'), userId: text, newEmail: text }),
]);

/** Does what an address has asked for, apart from the request: see `AccountJob`. */
export const accountJob = defineJob<AccountJob>({
  name: 'account',
  schema,
  policy: {
    retries: 100,
    firstWait: 2 * SECOND,
    longestWait: 10 * MINUTE,
    timeout: 2 * MINUTE,
    // These contain addresses and a password's hash.
    keepWaiting: 2 * DAY,
    keepDone: 10 * MINUTE,
  },
  run: (job) => doAccountJob(job),
});
