import { fileURLToPath } from 'node:url';
import { readServicePages } from './read-service-pages.ts';
import type { ServicePage } from './service-page.ts';

/** Written by the build; commands that run without one read the files. */
declare const SERVICE_PAGES: Record<string, ServicePage> | undefined;

export const serviceFiles =
  typeof SERVICE_PAGES === 'undefined'
    ? readServicePages(fileURLToPath(new URL('../../..', import.meta.url)))
    : SERVICE_PAGES;
