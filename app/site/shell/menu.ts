import { mainCalculators } from '#app/tools/calculators/calculator-links.ts';
import { services } from '#app/firm/core/services.ts';
import { menuLinks, type MenuLink } from './menu-links.ts';

export type MenuItem =
  MenuLink | { label: string; items: (MenuLink | { label: string; items: MenuLink[] })[] };

const serviceMenu = services.flatMap(({ path, menu: { label, under } }, index) => {
  if (!under) return { label, to: path };
  const isFirst = services.findIndex(({ menu }) => menu.under === under) === index;
  return isFirst ? { label: under, items: linksUnder(under) } : [];
});

export function headerMenu(): MenuItem[] {
  return [
    { label: 'Home', to: '/' },
    { label: 'About Us', items: menuLinks('about') },
    { label: 'Services', items: serviceMenu },
    { label: 'Tax Calculator', items: [...mainCalculators, { label: 'All tools', to: '/tools' }] },
    { label: 'Blog', to: '/blog' },
    { label: 'Pricing', to: '/pricing' },
    { label: 'Contact', to: '/contact' },
  ];
}

export function leadsTo(to: string, path: string): boolean {
  const target = to.split('?')[0] ?? to;
  return target === '/' ? path === '/' : path === target || path.startsWith(`${target}/`);
}

function linksUnder(under: string): MenuLink[] {
  return services
    .filter(({ menu }) => menu.under === under)
    .map(({ path, menu: { label } }) => ({ label, to: path }));
}
