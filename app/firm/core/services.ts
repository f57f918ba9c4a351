import { listed } from '#services';
import type { Service } from './service-files.ts';

export const services: readonly Service[] = listed;

export function findService(path: string): Service | null {
  return services.find((service) => service.path === path) ?? null;
}

export function isService(id: string): boolean {
  return services.some((service) => service.id === id);
}
