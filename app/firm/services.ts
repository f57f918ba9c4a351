import type { Service } from './service-files.ts';

/** Written by the build (dev/build-constants.ts): what the site offers follows the pages that exist. */
declare const SERVICES: readonly Service[];

/** In the order of the menu. */
export const services = SERVICES;

export function findService(path: string): Service | null {
  return services.find((service) => service.path === path) ?? null;
}

/** `id` is the name of the page's file. */
export function isService(id: string): boolean {
  return services.some((service) => service.id === id);
}
