import type { Service } from './service-files.ts';

/** Written by the build (dev/build-constants.ts): a browser reads no file of content/. */
declare const SERVICES: readonly Service[];

export const listed = SERVICES;
