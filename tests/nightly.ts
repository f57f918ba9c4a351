import { test } from 'vitest';

export const isNightly = process.env.NIGHTLY === '1';

export const nightly = test.runIf(isNightly);

export const SECURITY_RUNS = isNightly ? 250 : 3;
