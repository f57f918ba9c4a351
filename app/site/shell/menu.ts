import { mainCalculators } from '#app/tools/calculators/calculator-links.ts';
import { services } from '#app/firm/core/services.ts';

export type MenuLink = { label: string; to: string };

export type MenuItem =
  MenuLink | { label: string; items: (MenuLink | { label: string; items: MenuLink[] })[] };

const serviceMenu = services.flatMap(({ path, menu: { label, under } }, index) => {
  if (!under) return { label, to: path };
  const isFirst = services.findIndex(({ menu }) => menu.under === under) === index;
  return isFirst ? { label: under, items: linksUnder(under) } : [];
});

const about: MenuLink[] = [
  { label: 'Why Choose Us', to: '/about/why-choose-us' },
  { label: 'Our Clients', to: '/about/clients' },
  { label: 'Testimonials', to: '/about/testimonials' },
  { label: 'Licensing', to: '/about/licensing' },
  { label: 'Partners', to: '/about/partners' },
];

export const menu: MenuItem[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', items: about },
  {
    label: 'Services',
    items: serviceMenu,
  },
  { label: 'Tax Calculator', items: [...mainCalculators, { label: 'All tools', to: '/tools' }] },
  { label: 'Blog', to: '/blog' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '/contact' },
];

/** After the menu, in one step. */
export const beside: MenuLink[] = [
  { label: 'Deadlines', to: '/deadlines' },
  { label: 'Book', to: '/book' },
];

export function leadsTo(to: string, path: string): boolean {
  const target = to.split('?')[0] ?? to;
  return target === '/' ? path === '/' : path === target || path.startsWith(`${target}/`);
}

function linksUnder(under: string): MenuLink[] {
  return services
    .filter(({ menu }) => menu.under === under)
    .map(({ path, menu: { label } }) => ({ label, to: path }));
}
