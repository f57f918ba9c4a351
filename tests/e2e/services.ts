import { services } from '#app/firm/core/services.ts';

export const firstService = serviceAt(0);
export const lastService = serviceAt(-1);

/** Of those that are entries of the menu itself: a name within a group may be that of a calculator too. */
function serviceAt(index: number): { name: string; path: string } {
  const service = services.filter(({ menu }) => !menu.under).at(index);
  if (!service) throw new Error('No service is an entry of the menu itself.');
  return { name: service.menu.label, path: service.path };
}
