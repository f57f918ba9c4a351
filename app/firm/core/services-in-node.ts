import { fileURLToPath } from 'node:url';
import { readServices, type Service } from './service-files.ts';

/** Written by the build; commands that run without one read the files. */
declare const SERVICES: readonly Service[] | undefined;

export const listed =
  typeof SERVICES === 'undefined'
    ? readServices(fileURLToPath(new URL('../../..', import.meta.url)))
    : SERVICES;
