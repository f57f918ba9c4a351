import { test } from 'vitest';

/** Whether this is `npm run test:nightly`, which takes its time. */
export const isNightly = process.env.NIGHTLY === '1';

/** A test that runs at night alone. */
export const nightly = test.runIf(isNightly);

/** How many times each form and address is tried with something hostile. */
export const SECURITY_RUNS = isNightly ? 250 : 6;
