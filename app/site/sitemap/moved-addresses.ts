import { services } from '#app/firm/core/services.ts';

const taxPages = services.filter(({ menu }) => menu.under === 'Tax');

export const MOVED: Readonly<Record<string, string>> = {
  about: '/about/why-choose-us',
  ...Object.fromEntries(
    services.filter(({ menu }) => !menu.under).map(({ path }) => [`services${path}`, path]),
  ),
  ...Object.fromEntries(taxPages.slice(0, 1).map(({ path }) => ['services/tax', path])),
};
